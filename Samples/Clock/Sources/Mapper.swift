import Domain

/// Why an entity cannot be mapped to a model.
package enum MappingError: Error, Equatable, Sendable {
  /// The date and time do not have the format `2026-11-20T22:05Z`.
  case notInForm
  /// The format is right, but the date or time does not exist or is not between 1970 and 9999.
  case impossibleDate(String)
}

/// The mapper: parses an entity and makes a model from it.
package struct Mapper: Sendable {
  private static let form: StaticString = "0000-00-00T00:00Z"

  /// Creates a mapper, which has no settings.
  package init() {}

  /// Maps an entity to a model.
  /// - Throws: `MappingError` when the entity's date and time are invalid.
  package func model(from entity: UtcTimeModel) throws(MappingError) -> Model {
    let text = Array(entity.currentDateTime.utf8)
    guard Self.isInForm(text) else { throw .notInForm }
    func number(_ range: Range<Int>) -> Int {
      text[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    let instant = Instant(
      year: number(0..<4), month: number(5..<7), day: number(8..<10), hour: number(11..<13),
      minute: number(14..<16))
    guard let instant else { throw .impossibleDate(entity.currentDateTime) }
    return Model(currentDateTime: instant)
  }

  /// Whether the text has a digit wherever `form` has a 0, and equals `form` everywhere else.
  private static func isInForm(_ text: [UInt8]) -> Bool {
    guard text.count == form.utf8CodeUnitCount else { return false }
    return text.indices.allSatisfy { index in
      let wanted = form.utf8Start[index]
      return wanted == UInt8(ascii: "0")
        ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[index]) : text[index] == wanted
    }
  }
}
