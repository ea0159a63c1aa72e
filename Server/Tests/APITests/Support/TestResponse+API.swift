import HTTPTypes
import ServerTestSupport
import Testing
import Wire

extension TestResponse {
  /// The id after the last slash of `Location`, as the original client reads it.
  var createdID: String {
    get throws {
      let location = try #require(headers[.location])
      return String(try #require(location.split(separator: "/").last))
    }
  }

  /// The reason of an error response; `nil` when the response is not an error in the API's format.
  var reason: String? {
    guard let json = try? JSON(bytes), json["error"] == .bool(true),
      case .string(let reason) = json["reason"], reason.hasSuffix("."), reason.count > 5,
      TestResponse.error(status, reason).bytes == bytes
    else { return nil }
    return reason
  }
}

extension TestResponse {
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

extension TestResponse {
  /// The header with which a browser sends the cookie of its device to the login.
  func deviceCookie() throws -> HTTPFields {
    let cookie = try #require(
      headers[values: .setCookie].first { $0.hasPrefix("gather_device=") })
    return [.cookie: String(try #require(cookie.split(separator: ";").first))]
  }
}
