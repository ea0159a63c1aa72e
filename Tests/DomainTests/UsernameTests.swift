import Domain
import Testing

struct UsernameTests {
  @Test(arguments: ["ann", " ann ", "ann\n"])
  func `white space around a user name is trimmed`(typed: String) throws {
    #expect(try Username(typed).text == "ann")
  }

  @Test(arguments: [":", "ann:", ":ann", "an:n"])
  func `a user name with a colon is refused`(typed: String) {
    #expect(throws: UsernameError.colon) { try Username(typed) }
  }

  @Test(arguments: [
    (" ", TextError.empty),
    ("an\tn", .controlCharacter),
    (String(repeating: "n", count: 81), .tooLong(limit: 80)),
  ])
  func `a user name is refused for the reasons of a short text`(
    typed: String, error: TextError
  ) {
    #expect(throws: UsernameError.text(error)) { try Username(typed) }
  }

  @Test func `a user name that was registered earlier may be longer`() throws {
    let name = String(repeating: "👨‍👩‍👧‍👦", count: 80)

    #expect(try Username(registered: " \(name)").text.utf8.elementsEqual(name.utf8))
    #expect(throws: UsernameError.colon) { try Username(registered: "an:n") }
    #expect(throws: UsernameError.text(.empty)) { try Username(registered: " ") }
    #expect(throws: UsernameError.text(.tooLong(limit: 80))) { try Username(name) }
  }

  @Test func `user names are equal when their bytes are`() throws {
    let names = [try Username("Jos\u{E9}"), try Username("Jose\u{301}"), try Username("JOS\u{E9}")]
    #expect(Set(names + names).count == 3)
  }
}
