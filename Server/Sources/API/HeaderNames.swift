import HTTPTypes

// Names that the library lacks, each made once, because making one checks it.
extension HTTPField.Name {
  static let availableDictionary = constant("Available-Dictionary")
  static let crossOriginOpenerPolicy = constant("Cross-Origin-Opener-Policy")
  static let forwarded = constant("Forwarded")
  /// A second `Host`; the library takes the first one for the authority.
  static let furtherHost = constant("Host")
  static let lastEventID = constant("Last-Event-ID")
  static let permissionsPolicy = constant("Permissions-Policy")
  static let referrerPolicy = constant("Referrer-Policy")
  static let secFetchMode = constant("Sec-Fetch-Mode")
  static let secFetchSite = constant("Sec-Fetch-Site")
  static let useAsDictionary = constant("Use-As-Dictionary")
  static let xAccelBuffering = constant("X-Accel-Buffering")
  static let xForwardedFor = constant("X-Forwarded-For")
  static let xForwardedProto = constant("X-Forwarded-Proto")
  static let xRequestID = constant("X-Request-Id")
  static let xRobotsTag = constant("X-Robots-Tag")

  private static func constant(_ text: String) -> Self {
    guard let name = Self(text) else { preconditionFailure("\(text) cannot name a header.") }
    return name
  }
}
