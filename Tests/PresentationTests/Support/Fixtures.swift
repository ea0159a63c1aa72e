import Domain
import Presentation
import TestSupport

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
    .playerAdded(id, PlayerDetails(name: try ShortText(name)))
  }
}

extension DeviceAccount {
  /// Zoe's account, as the server knows it.
  static let zoe = DeviceAccount(id: .fixed(1), squad: .fixed(1), username: "Zoe")
  /// The account of Max, another user.
  static let max = DeviceAccount(id: .fixed(2), squad: .fixed(2), username: "Max")
}
