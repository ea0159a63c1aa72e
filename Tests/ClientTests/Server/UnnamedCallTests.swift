import Browser
import Client
import Domain
import Presentation
import TestSupport
import Testing
import Texts
import Wire

@Suite("Requests about an account without a name, and their responses")
struct UnnamedCallTests {
  private static let key: RecoveryKey = {
    var generator = SplitMix64(seed: 5)
    return .random(using: &generator)
  }()
  private static let account = AccountResponse(
    id: .fixed(7), squad: .fixed(8), username: nil, manages: true)
  private static let unnamed = DeviceAccount(id: .fixed(7), squad: .fixed(8), username: nil)

  private func httpResponse(_ status: Int?, _ body: [UInt8] = []) -> HTTPResponse {
    HTTPResponse(status: status, body: body)
  }

  private func error(_ kind: ErrorKind, username: String? = nil) -> [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.string("kind", kind.rawValue)
        writer.string("username", ifPresent: username)
      }
    }
  }

  @Test func `they are those that the server knows`() throws {
    let calls: [ServerCall] = [
      .useKey(Self.key, code: ""), .previewJoin(.example), .join(.example, Self.key),
      .recover(.example, Self.key), .recall, .makeJoinCode, .makeRecoveryCode,
      .giveName(username: "ann", password: "kick-off"), .deleteUnnamed(Self.unnamed),
      .askAddress,
    ]
    #expect(
      calls.map { "\($0.request.method) \($0.request.path)" } == [
        "POST /api/accounts/unnamed", "POST /api/joins/preview", "POST /api/joins",
        "POST /api/accounts/recover", "GET /api/users/me", "POST /api/join-codes",
        "POST /api/recovery-codes", "PUT /api/users/me", "DELETE /api/accounts/unnamed",
        "GET /api/address",
      ])
    #expect(
      try UnnamedAccountRequest(json: calls[0].request.body)
        == UnnamedAccountRequest(key: Self.key))
    #expect(
      try JoinRequest(json: calls[2].request.body) == JoinRequest(code: .example, key: Self.key))
    #expect(
      try RecoveryRequest(json: calls[3].request.body)
        == RecoveryRequest(code: .example, key: Self.key))
    #expect(try Credentials(json: calls[7].request.body).username.text == "ann")
  }

  @Test func `a code goes with the key where the user typed one`() throws {
    let call = ServerCall.useKey(Self.key, code: "whistle")
    #expect(try UnnamedAccountRequest(json: call.request.body).code == "whistle")
  }

  @Test(arguments: [200, 201])
  func `the account is new or known`(status: Int) {
    let response = httpResponse(status, Self.account.json)
    #expect(
      ServerCall.useKey(Self.key, code: "").event(for: response)
        == .keyAnswered(Self.key, .account(Self.unnamed)))
  }

  @Test(
    arguments: [
      (403, ErrorKind.registrationClosed, "", KeyAnswer.refused(.registrationClosed)),
      (403, .registrationCode, "", .refused(.codeNeeded)),
      (403, .registrationCode, "guess", .refused(.codeWrong)),
      (507, .unnamedFull, "", .refused(.serverFull)), (410, .removed, "", .removed),
    ])
  func `a refusal says why`(status: Int, kind: ErrorKind, code: String, answer: KeyAnswer) {
    #expect(
      ServerCall.useKey(Self.key, code: code).event(for: httpResponse(status, error(kind)))
        == .keyAnswered(Self.key, answer))
  }

  @Test func `an account that has a name by now is told`() {
    let response = httpResponse(401, error(.named, username: "ann"))
    #expect(
      ServerCall.useKey(Self.key, code: "").event(for: response)
        == .keyAnswered(Self.key, .named("ann")))
  }

  @Test(
    arguments: [
      (nil, KeyAnswer.failed(.unreachable)), (429, .refused(.throttled)),
      (404, .failed(.otherVersion)), (502, .failed(.failed)), (200, .failed(.otherVersion)),
    ] as [(Int?, KeyAnswer)])
  func `anything else is tried again, or said`(status: Int?, answer: KeyAnswer) {
    #expect(
      ServerCall.useKey(Self.key, code: "").event(for: httpResponse(status, "<html>".bytes))
        == .keyAnswered(Self.key, answer))
  }

  @Test(
    arguments: [
      (401, ErrorKind.wrong, JoinError.wrong), (401, .used, .used), (401, .expired, .expired),
    ])
  func `a code that is no good says why`(status: Int, kind: ErrorKind, reason: JoinError) {
    for call in [ServerCall.previewJoin(.example), .join(.example, Self.key)] {
      #expect(call.event(for: httpResponse(status, error(kind))) == .joinFailed(reason))
    }
  }

  @Test(
    arguments: [(nil, JoinError.unreachable), (429, .throttled), (500, .failed), (200, .failed)]
      as [(Int?, JoinError)])
  func `a device that could not join says why`(status: Int?, reason: JoinError) {
    for call in [ServerCall.join(.example, Self.key), .recover(.example, Self.key)] {
      #expect(call.event(for: httpResponse(status)) == .joinFailed(reason))
    }
  }

  @Test func `where a code leads, and that the device has joined`() {
    let address = AddressResponse(url: "https://gather.example")
    #expect(
      ServerCall.askAddress.event(for: httpResponse(200, address.json))
        == .secureAddressTold("https://gather.example"))
    #expect(
      ServerCall.askAddress.event(for: httpResponse(200, AddressResponse(url: nil).json)) == nil)
    #expect(ServerCall.askAddress.event(for: httpResponse(nil)) == nil)
    let preview = JoinPreviewResponse(players: 14, username: "ann")
    #expect(
      ServerCall.previewJoin(.example).event(for: httpResponse(200, preview.json))
        == .joinPreviewed(JoinOffer(playerCount: 14, username: "ann")))
    #expect(
      ServerCall.join(.example, Self.key).event(for: httpResponse(200, Self.account.json))
        == .joined(Self.unnamed, Self.key))
  }

  @Test func `the account of a cookie is told, or that the cookie is no good`() {
    #expect(
      ServerCall.recall.event(for: httpResponse(200, Self.account.json))
        == .recalled(Self.unnamed))
    #expect(ServerCall.recall.event(for: httpResponse(401)) == .recalled(nil))
    #expect(ServerCall.recall.event(for: httpResponse(nil)) == .recallFailed(.unreachable))
    #expect(ServerCall.recall.event(for: httpResponse(503)) == .recallFailed(.failed))
  }

  @Test func `codes are read`() {
    let join = JoinCodeResponse(code: .example, expiresAt: .kickOff)
    #expect(
      ServerCall.makeJoinCode.event(for: httpResponse(201, join.json))
        == .joinCodeMade(.example, expiresAt: .kickOff))
    let recovery = RecoveryCodeResponse(code: .example)
    #expect(
      ServerCall.makeRecoveryCode.event(for: httpResponse(201, recovery.json))
        == .recoveryCodeMade(.example))
  }

  @Test func `what a new phone may not do is told`() {
    let response = httpResponse(403, error(.tooNew))
    #expect(
      ServerCall.makeJoinCode.event(for: response) == .accountTaskFailed(.makeJoinCode, .tooNew))
    #expect(
      ServerCall.makeRecoveryCode.event(for: response)
        == .accountTaskFailed(.makeRecoveryCode, .tooNew))
    #expect(
      ServerCall.giveName(username: "a", password: "b").event(for: response)
        == .accountTaskFailed(.giveName, .tooNew))
    #expect(
      ServerCall.deleteUnnamed(Self.unnamed).event(for: response)
        == .accountTaskFailed(.deleteAccount, .tooNew))
  }

  @Test func `a name that is taken, or came first from another phone, is told`() {
    let call = ServerCall.giveName(username: "ann", password: "kick-off")
    #expect(call.event(for: httpResponse(204)) == .named("ann"))
    #expect(
      call.event(for: httpResponse(409)) == .accountTaskFailed(.giveName, .usernameTaken))
    #expect(
      call.event(for: httpResponse(409, error(.named, username: "Zoe")))
        == .accountTaskFailed(.giveName, .namedMeanwhile))
  }
}
