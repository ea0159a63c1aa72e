import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("The account's screen: logins, password, deletion")
struct AccountTests {
  private static let here = DeviceSession(
    id: .fixed(1), device: "Chrome · Android", lastUsedAt: .kickOff, isCurrent: true)
  private static let tablet = DeviceSession(
    id: .fixed(2), device: "Safari · iPad", lastUsedAt: .kickOff(plusMinutes: -30),
    isCurrent: false)
  private static let unknown = DeviceSession(
    id: .fixed(3), device: "", lastUsedAt: .kickOff(plusMinutes: -60 * 24), isCurrent: false)

  private var server = TestServer()

  /// A device on which Zoe, who is logged in on two others as well, opens the account's screen.
  private mutating func device() -> TestApp {
    server.sessions = [Self.here, Self.tablet, Self.unknown]
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann")
    device.open(.settings)
    device.open(.account(nil))
    device.sync(with: &server)
    return device
  }

  @Test mutating func `it lists where the user is logged in`() throws {
    let rows = try device().account.rows

    #expect(rows.map(\.device) == ["Chrome · Android", "Safari · iPad", "Unknown device"])
    #expect(rows.first?.detail == "This device")
    #expect(
      rows.dropFirst().map(\.detail) == ["Last used today 18:10", "Last used yesterday 18:40"])
    #expect(rows.map(\.end?.label) == [nil, "Log out there", "Log out there"])
  }

  @Test mutating func `at midnight today becomes yesterday on the open screen`() throws {
    var device = device()
    device.loseNetwork()
    device.pass(minutes: 5 * 60 + 20)

    #expect(device.app.wakesAt == device.deviceTime)
    device.send(.device(.woke))
    #expect(try device.account.rows[1].detail == "Last used yesterday 18:10")
  }

  @Test mutating func `a login elsewhere is ended, and the list is shorter`() throws {
    var device = device()

    device.tap(.account(.endTapped(.fixed(2))))
    device.sync(with: &server)

    #expect(try device.account.rows.map(\.id) == [.fixed(1), .fixed(3)])
  }

  @Test mutating func `all logins elsewhere are ended at once`() throws {
    var device = device()

    device.tap(.account(.endOthersTapped))
    device.sync(with: &server)

    #expect(try device.account.rows.map(\.id) == [.fixed(1)])
    #expect(try !device.account.hasOthers)
  }

  @Test mutating func `without a connection the list says so and is asked for again`() throws {
    var device = device()
    device.send(.server(.accountTaskFailed(.listSessions, .unreachable)))
    #expect(
      try device.account.listText
        == "No connection to the server. Try again when you are back online.")

    #expect(device.tap(.account(.reloadTapped)) == [.call(.listSessions)])
    #expect(device.tap(.account(.reloadTapped)) == [])
    device.sync(with: &server)

    #expect(try device.account.listText == nil)
  }

  @Test mutating func `the password is changed, and other logins are gone`() throws {
    var device = device()
    device.send(.account(.currentTyped, "a long secret"))
    device.send(.account(.newTyped, "another secret"))

    device.tap(.account(.changeTapped))
    #expect(try device.account.isChanging)
    #expect(device.tap(.account(.changeTapped)) == [])
    device.sync(with: &server)

    #expect(server.passwords["Zoe"] == "another secret")
    #expect(
      try device.account.changedText
        == "Password changed. You are logged out everywhere else, and any earlier recovery code no longer works."
    )
    #expect(try device.account.rows.count == 1)
    #expect(try device.account.changeCount == 1)
  }

  @Test(arguments: [
    ("", "another secret", "Enter the current password and a new one."),
    ("a long secret", "", "Enter the current password and a new one."),
    (
      "a long secret", "seven 7",
      "Choose a less common password of at least 8 characters."
    ),
  ])
  mutating func `what cannot be a password is not sent`(
    current: String, new: String, problem: String
  ) throws {
    var device = device()
    device.send(.account(.currentTyped, current))
    device.send(.account(.newTyped, new))

    #expect(device.tap(.account(.changeTapped)) == [])
    #expect(try device.account.changeProblem == problem)

    device.send(.account(.newTyped, "another"))
    #expect(try device.account.changeProblem == nil)
  }

  @Test mutating func `a wrong current password says so in place`() throws {
    var device = device()
    device.send(.account(.currentTyped, "wrong"))
    device.send(.account(.newTyped, "another secret"))

    device.tap(.account(.changeTapped))
    device.sync(with: &server)

    #expect(
      try device.account.changeProblem == "The password is wrong. Check it and try again.")
    #expect(server.passwords["Zoe"] == "a long secret")
  }

  @Test mutating func `a deleted account leaves the squad on this device alone`() throws {
    var device = device()
    let squad = device.squad

    device.tap(.account(.deleteTapped))
    device.send(.account(.confirmationTyped, "a long secret"))
    device.tap(.account(.deleteConfirmed))
    device.sync(with: &server)

    #expect(server.passwords["Zoe"] == nil)
    #expect(device.app.account == nil)
    #expect(device.app.destination == .settings)
    #expect(device.squad.players.map(\.details) == squad.players.map(\.details))
    #expect(device.disk.state.account == nil)
    #expect(device.disk.state.replica == device.app.replica)
    #expect(device.disk.state.preferences.owesLogOut == false)
  }

  @Test mutating func `who registers afterwards uploads what stayed`() throws {
    var device = device()
    device.tap(.account(.deleteTapped))
    device.send(.account(.confirmationTyped, "a long secret"))
    device.tap(.account(.deleteConfirmed))
    device.sync(with: &server)

    device.type(username: "Zoe", password: "a new secret")
    device.tap(.login(.registerTapped))
    device.sync(with: &server)

    #expect(server[.zoe].allPlayers.map(\.details.name.text) == ["Ann"])
    #expect(device.status == .saved)
  }

  @Test mutating func `a wrong password deletes nothing and says so in the sheet`() throws {
    var device = device()
    device.tap(.account(.deleteTapped))
    #expect(device.tap(.account(.deleteConfirmed)) == [])
    device.send(.account(.confirmationTyped, "wrong"))

    device.tap(.account(.deleteConfirmed))
    device.sync(with: &server)

    #expect(
      try device.account.deleteProblem == "The password is wrong. Check it and try again.")
    #expect(try device.account.isDeleting)
    #expect(device.app.account != nil)
    device.tap(.account(.deleteCancelled))
    #expect(try !device.account.isDeleting)
  }

  @Test mutating func `the response to a deletion counts on every screen`() throws {
    var device = device()
    device.tap(.account(.deleteTapped))
    device.send(.account(.confirmationTyped, "a long secret"))
    device.tap(.account(.deleteConfirmed))
    device.open(.players)
    device.sync(with: &server)

    #expect(device.app.account == nil)
  }

  @Test mutating func `a login that has expired is said, here and in the settings`() throws {
    var device = device()
    device.send(.server(.accountTaskFailed(.listSessions, .notLoggedIn)))

    #expect(
      try device.account.listText == "This device’s login has expired. Log in again first.")
    device.open(.settings)
    #expect(try device.settings.loginLabel == "Login")
  }

  @Test func `without an account there is no such screen`() {
    var device = TestApp.with("Ann")
    device.send(.device(.navigated("/settings/account")))

    #expect(device.app.destination == .settings)
  }
}
