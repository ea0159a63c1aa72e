import Domain

/// The text of an event, taken apart: `scope.name argument argument`.
struct EventReader {
  /// What the control holds, or what was dropped.
  let value: String
  private let scope: String
  private let name: String
  private let arguments: [String]

  init?(_ text: String, value: String) {
    var words = text.parts(separatedBy: " ")
    let names = words.removeFirst().parts(separatedBy: ".")
    guard names.count == 2 else { return nil }
    scope = names[0]
    name = names[1]
    arguments = words
    self.value = value
  }

  func scope<Scope: RawRepresentable & CaseIterable>(
    _: Scope.Type
  ) -> Scope? where Scope.RawValue == String {
    Scope.named(scope)
  }

  /// The name of the event, provided that as many arguments follow as it takes.
  func name<Name: EventName>(_: Name.Type) -> Name? {
    guard let name = Name.named(name), name.argumentCount == arguments.count else { return nil }
    return name
  }

  /// An argument; `name` has made sure that it is there.
  func argument(_ index: Int = 0) -> String {
    index < arguments.count ? arguments[index] : ""
  }

  func id<Subject>() -> Identifier<Subject>? { Identifier(uuidString: argument()) }
}

/// The names of the events of one screen, as they are written.
protocol EventName: RawRepresentable, CaseIterable where RawValue == String {
  /// How many words follow the name.
  var argumentCount: Int { get }
}

extension EventName {
  var argumentCount: Int { 0 }
}

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// NB: By bytes: `init(rawValue:)` compares strings and needs the Unicode tables.
  static func named(_ word: String) -> Self? {
    allCases.first { $0.rawValue.isEqualByBytes(to: word) }
  }
}

extension Side {
  /// `A` or `B`.
  var word: String {
    switch self {
    case .teamA: "A"
    case .teamB: "B"
    }
  }

  init?(word: String) {
    guard let side = Self.allCases.first(where: { $0.word.isEqualByBytes(to: word) }) else {
      return nil
    }
    self = side
  }
}

extension Team {
  /// `bench`, `teamA` or `teamB`: one word, unlike the raw value.
  var word: String {
    switch self {
    case .bench: "bench"
    case .teamA: "teamA"
    case .teamB: "teamB"
    }
  }

  init?(word: String) {
    guard let team = Self.allCases.first(where: { $0.word.isEqualByBytes(to: word) }) else {
      return nil
    }
    self = team
  }
}
