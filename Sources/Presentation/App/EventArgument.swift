package import Domain
import Texts

/// A value that an event can carry in its text, as one word without spaces.
package protocol EventArgument {
  var word: String { get }

  /// Parses `word`; `nil` for anything else.
  init?(word: String)
}

extension EventArgument where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  package var word: String { rawValue }
}

extension EventArgument where Self: CaseIterable, AllCases == [Self] {
  /// NB: Compares bytes: `init(rawValue:)` compares strings and needs the Unicode tables.
  package init?(word: String) {
    guard let value = Self.allCases.first(where: { $0.word.isEqualByBytes(to: word) }) else {
      return nil
    }
    self = value
  }
}

extension PlayerField: EventArgument {}
extension Language: EventArgument {}
extension TeamColor: EventArgument {}

extension Side: EventArgument {
  /// `A` to `D`.
  package var word: String {
    switch self {
    case .teamA: "A"
    case .teamB: "B"
    case .teamC: "C"
    case .teamD: "D"
    }
  }
}

extension Team: EventArgument {
  /// `bench`, `teamA` and so on; the raw value may have a space.
  package var word: String {
    switch self {
    case .bench: "bench"
    case .teamA: "teamA"
    case .teamB: "teamB"
    case .teamC: "teamC"
    case .teamD: "teamD"
    }
  }
}

extension Identifier: EventArgument {
  package var word: String { uuidString }

  package init?(word: String) { self.init(uuidString: word) }
}

extension Destination: EventArgument {
  package var word: String { path }

  /// NB: An empty path is the list of players, but no link has one.
  package init?(word: String) {
    guard !word.isEmpty else { return nil }
    self.init(path: word)
  }
}

extension Bool: EventArgument {
  /// `true` or `false`, as a check box has it.
  package var word: String { self ? "true" : "false" }

  package init?(word: String) {
    guard let value = [true, false].first(where: { $0.word.isEqualByBytes(to: word) }) else {
      return nil
    }
    self = value
  }
}

extension Int: EventArgument {
  package var word: String { String(self) }

  /// Parses one or two digits.
  package init?(word: String) {
    guard (1...2).contains(word.utf8.count) else { return nil }
    self.init(digits: word.bytes)
  }
}
