import Domain
import Wire

extension String {
  /// The JSON text that a writer wrote.
  init(_ body: (inout JSONWriter) -> Void) {
    self.init(decoding: JSONWriter.write(body), as: UTF8.self)
  }
}

extension [UInt8] {
  var text: String { String(decoding: self, as: UTF8.self) }
}

extension PlayerDetails {
  /// Everything of Ben is known, and his name has quotation marks.
  static var quotedBen: Self {
    get throws {
      Self(
        name: try ShortText("Ben \"B\""), age: try Age(31), skill: .amateur,
        preferredPosition: .winger, favouriteTeam: try ShortText("FC Example"))
    }
  }
}
