import Domain
import Presentation
import TestSupport

extension GatherEvent: ExampleEvent {
  enum Kind: CaseIterable {
    case plain, input, plusTapped, minusTapped, teamTapped, rotationTapped, presetTapped
    case periodsTapped, gameTapped, gamePlusTapped, gameMinusTapped
  }

  var kind: Kind {
    switch self {
    case .plain: .plain
    case .input: .input
    case .plusTapped: .plusTapped
    case .minusTapped: .minusTapped
    case .teamTapped: .teamTapped
    case .rotationTapped: .rotationTapped
    case .presetTapped: .presetTapped
    case .periodsTapped: .periodsTapped
    case .gameTapped: .gameTapped
    case .gamePlusTapped: .gamePlusTapped
    case .gameMinusTapped: .gameMinusTapped
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .plain: Plain.allCases.map(Self.plain)
    case .input: about.inputs(Self.input)
    case .plusTapped: about.events(Side.allCases, Self.plusTapped)
    case .minusTapped: about.events(Side.allCases, Self.minusTapped)
    case .teamTapped: about.events(Side.allCases, Self.teamTapped)
    case .rotationTapped: about.events(about.numbers, Self.rotationTapped)
    case .presetTapped: about.events(about.numbers, Self.presetTapped)
    case .periodsTapped: about.events(about.numbers, Self.periodsTapped)
    case .gameTapped: about.events(about.numbers, Self.gameTapped)
    case .gamePlusTapped: about.events(Side.allCases, Self.gamePlusTapped)
    case .gameMinusTapped: about.events(Side.allCases, Self.gameMinusTapped)
    }
  }
}

extension MatchEvent: ExampleEvent {
  enum Kind: CaseIterable {
    case plain, input, personTapped, teamTapped, goalTapped, scorerTapped, assistTapped
    case ownGoalTapped, oneGoalTapped, twoGoalsTapped, link
  }

  var kind: Kind {
    switch self {
    case .plain: .plain
    case .input: .input
    case .personTapped: .personTapped
    case .teamTapped: .teamTapped
    case .goalTapped: .goalTapped
    case .scorerTapped: .scorerTapped
    case .assistTapped: .assistTapped
    case .ownGoalTapped: .ownGoalTapped
    case .oneGoalTapped: .oneGoalTapped
    case .twoGoalsTapped: .twoGoalsTapped
    case .link: .link
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .plain: Plain.allCases.map(Self.plain)
    case .input: about.inputs(Self.input)
    case .personTapped: about.events(about.players, Self.personTapped)
    case .teamTapped: about.events(Team.allCases, Self.teamTapped)
    case .goalTapped: about.events(about.goals, Self.goalTapped)
    case .scorerTapped: about.events(Self.scorerTapped)
    case .assistTapped: about.events(Self.assistTapped)
    case .ownGoalTapped: about.events(about.goals, Self.ownGoalTapped)
    case .oneGoalTapped: about.events(about.goals, Self.oneGoalTapped)
    case .twoGoalsTapped: about.events(about.goals, Self.twoGoalsTapped)
    case .link: about.events(LinkEvent.allCases, Self.link)
    }
  }
}

extension PastGathersEvent: ExampleEvent {
  enum Kind: CaseIterable { case plain, rowTapped }

  var kind: Kind {
    switch self {
    case .plain: .plain
    case .rowTapped: .rowTapped
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .plain: Plain.allCases.map(Self.plain)
    case .rowTapped: about.events(about.gathers, Self.rowTapped)
    }
  }
}

extension PastGatherEvent: ExampleEvent {
  enum Kind: CaseIterable { case plain, input, plusTapped, minusTapped, gameTapped }

  var kind: Kind {
    switch self {
    case .plain: .plain
    case .input: .input
    case .plusTapped: .plusTapped
    case .minusTapped: .minusTapped
    case .gameTapped: .gameTapped
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .plain: Plain.allCases.map(Self.plain)
    case .input: about.inputs(Self.input)
    case .plusTapped: about.events(Side.allCases, Self.plusTapped)
    case .minusTapped: about.events(Side.allCases, Self.minusTapped)
    case .gameTapped: about.events(about.numbers, Self.gameTapped)
    }
  }
}
