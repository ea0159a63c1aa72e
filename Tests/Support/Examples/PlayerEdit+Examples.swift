public import Domain

extension PlayerEdit.Field {
  /// Edits of this field; one that may be unknown is made unknown, too.
  ///
  /// A new field does not compile before it has some.
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

extension PlayerEdit {
  /// Edits of every field; each changes Ben.
  public static var examples: [PlayerEdit] {
    get throws { try Field.allCases.flatMap { try $0.examples } }
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
