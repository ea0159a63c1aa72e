import Domain
import Presentation
import TestSupport
import Texts

/// Gathers of three and four teams.
extension Scene {
  static var gamesStates: [State] {
    [
      ("teams-three", { lineUp($0, 3) }),
      ("teams-four", { lineUp($0, 4) }),
      ("teams-comparing", { lineUp($0, 3).before(.confirmPlayers(.fairTapped)) }),
      ("teams-three-fair", { lineUp($0, 3).with(.confirmPlayers(.fairTapped)) }),
      ("games-first", { gather($0, evening(0)) }),
      ("games-third", { gather($0, evening(2)).after(milliseconds: 138_000) }),
      (
        "games-earlier",
        { gather($0, evening(2)).after(milliseconds: 138_000).with(.gather(.gameTapped(0))) }
      ),
      ("games-next", { gather($0, evening(2)).with(.gather(.nextGameTapped)) }),
      (
        "games-next-unclear",
        {
          gather($0, evening(2)).with(
            .gather(.nextGameTapped), .gather(.teamTapped(.teamB)), .gather(.teamTapped(.teamC)))
        }
      ),
      ("games-started", { gather($0, evening(2)).with(nextGame) }),
      ("games-end", { gather($0, evening(2)).with(.gather(.endTapped)) }),
      ("games-past", { past($0, over) }),
      ("games-past-first", { past($0, over).with(.pastGather(.gameTapped(0))) }),
      ("games-correcting", { past($0, over).with(.pastGather(.correctTapped)) }),
      ("games-hostile", { past($0, hostile) }),
      ("games-list", { TestDevice($0, keeping: .keeping(over)).at(.pastGathers) }),
    ]
  }

  private static let nextGame: [Event] = [.gather(.nextGameTapped), .gather(.nextGameStarted)]

  private static func lineUp(_ speech: Speech, _ teams: Int) -> TestDevice {
    let squad = Squad(of: Array(Squad.thirty.players.prefix(14).map(\.details)))
    var lineUp = LineUp.first(
      (0..<12).map { Side.first(teams)[$0 % teams].team } + [.bench, .bench])
    lineUp.teamCount = teams
    return TestDevice(speech, keeping: .keeping(squad, lineUp: lineUp)).at(.confirmPlayers)
  }

  private static func gather(_ speech: Speech, _ squad: Squad) -> TestDevice {
    TestDevice(speech, keeping: .keeping(squad)).at(.gather(.fixed(1)))
  }

  private static func past(_ speech: Speech, _ squad: Squad) -> TestDevice {
    TestDevice(speech, keeping: .keeping(squad)).at(.pastGather(.fixed(1)))
  }

  private static var over: Squad {
    evening(3).with(.gather(.fixed(1), .ended), at: .kickOff(plusMinutes: 40))
  }

  private static var hostile: Squad {
    Squad.hostileNames.enumerated().reduce(over) { squad, item in
      squad.with(
        .gather(
          .fixed(1),
          .teamDetailsSet(
            Side.allCases[item.offset % 3],
            TeamDetails(name: ShortText(accepted: item.element)))))
    }
  }

  /// Three teams of four that have played so many games after the first, which Team A won.
  private static func evening(_ games: Int) -> Squad {
    let people = Array(Squad.thirty.players.prefix(12))
    let participants = people.enumerated().map { index, player in
      Participant(
        id: player.id, name: player.details.name, team: Side.first(3)[index % 3].team)
    }
    var squad = Squad(of: people.map(\.details)).with(.gather(.fixed(1), .started(participants)))
      .with(
        .gather(.fixed(1), .teamDetailsSet(.teamB, TeamDetails(name: .typed("레드"), color: .red)))
      )
      .with(.clock(.fixed(1), nil, .started))
    if games > 0 { squad = squad.scoring(2, 1) }
    for number in 1..<max(games, 1) + (games > 0 ? 1 : 0) {
      let start = Instant.kickOff(plusMinutes: Int64(number) * 10)
      guard let pairing = squad.gather(.fixed(1))?.nextPairing else { continue }
      let game = Game.ID.fixed(UInt64(number))
      squad = squad.with(.gather(.fixed(1), .gameStarted(game, pairing)), at: start)
        .with(.clock(.fixed(1), game, .started), at: start)
        .with(
          .goal(.fixed(1), .fixed(UInt64(2_000 + number)), .added(pairing.away, in: game)),
          at: start.advanced(byMilliseconds: 90_000))
    }
    return squad
  }
}

extension TestDevice {
  fileprivate func with(_ events: [Event]) -> TestDevice {
    events.reduce(self) { $0.with($1) }
  }
}
