import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Joining a group by a code of another phone, or by the recovery code")
struct JoinTests {
  private func server() -> TestServer {
    var server = TestServer()
    server.joined = DeviceAccount(id: .fixed(50), squad: .fixed(50), username: nil)
    var other = TestApp(number: 9)
    other.add(["Xi", "Yan"])
    for change in other.app.replica.pending {
      server.take(change, for: DeviceAccount(id: .fixed(50), squad: .fixed(50), username: nil))
    }
    return server
  }

  private func model(_ device: TestApp) throws -> JoinViewModel {
    guard case .join(let model) = device.app.screen else { throw NothingAsked() }
    return model
  }

  @Test func `an address shows where it leads, and joins by a tap`() throws {
    // Given
    var server = server()
    var device = TestApp(path: "/join/\(JoinCode.example.text)")
    // When
    device.sync(with: &server)
    // Then
    #expect(try model(device).offer == "A group of 2 players on gather.example.")
    #expect(device.app.account == nil)
    // When
    device.tap(.join(.joinTapped))
    device.sync(with: &server)
    // Then
    #expect(device.app.replica.squad.players.count == 2)
    #expect(device.app.destination == .players)
    #expect(device.disk.state.recoveryKey != nil)
  }

  @Test(arguments: ["ABCDE", "ABCDE-FGHJK", "00000-00001"])
  func `what is no code is said before the server is asked`(text: String) throws {
    var device = TestApp(path: "/join")
    device.tap(.join(.codeTyped, text))
    device.tap(.join(.codeSubmitted))
    #expect(try model(device).errorText?.hasPrefix("That isn’t a valid code") == true)
    #expect(device.requests.isEmpty)
  }

  @Test func `a typed code leads to the same offer`() throws {
    var server = server()
    var device = TestApp(path: "/join")
    device.tap(.join(.codeTyped, JoinCode.example.grouped))
    device.tap(.join(.codeSubmitted))
    device.sync(with: &server)
    #expect(try model(device).joinLabel == "Join")
  }

  @Test func `a recovery code brings the group`() throws {
    var server = server()
    var device = TestApp(path: "/recover")
    device.tap(.join(.codeTyped, RecoveryCode.example.grouped))
    device.tap(.join(.codeSubmitted))
    device.sync(with: &server)
    #expect(device.app.replica.squad.players.count == 2)
  }

  @Test func `the field of each screen takes both kinds of code`() throws {
    var server = server()
    var device = TestApp(path: "/join")
    device.tap(.join(.codeTyped, RecoveryCode.example.grouped))
    device.tap(.join(.codeSubmitted))
    device.sync(with: &server)
    #expect(device.app.replica.squad.players.count == 2)

    device = TestApp(number: 2, path: "/recover")
    device.tap(.join(.codeTyped, JoinCode.example.grouped))
    device.tap(.join(.codeSubmitted))
    device.sync(with: &server)
    #expect(try model(device).joinLabel == "Join" && !model(device).hasField)
  }

  @Test func `a code that the server does not know is said`() throws {
    var server = TestServer()
    var device = TestApp(path: "/join/\(JoinCode.example.text)")
    device.sync(with: &server)
    #expect(try model(device).errorText?.hasPrefix("This code does not exist here") == true)
  }

  @Test(arguments: [JoinEvent.Plain.fileTapped, .removeTapped])
  func `a phone with players of its own asks first, and nothing of them goes over`(
    choice: JoinEvent.Plain
  ) throws {
    // Given
    var server = server()
    var device = TestApp(path: "/join/\(JoinCode.example.text)")
    device.open(.players)
    device.add(["Ann"])
    device.open(.join(.phone(.example)))
    device.sync(with: &server)
    // Then
    #expect(try model(device).joinLabel == nil)
    #expect(try model(device).ownData?.contains("1 player") == true)
    device.tap(.join(.joinTapped))
    #expect(device.requests.isEmpty)
    // When
    device.tap(.join(choice))
    // Then
    #expect(device.app.replica.squad.players.count == 1)
    // When
    device.tap(.join(.joinTapped))
    device.sync(with: &server)
    // Then
    let names = device.app.replica.squad.players.map { $0.details.name.text }
    #expect(names.sorted() == ["Xi", "Yan"])
    #expect(server.logs[.fixed(50)]?.squad.players.count == 2)
  }

  @Test func `its own group may get a name first`() {
    var device = TestApp()
    device.add(["Ann"])
    device.open(.join(.phone(.example)))
    device.tap(.join(.nameTapped))
    #expect(device.app.destination == .login)
  }

  @Test func `a browser that keeps no cookies does not join`() throws {
    var server = server()
    var device = TestApp(path: "/join/\(JoinCode.example.text)", keepsCookies: false)
    device.sync(with: &server)
    device.tap(.join(.joinTapped))
    #expect(try model(device).errorText?.hasPrefix("Open this page in your browser") == true)
    #expect(device.requests.isEmpty)
  }
}
