import Domain
import Presentation
import TestSupport
import Texts

extension LoginEvent: ExampleEvent {
  enum Kind: CaseIterable { case plain, input, rememberSwitched, showSwitched }

  var kind: Kind {
    switch self {
    case .plain: .plain
    case .input: .input
    case .rememberSwitched: .rememberSwitched
    case .showSwitched: .showSwitched
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .plain: Plain.allCases.map(Self.plain)
    case .input: about.inputs(Self.input)
    case .rememberSwitched: about.events([true, false], Self.rememberSwitched)
    case .showSwitched: about.events([true, false], Self.showSwitched)
    }
  }
}

extension SettingsEvent: ExampleEvent {
  enum Kind: CaseIterable { case plain, languageChosen }

  var kind: Kind {
    switch self {
    case .plain: .plain
    case .languageChosen: .languageChosen
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .plain: Plain.allCases.map(Self.plain)
    case .languageChosen: about.events(Language.allCases, Self.languageChosen)
    }
  }
}

extension AccountEvent: ExampleEvent {
  enum Kind: CaseIterable { case plain, input, showSwitched, endTapped }

  var kind: Kind {
    switch self {
    case .plain: .plain
    case .input: .input
    case .showSwitched: .showSwitched
    case .endTapped: .endTapped
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .plain: Plain.allCases.map(Self.plain)
    case .input: about.inputs(Self.input)
    case .showSwitched: about.events([true, false], Self.showSwitched)
    case .endTapped: about.events([.fixed(1), .fixed(2)], Self.endTapped)
    }
  }
}

extension JoinEvent: ExampleEvent {
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

extension ScorekeepingEvent: ExampleEvent {
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

extension ShellEvent: ExampleEvent {
  enum Kind: CaseIterable { case plain, input, linkTapped }

  var kind: Kind {
    switch self {
    case .plain: .plain
    case .input: .input
    case .linkTapped: .linkTapped
    }
  }

  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self] {
    switch kind {
    case .plain: Plain.allCases.map(Self.plain)
    case .input: about.inputs(Self.input)
    case .linkTapped: about.events(Destination.examples(&about), Self.linkTapped)
    }
  }
}
