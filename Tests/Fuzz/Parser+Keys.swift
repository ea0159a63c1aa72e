import Domain
import TestSupport
import Wire

extension Parser {
  /// Keys, codes and what is said of unnamed accounts.
  static var keys: [Parser] {
    [
      roundTrip(
        "account", read: { try AccountResponse(json: $0) }, write: \.json,
        example: { _ in
          AccountResponse(id: .fixed(1), squad: .fixed(2), username: "Ann", manages: true)
        }),
      roundTrip(
        "unnamedAccount", read: { try UnnamedAccountRequest(json: $0) }, write: \.json,
        example: { UnnamedAccountRequest(key: .random(using: &$0.random), code: "kick off") }),
      roundTrip(
        "recovery", read: { try RecoveryRequest(json: $0) }, write: \.json,
        example: {
          RecoveryRequest(code: .random(using: &$0.random), key: .random(using: &$0.random))
        }),
      roundTrip(
        "join", read: { try JoinRequest(json: $0) }, write: \.json,
        example: { JoinRequest(code: .random(using: &$0.random), key: .random(using: &$0.random)) }
      ),
      roundTrip(
        "joinCode", read: { try JoinCodeResponse(json: $0) }, write: \.json,
        example: { JoinCodeResponse(code: .random(using: &$0.random), expiresAt: .kickOff) }),
      roundTrip(
        "address", read: { try AddressResponse(json: $0) }, write: \.json,
        example: { _ in AddressResponse(url: "https://gather.example") }),
      roundTrip(
        "joinPreview", read: { try JoinPreviewResponse(json: $0) }, write: \.json,
        example: { _ in JoinPreviewResponse(players: 14, username: nil) }),
      text("recoveryKey", ["AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8"]) { text in
        RecoveryKey(text: text).map { Array($0.text.utf8) == Array(text.utf8) } ?? true
      },
      text("code", ["ol01o-10101 01010-10109", "010101010k"]) { text in
        let long = RecoveryCode(typed: text).map { RecoveryCode(typed: $0.grouped) == $0 } ?? true
        let short = JoinCode(typed: text).map { JoinCode(typed: $0.grouped) == $0 } ?? true
        return long && short
      },
      text(
        "error", [#"{"error":true,"reason":"Why.","kind":"named","username":"Ann"}"#]
      ) { text in
        _ = ErrorResponse(json: Array(text.utf8))
        return true
      },
    ]
  }
}
