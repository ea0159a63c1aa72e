import Browser
import Client
import Domain
import Presentation
import TestSupport
import Testing
import Wire

struct ServerCallTests {
  @Test func `logging in sends user name and password as Basic credentials`() {
    let request = ServerCall.logIn(username: "유나", password: "kick:off").request
    #expect(request.method == "POST")
    #expect(request.path == "/api/users/login")
    #expect(request.headers.map(\.name) == ["Authorization"])
    #expect(request.headers.first?.value == "Basic 7Jyg64KYOmtpY2s6b2Zm")
    #expect(request.body.isEmpty)
  }

  @Test(
    arguments: zip(
      ["", "f", "fo", "foo", "foob", "fooba", "foobar"],
      ["Og==", "Zjo=", "Zm86", "Zm9vOg==", "Zm9vYjo=", "Zm9vYmE6", "Zm9vYmFyOg=="]))
  func `credentials are padded as in RFC 4648`(_ username: String, _ encoded: String) {
    let request = ServerCall.logIn(username: username, password: "").request
    #expect(request.headers.first?.value == "Basic \(encoded)")
  }

  @Test func `registering sends JSON that the server parses`() throws {
    let request = ServerCall.register(username: #"a"n\n"#, password: "kick-off", code: "").request
    let credentials = try Credentials(json: request.body)
    #expect(request.path == "/api/users")
    #expect(credentials.username.text == #"a"n\n"#)
    #expect(credentials.password == "kick-off")
    #expect(credentials.code == nil)
  }

  @Test func `registering sends the code that the user typed`() throws {
    let call = ServerCall.register(username: "ann", password: "kick-off", code: "whistle")
    #expect(try Credentials(json: call.request.body).code == "whistle")
  }

  @Test func `the account's requests are those that the server knows`() throws {
    let ann = DeviceAccount(id: .fixed(7), squad: .fixed(8), username: "유나")
    let change = ServerCall.changePassword(current: "old", new: "kick-off").request
    let deletion = ServerCall.deleteAccount(ann, password: "kick:off").request
    let requests = [
      ServerCall.listSessions.request, ServerCall.endSessions(nil).request,
      ServerCall.endSessions(.fixed(9)).request, change, deletion,
    ]

    #expect(
      requests.map { "\($0.method) \($0.path)" } == [
        "GET /api/users/sessions", "DELETE /api/users/sessions",
        "DELETE \(Route.session(.fixed(9)).path)", "PUT /api/users/password",
        "DELETE /api/users",
      ])
    #expect(
      try PasswordChange(json: change.body)
        == PasswordChange(currentPassword: "old", newPassword: "kick-off"))
    #expect(deletion.headers.map(\.name) == ["Authorization"])
    #expect(deletion.headers.first?.value == "Basic 7Jyg64KYOmtpY2s6b2Zm")
    #expect(deletion.body.isEmpty)
  }

  @Test func `a sync request is JSON that the server parses`() throws {
    let changes = [try StampedChange.numbered(1)]
    let request = SyncRequest(epoch: .fixed(9), since: 4, changes: changes)
    let call = ServerCall.sync(.fixed(8), request)
    #expect(call.request.path == Route.changes(.fixed(8)).path)
    #expect(try SyncRequest(json: call.request.body) == request)
  }

  @Test(arguments: [(1, []), (500, []), (501, ["gzip"])] as [(UInt64, [String])])
  func `only a request of more changes than any server takes asks to be compressed`(
    count: UInt64, codings: [String]
  ) throws {
    let changes = try (1...count).map { try StampedChange.numbered($0) }
    let call = ServerCall.sync(.fixed(8), SyncRequest(since: 4, changes: changes, isBrief: true))
    #expect(
      call.request.headers.filter { $0.name == "Content-Encoding" }.map(\.value) == codings)
  }

  @Test func `a request has no more changes than a proxy lets through`() throws {
    let details = PlayerDetails(name: try ShortText(String(repeating: "ㅋ", count: 80)))
    let changes = (1...4_000 as ClosedRange<UInt64>).map { number in
      StampedChange.numbered(number, .player(.fixed(number), .added(details)))
    }
    let call = ServerCall.sync(.fixed(8), SyncRequest(since: 4, changes: changes, isBrief: true))
    let sent = try SyncRequest(json: call.request.body).changes
    #expect(call.request.body.count < 1_000_000)
    #expect(sent == Array(changes.prefix(sent.count)))
    #expect(sent.count > 1_500)
  }

  @Test func `asking for changes reads what the live stream would bring`() {
    let known = KnownLog(epoch: .fixed(9), since: 4, last: .fixed(7))
    let call = ServerCall.ask(.fixed(8), known)
    #expect(call.request == HTTPRequest(.get, ServerCall.changesPath(.fixed(8), known)))
  }

  @Test func `the live stream and the snapshot name what the device knows last`() {
    let known = KnownLog(epoch: .fixed(9), since: 4, last: .fixed(7))
    let query =
      "?since=4&last=00000000-0000-0000-0000-000000000007&epoch=00000000-0000-0000-0000-000000000009"
    let squad = "/api/squads/00000000-0000-0000-0000-000000000008"
    #expect(ServerCall.changesPath(.fixed(8), known) == squad + "/changes" + query)
    #expect(ServerCall.snapshot(.fixed(8), known).request.path == squad + "/snapshot" + query)
    #expect(ServerCall.changesPath(.fixed(8), KnownLog()).hasSuffix("?since=0"))
  }
}
