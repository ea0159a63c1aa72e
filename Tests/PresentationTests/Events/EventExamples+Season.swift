import Domain
import Presentation
import TestSupport

extension SeasonEvent: ExampleEvent {
  enum Kind: CaseIterable {
    case plain, input, typed, seasonTapped, link, listTapped, rowTapped, matchTapped, fileTapped
  }

  var kind: Kind {
    switch self {
    case .plain: .plain
    case .input: .input
    case .typed: .typed
    case .seasonTapped: .seasonTapped
    case .link: .link
    case .listTapped: .listTapped
    case .rowTapped: .rowTapped
    case .matchTapped: .matchTapped
    case .fileTapped: .fileTapped
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .plain: Plain.allCases.map(Self.plain)
    case .input: about.inputs(Self.input)
    case .typed: about.inputs(Self.typed)
    case .seasonTapped: about.events([.fixed(1), .fixed(9)], Self.seasonTapped)
    case .link: about.events(LinkEvent.allCases, Self.link)
    case .listTapped: about.events(SeasonList.allCases, Self.listTapped)
    case .rowTapped: about.events(about.players, Self.rowTapped)
    case .matchTapped: about.events(about.gathers, Self.matchTapped)
    case .fileTapped: about.events(ResultsFile.allCases, Self.fileTapped)
    }
  }
}

extension HeadToHeadEvent: ExampleEvent {
  enum Kind: CaseIterable { case matchTapped }

  var kind: Kind {
    switch self {
    case .matchTapped: .matchTapped
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .matchTapped: about.events(about.gathers, Self.matchTapped)
    }
  }
}

extension PastMatchEvent: ExampleEvent {
  enum Kind: CaseIterable { case plain, input, placeTapped, scorer }

  var kind: Kind {
    switch self {
    case .plain: .plain
    case .input: .input
    case .placeTapped: .placeTapped
    case .scorer: .scorer
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .plain: Plain.allCases.map(Self.plain)
    case .input: about.inputs(Self.input)
    case .scorer: about.inputs(Self.scorer)
    case .placeTapped:
      about.some(Side.allCases).flatMap { side in
        about.events(about.players) { Self.placeTapped($0, side) }
      }
    }
  }
}
