import Domain
import Presentation
import TestSupport

extension SeasonEvent: ExampleEvent {
  enum Kind: CaseIterable { case plain, input, listTapped, rowTapped }

  var kind: Kind {
    switch self {
    case .plain: .plain
    case .input: .input
    case .listTapped: .listTapped
    case .rowTapped: .rowTapped
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .plain: Plain.allCases.map(Self.plain)
    case .input: about.inputs(Self.input)
    case .listTapped: about.events(SeasonList.allCases, Self.listTapped)
    case .rowTapped: about.events(about.players, Self.rowTapped)
    }
  }
}
