import Domain
import Presentation
import TestSupport
import Texts

extension PlayersEvent: ExampleEvent {
  enum Kind: CaseIterable {
    case plain, input, rowTapped, gatherTapped, planShareTapped, planInTapped, planOutTapped
  }

  var kind: Kind {
    switch self {
    case .plain: .plain
    case .input: .input
    case .rowTapped: .rowTapped
    case .gatherTapped: .gatherTapped
    case .planShareTapped: .planShareTapped
    case .planInTapped: .planInTapped
    case .planOutTapped: .planOutTapped
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .plain: Plain.allCases.map(Self.plain)
    case .input: about.inputs(Self.input)
    case .rowTapped: about.events(about.players, Self.rowTapped)
    case .gatherTapped: about.events(about.gathers, Self.gatherTapped)
    case .planShareTapped: about.events(about.plans, Self.planShareTapped)
    case .planInTapped: about.events(about.plans, Self.planInTapped)
    case .planOutTapped: about.events(about.plans, Self.planOutTapped)
    }
  }
}

extension AddPlayerEvent: ExampleEvent {
  enum Kind: CaseIterable { case plain, input, removeTapped }

  var kind: Kind {
    switch self {
    case .plain: .plain
    case .input: .input
    case .removeTapped: .removeTapped
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .plain: Plain.allCases.map(Self.plain)
    case .input: about.inputs(Self.input)
    case .removeTapped: about.events(about.players, Self.removeTapped)
    }
  }
}

extension ArchivedPlayersEvent: ExampleEvent {
  enum Kind: CaseIterable { case bringBackTapped }

  var kind: Kind {
    switch self {
    case .bringBackTapped: .bringBackTapped
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .bringBackTapped: about.events(about.players, Self.bringBackTapped)
    }
  }
}

extension PlayerDetailsEvent: ExampleEvent {
  enum Kind: CaseIterable {
    case plain, input, rowTapped, companionTapped, sameTapped, apartTapped
  }

  var kind: Kind {
    switch self {
    case .plain: .plain
    case .input: .input
    case .rowTapped: .rowTapped
    case .companionTapped: .companionTapped
    case .sameTapped: .sameTapped
    case .apartTapped: .apartTapped
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .plain: Plain.allCases.map(Self.plain)
    case .input: about.inputs(Self.input)
    case .rowTapped: about.events(PlayerField.allCases, Self.rowTapped)
    case .companionTapped: about.events(about.players, Self.companionTapped)
    case .sameTapped: about.events(about.players, Self.sameTapped)
    case .apartTapped: about.events(about.players, Self.apartTapped)
    }
  }
}

extension EditPlayerEvent: ExampleEvent {
  enum Kind: CaseIterable { case plain, input }

  var kind: Kind {
    switch self {
    case .plain: .plain
    case .input: .input
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .plain: Plain.allCases.map(Self.plain)
    case .input: about.inputs(Self.input)
    }
  }
}

extension ConfirmPlayersEvent: ExampleEvent {
  enum Kind: CaseIterable {
    case plain, input, moved, teamTapped, teamCountTapped, presetTapped, colorTapped
    case rulePlayerTapped, ruleRemoved, fixTapped, fixRemoved
  }

  var kind: Kind {
    switch self {
    case .plain: .plain
    case .input: .input
    case .moved: .moved
    case .teamTapped: .teamTapped
    case .teamCountTapped: .teamCountTapped
    case .presetTapped: .presetTapped
    case .colorTapped: .colorTapped
    case .rulePlayerTapped: .rulePlayerTapped
    case .ruleRemoved: .ruleRemoved
    case .fixTapped: .fixTapped
    case .fixRemoved: .fixRemoved
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .plain: Plain.allCases.map(Self.plain)
    case .input: about.inputs(Self.input)
    case .moved:
      about.some(about.players).flatMap { player in
        about.events(Team.allCases) { .moved(player, $0) }
      }
    case .teamTapped: about.events(Side.allCases, Self.teamTapped)
    case .teamCountTapped: about.events(about.numbers, Self.teamCountTapped)
    case .presetTapped: about.events(TeamPreset.allCases, Self.presetTapped)
    case .colorTapped: about.events(TeamColor.allCases, Self.colorTapped)
    case .rulePlayerTapped: about.events(about.players, Self.rulePlayerTapped)
    case .ruleRemoved: about.events([.fixed(1), .fixed(.max)], Self.ruleRemoved)
    case .fixTapped: about.events(Side.allCases, Self.fixTapped)
    case .fixRemoved: about.events(about.players, Self.fixRemoved)
    }
  }
}
