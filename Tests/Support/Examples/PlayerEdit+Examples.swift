public import Domain

extension PlayerEdit {
  /// The fields of a player that an edit may change, by their names.
  ///
  /// A new edit does not compile before its field stands here and has `examples`.
  public enum Field: String, CaseIterable, Sendable {
    case name, age, skill, preferredPosition, favouriteTeam

    /// Edits of this field; one that may be unknown is made unknown, too.
    public var examples: [PlayerEdit] {
      get throws {
        switch self {
        case .name: [.name(try .long)]
        case .age: [.age(try Age(90)), .age(nil)]
        case .skill: [.skill(.beginner), .skill(nil)]
        case .preferredPosition: [.preferredPosition(.goalkeeper), .preferredPosition(nil)]
        case .favouriteTeam: [.favouriteTeam(try .long), .favouriteTeam(nil)]
        }
      }
    }
  }

  /// Edits of every field; each changes Ben.
  public static var examples: [PlayerEdit] {
    get throws { try Field.allCases.flatMap { try $0.examples } }
  }

  /// The field that the edit changes.
  public var field: Field {
    switch self {
    case .name: .name
    case .age: .age
    case .skill: .skill
    case .preferredPosition: .preferredPosition
    case .favouriteTeam: .favouriteTeam
    }
  }
}

extension ShortText {
  /// A text of many bytes, with characters that JSON escapes.
  public static var long: Self {
    get throws { try ShortText("Zoë \"Z\" \\ 김 ⚽️ " + String(repeating: "𝐗", count: 60)) }
  }
}

extension PlayerDetails {
  /// Details of which every field is known, and every text is long.
  public static var withLongTexts: Self {
    get throws {
      Self(
        name: try .long, age: try Age(31), skill: .amateur, preferredPosition: .winger,
        favouriteTeam: try .long)
    }
  }
}
