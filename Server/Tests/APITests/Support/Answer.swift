import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing
import Wire

/// What a server answered; two are equal when status, `Location` and body are.
struct Answer: Equatable, Sendable, CustomStringConvertible {
  let status: Int
  let headers: HTTPFields
  let bytes: [UInt8]

  init(_ response: TestResponse) {
    status = response.status.code
    headers = response.headers
    bytes = Array(response.body.readableBytesView)
  }

  init(status: Int, location: String? = nil, body: String = "") {
    self.status = status
    headers = location.map { [.location: $0] } ?? [:]
    bytes = Array(body.utf8)
  }

  static let ok = Answer(status: 200)
  static let noContent = Answer(status: 204)

  static func json(_ body: String) -> Answer { Answer(status: 200, body: body) }

  static func created(_ location: String) -> Answer { Answer(status: 201, location: location) }

  static func error(_ status: Int, _ reason: String) -> Answer {
    let json = JSON.object([
      JSON.Member("error", .bool(true)), JSON.Member("reason", .string(reason)),
    ])
    let body = JSONWriter.write { $0.value(json) }
    return Answer(status: status, body: String(decoding: body, as: UTF8.self))
  }

  static func == (left: Self, right: Self) -> Bool {
    left.status == right.status && left.headers[.location] == right.headers[.location]
      && left.bytes == right.bytes
  }

  var body: String { String(decoding: bytes, as: UTF8.self) }
  var description: String { "\(status) \(headers[.location] ?? "") \(body)" }

  subscript(name: String) -> String? {
    HTTPField.Name(name).flatMap { headers[$0] }
  }

  /// What follows the last slash of `Location`, as the original client reads it.
  var createdID: String {
    get throws {
      let location = try #require(headers[.location])
      return String(try #require(location.split(separator: "/").last))
    }
  }

  /// The sentence of an error, when the body is `{"error":true,"reason":"…"}` and it is one.
  var reason: String? {
    guard let json = try? JSON(bytes), json["error"] == .bool(true),
      case .string(let reason) = json["reason"], reason.hasSuffix("."), reason.count > 5,
      Answer.error(status, reason).bytes == bytes
    else { return nil }
    return reason
  }
}

extension Answer {
  static let notLoggedIn = error(401, "Log in first.")
  static let wrongPassword = error(401, "The user name or the password is wrong.")
  static let nothingHere = error(404, "There is nothing at this address.")
  static let noUser = error(404, "There is no such user.")
  static let noPlayer = error(404, "There is no such player.")
  static let noGather = error(404, "There is no such gather.")
  static let noSquad = error(404, "There is no such squad.")
  static let malformedID = error(
    400, "The id in the address must be a whole number for a player and a UUID for anything else.")
}
