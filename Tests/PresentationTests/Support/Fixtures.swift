import Domain
import Presentation
import TestSupport
import Texts

extension Squad {
  /// Ann and Ben.
  static var two: Self {
    get throws {
      try Self(after: .added(.ann, "Ann"), .added(.ben, "Ben"))
    }
  }
}

extension Change {
  static func added(_ id: Player.ID, _ name: String) throws -> Self {
    .player(id, .added(PlayerDetails(name: try ShortText(name))))
  }
}

extension DeviceAccount {
  /// Zoe's account, as the server knows it.
  static let zoe = DeviceAccount(id: .fixed(1), squad: .fixed(1), username: "Zoe")
  /// The account of Max, another user.
  static let max = DeviceAccount(id: .fixed(2), squad: .fixed(2), username: "Max")

  /// The squad of a user's account; a scorekeeper has none.
  var squad: Squad.ID {
    if case .user(_, let squad, _) = holder { squad } else { .fixed(0) }
  }
}

extension DateForm {
  /// "20 Nov, 18:40", as in Britain.
  static let dayFirst = Self(isMonthFirst: false, hasTwelveHours: false)
  /// "Nov 20, 6:40 PM", as in the United States and Korea.
  static let monthFirst = Self(isMonthFirst: true, hasTwelveHours: true)
}
