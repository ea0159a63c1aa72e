import Domain
import Presentation
import TestSupport
import Texts

extension Destination {
  /// The kinds of addresses.
  ///
  /// A new one does not compile before it stands here and has examples.
  enum Kind: CaseIterable {
    case login, players, addPlayer, pasteList, archivedPlayers, player, editPlayer, confirmPlayers
    case addToTeams
    case gather, pastGathers, pastGather, settings, account, help, newGather, runningGather
    case scorekeeping, join, newPlan, plan, sharePlan, editPlan, season, playerMatches, headToHead,
      newPastMatch
  }

  var kind: Kind {
    switch self {
    case .login: .login
    case .players: .players
    case .addPlayer: .addPlayer
    case .pasteList: .pasteList
    case .archivedPlayers: .archivedPlayers
    case .player: .player
    case .editPlayer: .editPlayer
    case .confirmPlayers: .confirmPlayers
    case .addToTeams: .addToTeams
    case .gather: .gather
    case .pastGathers: .pastGathers
    case .pastGather: .pastGather
    case .settings: .settings
    case .account: .account
    case .help: .help
    case .newGather: .newGather
    case .runningGather: .runningGather
    case .scorekeeping: .scorekeeping
    case .join: .join
    case .newPlan: .newPlan
    case .plan: .plan
    case .sharePlan: .sharePlan
    case .editPlan: .editPlan
    case .season: .season
    case .newPastMatch: .newPastMatch
    case .playerMatches: .playerMatches
    case .headToHead: .headToHead
    }
  }

  /// Addresses of every kind.
  static func examples(_ about: inout EventArguments) -> [Destination] {
    var destinations: [Destination] = []
    for kind in Kind.allCases { destinations += examples(of: kind, &about) }
    return destinations
  }

  private static func examples(of kind: Kind, _ about: inout EventArguments) -> [Destination] {
    switch kind {
    case .login: [.login]
    case .players: [.players]
    case .addPlayer: [.addPlayer]
    case .pasteList: [.pasteList]
    case .archivedPlayers: [.archivedPlayers]
    case .player: about.some(about.players).map { .player($0) }
    case .editPlayer:
      about.some(about.players).flatMap { player in
        about.events(PlayerField.allCases) { .editPlayer(player, $0) }
      }
    case .confirmPlayers: [.confirmPlayers]
    case .addToTeams: [.addToTeams]
    case .gather: about.some(about.gathers).map { .gather($0) }
    case .pastGathers: [.pastGathers]
    case .pastGather: about.some(about.gathers).map { .pastGather($0) }
    case .settings: [.settings]
    case .account: [.account(nil)] + AccountPart.allCases.map { .account($0) }
    case .join: [.join(.recovery), .join(.phone(nil)), .join(.phone(.example))]
    case .help: [.help]
    case .newGather: [.newGather]
    case .runningGather: [.runningGather]
    case .scorekeeping: [.scorekeeping]
    case .season: [.season]
    case .newPastMatch: [.newPastMatch]
    case .playerMatches: about.some(about.players).map { .playerMatches($0) }
    case .headToHead:
      about.some(about.players).flatMap { player in
        about.some(about.players).map { .headToHead(player, $0) }
      }
    case .newPlan: [.newPlan]
    case .plan: about.some(about.plans).map { .plan($0) }
    case .sharePlan: about.some(about.plans).map { .sharePlan($0) }
    case .editPlan: about.some(about.plans).map { .editPlan($0) }
    }
  }
}
