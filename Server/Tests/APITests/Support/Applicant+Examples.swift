@testable import API

extension Applicant {
  /// A device without a cookie, at an address of its own.
  static let stranger = stranger(at: "192.0.2.1")

  static func stranger(at address: String) -> Applicant {
    Applicant(address: ClientAddress(address), isOnKnownDevice: false)
  }
}
