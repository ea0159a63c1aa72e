import Domain
import TestSupport
import Testing
import Wire

private let one = "00000000-0000-0000-0000-000000000001"
private let two = "00000000-0000-0000-0000-000000000002"
private let keyText = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8"

@Suite("Unnamed accounts, keys and codes as JSON")
struct KeyJSONTests {
  private let key: RecoveryKey
  private let joinCode: JoinCode
  private let recoveryCode: RecoveryCode

  init() throws {
    key = try #require(RecoveryKey(text: keyText))
    joinCode = try #require(JoinCode(typed: "010101010K"))
    recoveryCode = try #require(RecoveryCode(typed: "01010101010101010109"))
  }

  @Test func `an account keeps its format and reads back`() throws {
    let unnamed = AccountResponse(
      id: .fixed(1), squad: .fixed(2), username: nil, manages: true)
    let named = AccountResponse(
      id: .fixed(1), squad: .fixed(2), username: "Ann", manages: false)

    #expect(unnamed.json.text == #"{"id":"\#(one)","squad":"\#(two)","manages":true}"#)
    #expect(
      named.json.text
        == #"{"id":"\#(one)","squad":"\#(two)","username":"Ann","manages":false}"#)
    #expect(try AccountResponse(json: unnamed.json) == unnamed)
    #expect(try AccountResponse(json: named.json) == named)
  }

  @Test func `a request for an unnamed account may have a code`() throws {
    let plain = UnnamedAccountRequest(key: key)
    let coded = UnnamedAccountRequest(key: key, code: "kick off")

    #expect(plain.json.text == #"{"key":"\#(keyText)"}"#)
    #expect(coded.json.text == #"{"key":"\#(keyText)","code":"kick off"}"#)
    #expect(try UnnamedAccountRequest(json: plain.json) == plain)
    #expect(try UnnamedAccountRequest(json: coded.json) == coded)
  }

  @Test func `a recovery keeps its format and reads what a person typed`() throws {
    let request = RecoveryRequest(code: recoveryCode, key: key)
    let made = RecoveryCodeResponse(code: recoveryCode)

    #expect(request.json.text == #"{"code":"01010101010101010109","key":"\#(keyText)"}"#)
    #expect(made.json.text == #"{"code":"01010101010101010109"}"#)
    #expect(try RecoveryCodeResponse(json: made.json) == made)
    #expect(
      try RecoveryRequest(json: #"{"code":"ol01o-10101 01010-10109","key":"\#(keyText)"}"#.bytes)
        == request)
  }

  @Test func `a join keeps its format and reads what a person typed`() throws {
    let request = JoinRequest(code: joinCode, key: key)
    let preview = JoinPreviewRequest(code: joinCode)
    let made = JoinCodeResponse(code: joinCode, expiresAt: .kickOff)
    let place = JoinPreviewResponse(players: 14, username: "Ann")

    #expect(request.json.text == #"{"code":"010101010K","key":"\#(keyText)"}"#)
    #expect(preview.json.text == #"{"code":"010101010K"}"#)
    #expect(
      made.json.text == #"{"code":"010101010K","expiresAt":"\#(Instant.kickOff.iso8601)"}"#)
    #expect(place.json.text == #"{"players":14,"username":"Ann"}"#)
    #expect(
      try JoinRequest(json: #"{"code":"oLo1o-1010k","key":"\#(keyText)"}"#.bytes) == request)
    #expect(try JoinPreviewRequest(json: preview.json) == preview)
    #expect(try JoinCodeResponse(json: made.json) == made)
    #expect(try JoinPreviewResponse(json: place.json) == place)
    let address = AddressResponse(url: "https://gather.example")
    #expect(String(bytes: address.json) == #"{"url":"https://gather.example"}"#)
    #expect(try AddressResponse(json: address.json) == address)
    #expect(try AddressResponse(json: "{}".bytes) == AddressResponse(url: nil))
    #expect(
      try JoinPreviewResponse(json: #"{"players":0}"#.bytes)
        == JoinPreviewResponse(players: 0, username: nil))
  }

  @Test(arguments: [
    ("{}", WireError.missing(field: "code")),
    (#"{"code":"010101010K"}"#, .missing(field: "key")),
    (#"{"code":"010101010K","key":"x"}"#, .outOfRange(field: "key")),
    (#"{"code":"010101010M","key":"\#(keyText)"}"#, .outOfRange(field: "code")),
    (#"{"code":101010101,"key":"\#(keyText)"}"#, .wrongType(field: "code", expected: .text)),
  ])
  func `a malformed join is refused with the field`(text: String, error: WireError) {
    #expect(throws: error) { try JoinRequest(json: text.bytes) }
  }

  @Test(arguments: ErrorKind.allCases)
  func `an error tells its kind`(kind: ErrorKind) {
    let text = #"{"error":true,"reason":"Why.","kind":"\#(kind.rawValue)","username":"Ann"}"#

    #expect(ErrorResponse(json: text.bytes) == ErrorResponse(kind: kind, username: "Ann"))
  }

  @Test(arguments: [
    "", "<html>", "[]", #"{"error":true,"reason":"Why."}"#, #"{"kind":"later"}"#, #"{"kind":1}"#,
  ])
  func `an error of no kind that is known is read, too`(text: String) {
    #expect(ErrorResponse(json: text.bytes) == ErrorResponse(kind: nil))
  }
}
