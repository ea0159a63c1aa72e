import Domain
import Presentation
import TestSupport

extension Scene {
  static var seasonStates: [State] {
    [
      ("season-empty", { list($0, .two).at(.season) }),
      ("season-one", { list($0, over(.thirty, 3, 1)).at(.season) }),
      ("season-table", { list($0, season).at(.season) }),
      ("season-in-all", { list($0, season).at(.season).with(.season(.inAllTapped)) }),
      ("season-goals", { list($0, season).at(.season).with(.season(.listTapped(.goals))) }),
      ("season-matches", { list($0, season).at(.season).with(.season(.listTapped(.matches))) }),
      ("season-share", { list($0, season).at(.season).with(.season(.shareTableTapped)) }),
      ("season-rules", { list($0, season).at(.season).with(.season(.rulesTapped)) }),
      ("season-records", { list($0, season).at(.season).with(.season(.listTapped(.records))) }),
      ("season-own", { list($0, seasons).at(.season).with(.season(.periodChosen, Self.spring)) }),
      ("season-seasons", { list($0, seasons).at(.season).with(.season(.seasonsTapped)) }),
      (
        "season-form",
        {
          list($0, seasons).at(.season)
            .with(.season(.seasonsTapped), .season(.seasonTapped(.fixed(1))))
        }
      ),
      (
        "season-form-wrong",
        {
          list($0, seasons).at(.season)
            .with(
              .season(.seasonsTapped), .season(.seasonTapped(.fixed(1))),
              .season(.seasonUntil, "2026-01-31"))
        }
      ),
      (
        "season-own-empty",
        {
          list($0, Squad.two.with(.season(.fixed(1), .set(autumn)))).at(.season)
            .with(.season(.periodChosen, Self.spring))
        }
      ),
      (
        "link-table",
        {
          TestDevice($0, keeping: .unnamed(season.with(.tables(.linkMade(.toTable, .allTime)))))
            .at(.season).with(
              .season(.periodChosen, ""), .season(.shareTableTapped), .season(.linkTapped))
        }
      ),
      (
        "player-same",
        { list($0, season).at(.player(.fixed(1))).with(.playerDetails(.samePersonTapped)) }
      ),
      (
        "player-same-wrong",
        {
          list($0, season).at(.player(.fixed(1))).with(
            .playerDetails(.samePersonTapped), .playerDetails(.sameTapped(.fixed(2))))
        }
      ),
      (
        "player-joined",
        {
          list(
            $0,
            season.with(.replies(.answersJoined(.fixed(11), to: .fixed(1))))
              .with(.player(.fixed(1), .set(.hidden, true)))
          ).at(.player(.fixed(1)))
        }
      ),
      (
        "player-another",
        {
          list($0, season.with(.replies(.answersJoined(.fixed(11), to: .fixed(1)))))
            .at(.player(.fixed(11)))
        }
      ),
      ("player-record", { list($0, season).at(.player(.fixed(1))) }),
      ("player-record-hostile", { list($0, over(.hostile, 99, 98)).at(.player(.fixed(1))) }),
      ("player-matches", { list($0, season).at(.playerMatches(.fixed(1))) }),
      ("head-to-head", { list($0, season).at(.headToHead(.fixed(1), .fixed(2))) }),
      (
        "head-to-head-hostile",
        { list($0, over(.hostile, 99, 98)).at(.headToHead(.fixed(1), .fixed(2))) }
      ),
      ("head-to-head-never", { list($0, season).at(.headToHead(.fixed(1), .fixed(11))) }),
      ("head-to-head-gone", { list($0, season).at(.headToHead(.fixed(1), .fixed(99))) }),
      ("season-hostile", { list($0, over(.hostile, 99, 98)).at(.season) }),
    ]
  }

  static var pastGathersStates: [State] {
    [
      ("past-gathers-empty", { list($0, .two).at(.pastGathers) }),
      ("past-gathers", { list($0, season).at(.pastGathers) }),
      (
        "past-gathers-hostile",
        { list($0, over(.hostile, 99, 98)).at(.pastGathers) }
      ),
      ("past-gathers-named", { list($0, named).at(.pastGathers) }),
      ("past-gather-named", { list($0, named).at(.pastGather(.fixed(4))) }),
      ("past-gather", { list($0, season).at(.pastGather(.fixed(1))) }),
      ("past-gather-minutes", { list($0, substituted).at(.pastGather(.fixed(1))) }),
      (
        "past-gather-correcting",
        { list($0, substituted).at(.pastGather(.fixed(1))).with(.pastGather(.correctTapped)) }
      ),
      ("past-gather-running", { list($0, season).at(.pastGather(.fixed(5))) }),
      ("past-gather-draw", { list($0, season).at(.pastGather(.fixed(2))) }),
      ("past-gather-hostile", { list($0, over(.hostile, 12, 9)).at(.pastGather(.fixed(1))) }),
      (
        "past-gather-deletion",
        { list($0, season).at(.pastGather(.fixed(1))).with(.pastGather(.deleteTapped)) }
      ),
      (
        "past-gathers-deleted",
        {
          list($0, season).at(.pastGather(.fixed(1))).with(
            .pastGather(.deleteTapped), .pastGather(.deletionConfirmed),
            .device(.navigated("/gathers")))
        }
      ),
      ("past-match-new", { list($0, .two).at(.newPastMatch) }),
      (
        "past-match-placed",
        {
          list($0, season).at(.newPastMatch).with(
            .pastMatch(.placeTapped(.fixed(1), .teamA)), .pastMatch(.result, "teamB"),
            .pastMatch(.othersB, "Zoe"))
        }
      ),
      (
        "past-match-scorers",
        {
          list($0, season).at(.newPastMatch).with(
            .pastMatch(.placeTapped(.fixed(1), .teamA)), .pastMatch(.home, "7"),
            .pastMatch(.away, "2"), .pastMatch(.othersA, "Gus Lee"), .pastMatch(.othersB, "Zoe"),
            .pastMatch(.scorer(.goalGiven, "0")), .pastMatch(.scorer(.goalGiven, "2")))
        }
      ),
      ("past-match-missing", { list($0, .two).at(.newPastMatch).with(.pastMatch(.doneTapped)) }),
      ("past-match-hostile", { list($0, over(.hostile, 2, 1)).at(.newPastMatch) }),
      (
        "past-match-twice",
        {
          list($0, entered.with(.gather(.fixed(10), .recorded(enteredMatch)))).at(
            .pastGather(.fixed(9)))
        }
      ),
      ("past-match-won", { list($0, entered).at(.pastGather(.fixed(9))) }),
      (
        "past-match-correcting",
        { list($0, entered).at(.pastGather(.fixed(9))).with(.pastGather(.correctTapped)) }
      ),
      ("past-gathers-entered", { list($0, entered).at(.pastGathers) }),
      ("past-gather-gone", { list($0, season).at(.pastGather(.fixed(99))) }),
    ]
  }

