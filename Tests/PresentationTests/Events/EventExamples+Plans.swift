import Domain
import Presentation
import TestSupport

extension PlanEvent: ExampleEvent {
  enum Kind: CaseIterable {
    case plain, input, personTapped, answerTapped, placeTaken, placePassed, guestKept
    case reminderTapped, link
  }

  var kind: Kind {
    switch self {
    case .plain: .plain
    case .input: .input
    case .personTapped: .personTapped
    case .answerTapped: .answerTapped
    case .placeTaken: .placeTaken
    case .placePassed: .placePassed
    case .guestKept: .guestKept
    case .reminderTapped: .reminderTapped
    case .link: .link
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .plain: Plain.allCases.map(Self.plain)
    case .input: about.inputs(Self.input)
    case .personTapped: about.events(about.players, Self.personTapped)
    case .answerTapped: about.events(Answer.allCases, Self.answerTapped)
    case .placeTaken: about.events(about.players, Self.placeTaken)
    case .placePassed: about.events(about.players, Self.placePassed)
    case .guestKept: about.events(about.players, Self.guestKept)
    case .reminderTapped: about.events(about.players, Self.reminderTapped)
    case .link: about.events(LinkEvent.allCases, Self.link)
    }
  }
}

extension PlanFormEvent: ExampleEvent {
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
