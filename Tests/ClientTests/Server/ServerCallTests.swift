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
    let request = ServerCall.register(username: #"a"n\n"#, password: "kick-off").request
    let credentials = try Credentials(json: request.body)
    #expect(request.path == "/api/users")
    #expect(credentials.username.text == #"a"n\n"#)
    #expect(credentials.password == "kick-off")
  }

  @Test func `a sync request is JSON that the server parses`() throws {
    let changes = [try StampedChange.numbered(1)]
    let request = SyncRequest(epoch: .fixed(9), since: 4, changes: changes)
    let call = ServerCall.sync(.fixed(8), request)
    #expect(call.request.path == Route.changes(.fixed(8)).path)
    #expect(try SyncRequest(json: call.request.body) == request)
  }

  @Test func `the live stream starts at the device's sequence number`() {
    let path = ServerCall.streamPath(.fixed(8), since: 4, epoch: .fixed(9))
    #expect(
      path
        == "/api/squads/00000000-0000-0000-0000-000000000008/changes?since=4&epoch=00000000-0000-0000-0000-000000000009"
    )
    #expect(ServerCall.streamPath(.fixed(8), since: 0, epoch: nil).hasSuffix("?since=0"))
  }
}
