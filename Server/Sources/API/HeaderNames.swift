import HTTPTypes

// Those that the library does not have. Each is made once, because a name is checked when it is made.
extension HTTPField.Name {
  static let availableDictionary = constant("Available-Dictionary")
  static let crossOriginOpenerPolicy = constant("Cross-Origin-Opener-Policy")
  static let forwarded = constant("Forwarded")
  static let furtherHost = constant("Host")
  static let lastEventID = constant("Last-Event-ID")
  static let permissionsPolicy = constant("Permissions-Policy")
  static let referrerPolicy = constant("Referrer-Policy")
  static let secFetchMode = constant("Sec-Fetch-Mode")
  static let secFetchSite = constant("Sec-Fetch-Site")
  static let useAsDictionary = constant("Use-As-Dictionary")
  static let xAccelBuffering = constant("X-Accel-Buffering")
  static let xForwardedFor = constant("X-Forwarded-For")
  static let xRequestID = constant("X-Request-Id")
  static let xRobotsTag = constant("X-Robots-Tag")

  private static func constant(_ text: String) -> Self {
    guard let name = Self(text) else { preconditionFailure("\(text) cannot name a header.") }
    return name
  }
}
