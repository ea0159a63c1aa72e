import Domain
import Presentation
import TestSupport
import Texts

extension Scene {
  static var gatherStates: [State] {
    [
      ("gather-stopped", { gather($0, ten.playing()) }),
      ("gather-running", { gather($0, running).after(milliseconds: 138_000) }),
      ("gather-paused", { gather($0, running).after(milliseconds: 95_500).with(pauseTapped) }),
      ("gather-full-time", { gather($0, running).after(milliseconds: 600_000) }),
      ("gather-limit", { gather($0, ten.playing().scoring(99, 99)) }),
      ("gather-hostile", { gather($0, Squad.hostile.playing().scoring(20, 14)) }),
      ("gather-goal", { gather($0, running).with(.gather(.plusTapped(.teamB))) }),
      (
        "gather-set-time",
        { gather($0, ten.playing()).with(.gather(.setTimeTapped), .gather(.countingTapped)) }
      ),
      (
        "gather-set-time-wrong",
        {
          gather($0, ten.playing()).with(
            .gather(.setTimeTapped), .gather(.minutesTyped, "7"), .gather(.secondsTyped, "75"))
        }
      ),
      (
        "gather-cancel-clock",
        { gather($0, running).after(milliseconds: 95_500).with(.gather(.clockCancelTapped)) }
      ),
      (
        "gather-set-time-running",
        { gather($0, running).after(milliseconds: 138_000).with(.gather(.setTimeTapped)) }
      ),
      ("gather-added-time", { gather($0, running).after(milliseconds: 665_000) }),
      ("gather-half", { gather($0, halves).after(milliseconds: 138_000) }),
      ("gather-half-time", { gather($0, halves).with(.gather(.periodEndTapped)) }),
      ("gather-bench", { gather($0, changed).after(milliseconds: 400_000) }),
      (
        "gather-person",
        { gather($0, changed).with(.match(.personTapped(.fixed(3)))) }
      ),
      ("gather-arrival", { gather($0, changed).with(.match(.lateArrivalTapped)) }),
      (
        "gather-arrival-guest",
        {
          gather($0, changed).with(
            .match(.lateArrivalTapped), .match(.arrivalTyped, "유나 <b>"))
        }
      ),
      (
        "gather-assist",
        {
          gather($0, running).with(
            .gather(.plusTapped(.teamA)), .match(.goalTapped(.fixed(1_001))),
            .match(.sheetDismissed), .match(.scorerTapped(.fixed(1_001), .fixed(1))))
        }
      ),
      ("gather-goal-sheet", { gather($0, scored).with(.match(.goalTapped(.fixed(1_001)))) }),
      (
        "gather-goal-moved",
        {
          gather($0, scored).with(.match(.goalTapped(.fixed(1_001))), .match(.goalSideTapped))
        }
      ),
      (
        "gather-scoreboard",
        { gather($0, scored).after(milliseconds: 138_000).with(.gather(.scoreboardTapped)) }
      ),
      (
        "gather-scoreboard-unlocked",
        {
          gather($0, Squad.hostile.playing().scoring(20, 14))
            .with(.gather(.scoreboardTapped), .gather(.unlockTapped))
        }
      ),
      ("gather-followed", { followed($0).after(milliseconds: 138_000) }),
      ("gather-double", { gather($0, doubled).after(milliseconds: 138_000) }),
      ("gather-end", { gather($0, running).with(.gather(.endTapped)) }),
      ("gather-ended-elsewhere", { gather($0, running.with(.gather(.fixed(1), .ended))) }),
      ("gather-gone", { gather($0, .two) }),
    ]
  }

  private static var ten: Squad { Squad(of: Array(Squad.thirty.players.prefix(10).map(\.details))) }

  private static var running: Squad {
    ten.playing().scoring(2, 1, every: 1_000).with(.clock(.fixed(1), nil, .started))
  }

  private static var halves: Squad {
    let format = ClockFormat(periods: 2, length: .default)
    return ten.playing().with(.clock(.fixed(1), nil, .formatSet(format ?? .default)))
      .with(.clock(.fixed(1), nil, .started))
  }

  /// Two are on the bench, one left, and four more are on the list.
  private static var changed: Squad {
    let playing = Squad(of: Array(Squad.thirty.players.prefix(14).map(\.details)))
      .playing(benched: 2).with(.clock(.fixed(1), nil, .started))
      .with(.gather(.fixed(1), .participantLeft(.fixed(5))), at: .kickOff(plusMinutes: 2))
    return Squad.thirty.players.suffix(8).reduce(playing) {
      $0.with(.player($1.id, .added($1.details)))
    }
  }

  private static var scored: Squad {
    running
      .with(.goal(.fixed(1), .fixed(1_001), .credited(.scored(by: .fixed(1), assist: .fixed(3)))))
      .with(.goal(.fixed(1), .fixed(1_002), .credited(.ownGoal(by: .fixed(5)))))
  }

  /// Min and the organiser recorded the same goal.
  private static var doubled: Squad {
    var squad = running
    guard let name = try? ShortText("민") else { return squad }
    let minute = Instant.kickOff(plusMinutes: 1)
    try? squad.apply(
      .sharing(.fixed(1), .scorekeeperNamed(Scorekeeper(id: .fixed(7), name: name))), at: minute)
    try? squad.apply(.goal(.fixed(1), .fixed(1_010), .added(.teamA)), at: minute)
    try? squad.apply(
      .goal(.fixed(1), .fixed(1_011), .added(.teamA)), at: minute.advanced(byMilliseconds: 4_000),
      on: .fixed(7))
    return squad
  }

  /// Twelve follow, and 민 keeps the score, too.
  private static func followed(_ speech: Speech) -> TestDevice {
    let presence = Presence(
      gather: .fixed(1), followers: 12, signs: [Presence.Sign(of: .fixed(7), heardAt: .kickOff)])
    return TestDevice(speech, keeping: .loggedIn(doubled))
      .with(
        .server(
          .synced(
            .squad(.fixed(1)),
            SyncResponse(
              epoch: .fixed(1), outcomes: [],
              page: ChangePage(since: 100, upTo: 100, changes: []), latest: 100, now: .kickOff,
              presence: [presence])))
      )
      .at(.gather(.fixed(1)))
  }

  private static var pauseTapped: Event { .gather(.clockTapped) }

  private static func gather(_ speech: Speech, _ squad: Squad) -> TestDevice {
    list(speech, squad).at(.gather(.fixed(1)))
  }
}
