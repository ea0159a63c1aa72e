package import Domain

/// Every text of the app, in one language.
///
/// The texts themselves are in the catalogues for translators, of which `scripts/compile-texts.py` makes a
/// member each. The members that stand here choose among them.
package struct Strings: Sendable {
  let catalogue: Catalogue

  /// The texts of a catalogue.
  package init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  package var language: Language { catalogue.language }
  package var alphabet: Alphabet { catalogue.alphabet }

  /// A name or a score as a part of a line that is put together elsewhere; it keeps its direction.
  package func isolated(_ text: String) -> String { catalogue.isolated(text) }

  /// What a group calls itself, or that it is football.
  package func football(of group: GroupName?) -> String {
    group.map { isolated($0.text) } ?? footballTitle
  }

  func write(_ number: Int, _ values: [TextValue] = []) -> String {
    catalogue.write(number, values)
  }
}

extension Strings: Equatable {
  /// Texts of one language are the same.
  package static func == (one: Strings, other: Strings) -> Bool {
    one.language == other.language
  }
}

// Texts of more than one screen.
extension Strings {
  package var appName: String { "Football Gather" }
  /// The text in place of an unknown value.
  package var unset: String { "-" }

  package func team(_ team: Team) -> String {
    switch team {
    case .bench: bench
    case .teamA: teamA
    case .teamB: teamB
    case .teamC: teamC
    case .teamD: teamD
    }
  }

  package func side(_ side: Side) -> String { team(side.team) }

  package func position(_ position: Position) -> String {
    switch position {
    case .goalkeeper: positionGoalkeeper
    case .defender: positionDefender
    case .midfielder: positionMidfielder
    case .winger: positionWinger
    case .striker: positionStriker
    }
  }

  /// A position in at most three letters: "GK".
  package func positionAbbreviation(_ position: Position) -> String {
    switch position {
    case .goalkeeper: shortGoalkeeper
    case .defender: shortDefender
    case .midfielder: shortMidfielder
    case .winger: shortWinger
    case .striker: shortStriker
    }
  }

  package func skill(_ skill: Skill) -> String {
    switch skill {
    case .beginner: skillBeginner
    case .amateur: skillAmateur
    case .professional: skillProfessional
    }
  }
}

/// `MM:SS`.
package func minutesAndSeconds(_ seconds: Int) -> String {
  "\(twoDigits(seconds / 60)):\(twoDigits(seconds % 60))"
}