  /// A match that was entered afterwards, and of which only the winner is known.
  private static var entered: Squad {
    season.with(.gather(.fixed(9), .recorded(enteredMatch)))
  }

  private static var enteredMatch: MatchRecord {
    let people = season.players.prefix(2).enumerated().map { index, player in
      Participant(
        id: player.id, name: player.details.name, team: index == 0 ? .teamA : .teamB)
    }
    return MatchRecord(
      day: .kickOff(plusMinutes: -20_000), participants: people, result: .teamBWon)
  }

  /// Gathers whose last one the team with a name won.
  private static var named: Squad {
    season.with(
      .gather(.fixed(4), .teamDetailsSet(.teamA, TeamDetails(name: .typed("유나"), color: .yellow)))
    )
    .with(.gather(.fixed(4), .teamDetailsSet(.teamB, TeamDetails(color: .black))))
  }

  /// Five evenings: won, drawn without goals, lost, won high, and one that goes on.
  private static let spring = Identifier<Domain.Season>.fixed(1).uuidString

  private static var autumn: Domain.Season.Details {
    let start = Instant.kickOff.advanced(byMilliseconds: -3 * 604_800_000)
    return Domain.Season.Details(
      name: ShortText(accepted: "가을 <b>"),
      bounds: SeasonBounds(from: start, until: nil) ?? .allTime, rules: TableRules())
  }

  /// The same with seasons that the organiser named.
  private static var seasons: Squad {
    season.with(.season(.fixed(1), .set(autumn)))
      .with(
        .season(
          .fixed(2),
          .set(Domain.Season.Details(name: autumn.name, bounds: .allTime, rules: TableRules()))))
  }

  private static var season: Squad {
    let ten = Squad(of: Array(Squad.thirty.players.prefix(11).map(\.details)))
    return [(3, 2), (0, 0), (1, 4), (12, 3)].enumerated()
      .reduce(ten) { squad, evening in
        over(squad, evening.element.0, evening.element.1, UInt64(evening.offset + 1))
      }
      .playing(5).scoring(1, 0, in: 5)
  }

  /// A gather with scorers, in which one player changed teams and another left.
  private static var substituted: Squad {
    let ten = Squad(of: Array(Squad.thirty.players.prefix(10).map(\.details)))
    return ten.playing(benched: 1).with(.clock(.fixed(1), nil, .started)).scoring(2, 1)
      .with(.goal(.fixed(1), .fixed(1_001), .credited(.scored(by: .fixed(1), assist: .fixed(3)))))
      .with(.goal(.fixed(1), .fixed(1_002), .credited(.ownGoal(by: .fixed(5)))))
      .with(
        .gather(
          .fixed(1),
          .teamDetailsSet(.teamA, TeamDetails(name: try? ShortText("조끼"), color: .orange)))
      )
      .with(.gather(.fixed(1), .participantLeft(.fixed(2))), at: .kickOff(plusMinutes: 5))
      .with(
        .gather(
          .fixed(1),
          .participantAssigned(
            Participant(id: .fixed(3), name: ten.players[2].details.name, team: .teamB))),
        at: .kickOff(plusMinutes: 6)
      )
      .with(.gather(.fixed(1), .ended), at: .kickOff(plusMinutes: 12))
  }

  /// Adds a gather that was played on an evening some weeks ago.
  private static func over(
    _ squad: Squad, _ teamA: Int, _ teamB: Int, _ number: UInt64 = 1
  ) -> Squad {
    let start = Instant.kickOff.advanced(byMilliseconds: (Int64(number) - 6) * 604_800_000)
    return squad.playing(number, benched: 1, at: start)
      .scoring(teamA, teamB, in: number, from: start)
      .with(.gather(.fixed(number), .ended), at: start.advanced(byMilliseconds: 3_900_000))
  }
}
