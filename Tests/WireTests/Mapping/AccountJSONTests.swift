import Domain
import TestSupport
import Testing
import Wire

private let one = "00000000-0000-0000-0000-000000000001"
private let two = "00000000-0000-0000-0000-000000000002"

@Suite("Accounts as JSON")
struct AccountJSONTests {
  @Test func `credentials are read with the name trimmed and the password unchanged`() throws {
    let credentials = try Credentials(
      json: #"{"username":" ann ","password":" \u0000é: 1234"}"#.bytes)

    #expect(credentials.username.text == "ann")
    #expect(credentials.password.bytes == " \0é: 1234".bytes)
  }

  @Test(
    arguments: [
      (#""#, nil), (#","code":null"#, nil), (#","code":"kick off""#, "kick off"),
    ] as [(String, String?)])
  func `credentials may have a code`(member: String, code: String?) throws {
    let text = #"{"username":"ann","password":"long enough"\#(member)}"#

    #expect(try Credentials(json: text.bytes).code == code)
  }

  @Test func `blanks around a user name count towards its length`() throws {
    let most = "a" + String(repeating: " ", count: 79)

    #expect(try Credentials(json: body(username: most)).username.text == "a")
    #expect(throws: CredentialsError.username(.text(.tooLong(limit: 80)))) {
      try Credentials(json: body(username: most + " "))
    }
  }

  private func body(username: String) -> [UInt8] {
    #"{"username":"\#(username)","password":"long enough"}"#.bytes
  }

  @Test func `a password has at most 1024 bytes`() throws {
    let most = String(repeating: "é", count: 512)

    #expect(try Credentials(json: body(password: most)).password == most)
    #expect(throws: CredentialsError.passwordTooLong) {
      try Credentials(json: body(password: most + "a"))
    }
  }

  private func body(password: String) -> [UInt8] {
    #"{"username":"ann","password":"\#(password)"}"#.bytes
  }

  @Test(arguments: [
    (#"{"username":"ann","password":""}"#, CredentialsError.passwordTooShort),
    (#"{"username":"ann","password":"1234567"}"#, .passwordTooShort),
    (#"{"username":"","password":"x"}"#, .username(.text(.empty))),
    (#"{"username":"a:n","password":"x"}"#, .username(.colon)),
    (#"{"username":"a\nn","password":"x"}"#, .username(.text(.controlCharacter))),
    (#"{"username":"ann"}"#, .wire(.missing(field: "password"))),
    (#"{"password":"x"}"#, .wire(.missing(field: "username"))),
    (#"{"username":"ann","password":null}"#, .wire(.missing(field: "password"))),
    (#"{"username":"ann","password":1}"#, .wire(.wrongType(field: "password", expected: .text))),
    (#"{"username":7,"password":"x"}"#, .wire(.wrongType(field: "username", expected: .text))),
    ("", .wire(.json(JSONError(.unexpectedEnd, at: 0)))),
    ("\"ann\"", .wire(.notAnObject(field: ""))),
  ])
  func `refused credentials say why`(text: String, error: CredentialsError) {
    #expect(throws: error) { try Credentials(json: text.bytes) }
  }

  @Test func `a wish for another password keeps its format and reads back`() throws {
    let change = PasswordChange(currentPassword: "short", newPassword: "long enough")

    #expect(
      change.json == #"{"currentPassword":"short","newPassword":"long enough"}"#.bytes)
    #expect(try PasswordChange(json: change.json) == change)
  }

  @Test(arguments: [
    (#"{"currentPassword":"x","newPassword":"1234567"}"#, CredentialsError.passwordTooShort),
    (#"{"newPassword":"long enough"}"#, .wire(.missing(field: "currentPassword"))),
    (#"{"currentPassword":"long enough"}"#, .wire(.missing(field: "newPassword"))),
  ])
  func `a refused wish for another password says why`(text: String, error: CredentialsError) {
    #expect(throws: error) { try PasswordChange(json: text.bytes) }
  }

  @Test func `a login response keeps its format and reads back`() throws {
    let response = LoginResponse(token: "a\"b", userID: .fixed(1), squadID: .fixed(2))
    let text = #"{"token":"a\"b","userID":"\#(one)","squadID":"\#(two)"}"#

    #expect(response.json.text == text)
    #expect(try LoginResponse(json: text.bytes) == response)
  }

  @Test(arguments: [
    ("{}", WireError.missing(field: "token")),
    (#"{"token":"x","userID":"1"}"#, .wrongType(field: "userID", expected: .identifier)),
    (#"{"token":"x","userID":"\#(one)"}"#, .missing(field: "squadID")),
  ])
  func `a malformed login response is refused with the field`(
    text: String, error: WireError
  ) {
    #expect(throws: error) { try LoginResponse(json: text.bytes) }
  }

  @Test func `a user is written with id and name`() {
    #expect(
      String { $0.user(id: .fixed(1), username: "an\"n") }
        == #"{"id":"\#(one)","username":"an\"n"}"#)
  }
}
