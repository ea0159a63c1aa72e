import Domain
import Wire

extension Identifier {
  static func fixed(_ number: UInt64) -> Self { Self(high: 0, low: number) }
}

extension String {
  var bytes: [UInt8] { Array(utf8) }

  /// The JSON text that a writer wrote.
  init(_ body: (inout JSONWriter) -> Void) {
    self.init(decoding: JSONWriter.write(body), as: UTF8.self)
  }
}

extension [UInt8] {
  var text: String { String(decoding: self, as: UTF8.self) }
}

extension Instant {
  /// Kick-off on a Friday evening, 2026-11-20T18:40:00Z.
  static let kickOff = Instant(clamping: 1_795_200_000_000)
}

extension PlayerDetails {
  static var ann: Self {
    get throws { Self(name: try ShortText("Ann")) }
  }

  static var ben: Self {
    get throws {
      Self(
        name: try ShortText("Ben \"B\""), age: try Age(31), skill: .amateur,
        preferredPosition: .winger, favouriteTeam: try ShortText("FC Example"))
    }
  }
}

extension Participant {
  static func ann(_ team: Team) throws -> Self {
    Self(id: .fixed(1), name: try ShortText("Ann"), team: team)
  }
}
