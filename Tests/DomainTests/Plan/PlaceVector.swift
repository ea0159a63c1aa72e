import Domain
import Foundation
import Testing

/// What happened to a planned game, and who has a place of it then: worked out by hand.
struct PlaceVector: Decodable, CustomTestStringConvertible, Sendable {
  struct Input: Decodable, Sendable {
    let instant: Time
    /// When it was made, where this is another instant.
    let made: Time?
    let entry: String
    let person: String?
    let putMeIn: Bool?
    /// The new most.
    let most: Int?
  }

  let number: Int
  let title: String
  let start: Time
  let minutesAhead: Int
  let most: Int
  let input: [Input]
  let at: Time
  let count: String
  let seats: [String]
  let offers: [String: Time]
  let reserve: [String]
  let passed: [String]
  let late: [String: Int]

  var testDescription: String { "\(number): \(title)" }

  static let all: [PlaceVector] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("places.json")
    guard let data = try? Data(contentsOf: file),
      let vectors = try? JSONDecoder().decode([String: [PlaceVector]].self, from: data)
    else { return [] }
    return vectors["places"] ?? []
  }()
}

extension PlaceVector {
  /// An instant as `2026-12-01T08:00:00Z`.
  struct Time: Decodable, Hashable, Sendable {
    let instant: Instant

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let date = ISO8601DateFormatter().date(from: text) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: text)
      }
      instant = Instant(clamping: Int64(date.timeIntervalSince1970 * 1_000))
    }
  }
}
