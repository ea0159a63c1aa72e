import Domain
import Presentation
import TestSupport

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
      ("gather-set-time", { gather($0, ten.playing()).with(.gather(.setTimeTapped)) }),
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
      ("gather-end", { gather($0, running).with(.gather(.endTapped)) }),
      ("gather-ended-elsewhere", { gather($0, running.with(.gatherEnded(.fixed(1)))) }),
      ("gather-gone", { gather($0, .two) }),
    ]
  }

  private static var ten: Squad { Squad(of: Array(Squad.thirty.players.prefix(10).map(\.details))) }

  private static var running: Squad {
    ten.playing().scoring(2, 1).with(.clockStarted(.fixed(1)))
  }

  private static var pauseTapped: Event { .gather(.clockTapped) }

  private static func gather(_ language: Language, _ squad: Squad) -> TestDevice {
    list(language, squad).at(.gather(.fixed(1)))
  }
}
