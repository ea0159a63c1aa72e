import TestSupport
import Testing
import Wire

@Suite("Writing JSON")
struct JSONWriterTests {
  @Test func `every control character is written as an escape`() {
    let digits = Array("0123456789abcdef")
    for control in 0..<0x20 as Range<UInt8> {
      let text = String(Unicode.Scalar(control))
      let expected = "\"\\u00\(digits[Int(control >> 4)])\(digits[Int(control & 0xF)])\""
      #expect(String { $0.string(text) } == expected)
    }
  }

  @Test(arguments: [
    ("", #""""#), ("\"", #""\"""#), ("\\", #""\\""#), ("a\"b\\c", #""a\"b\\c""#),
    ("/", #""/""#), ("\u{7F}", "\"\u{7F}\""), ("\u{2028}", "\"\u{2028}\""), ("é한👨‍👩‍👧", "\"é한👨‍👩‍👧\""),
  ])
  func `only control characters, quotes and backslashes are escaped`(
    text: String, written: String
  ) {
    #expect(JSONWriter.write { $0.string(text) } == written.bytes)
  }

  @Test(arguments: [
    "\u{0}", "a\u{0}b", "👨‍👩‍👧‍👦", "🇰🇷", "مرحبا \u{200F}עברית", "e\u{301}", "\u{E9}", "\u{FEFF}",
    "\u{10FFFF}",
    "\r\n", "\\u0041", "\\", "\"", "</script>",
  ])
  func `any string reads back byte for byte`(text: String) throws {
    guard case .string(let read) = try JSON(JSONWriter.write { $0.string(text) }) else {
      Issue.record("\(text.debugDescription) is not read as a string")
      return
    }
    #expect(read.bytes == text.bytes)
  }

  @Test func `every character reads back`() throws {
    let scalars = [0x0...0x3FF, 0x1FF0...0x206F, 0xD700...0xE0FF, 0xFF00...0x1_00FF]
      .joined().compactMap { Unicode.Scalar($0 as UInt32) }
    let text = String(String.UnicodeScalarView(scalars))

    guard case .string(let read) = try JSON(JSONWriter.write { $0.string(text) }) else {
      Issue.record("not read as a string")
      return
    }
    #expect(read.bytes == text.bytes)
  }

  @Test func `numbers, booleans and null are written without quotes`() {
    #expect(String { $0.integer(Int64.min) } == "-9223372036854775808")
    #expect(String { $0.integer(UInt64.max) } == "18446744073709551615")
    #expect(String { $0.bool(true) } == "true")
    #expect(String { $0.bool(false) } == "false")
    #expect(String { $0.null() } == "null")
  }

  @Test func `commas are written only between values`() {
    let text = String { writer in
      writer.object { writer in
        writer.array("empty", [Int]()) { $1.integer($0) }
        writer.array("numbers", [1, 2]) { $1.integer($0) }
        writer.string("absent", ifPresent: nil)
        writer.string("present", ifPresent: "a")
        writer.name("nested")
        writer.object { $0.integer("one", 1) }
        writer.name("nothing")
        writer.object { _ in }
        writer.name("raw")
        writer.array(["[ ]", "1"]) { $1.raw($0.utf8) }
        writer.name("last")
        writer.array([true, false]) { $1.bool($0) }
      }
    }
    #expect(
      text == """
        {"empty":[],"numbers":[1,2],"present":"a","nested":{"one":1},"nothing":{},"raw":[[ ],1],\
        "last":[true,false]}
        """)
  }

  @Test(arguments: [(0, "[1]"), (6, "[1]"), (7, "[1,2]"), (8, "[1,2]"), (9, "[1,2,3]")])
  func `an array ends with the element with which the text is longer than a limit`(
    limit: Int, array: String
  ) {
    let text = String { writer in
      writer.object { $0.array("n", [1, 2, 3], within: limit) { $1.integer($0) } }
    }
    #expect(text == #"{"n":\#(array)}"#)
  }

  @Test func `a value is written with its members in order, repeated names included`() {
    let value = JSON.object([
      JSON.Member("b", .array([.object([]), .null, .number("1.50")])),
      JSON.Member("a\n", .bool(true)), JSON.Member("b", .string("")),
    ])
    #expect(value.bytes.text == #"{"b":[{},null,1.50],"a\u000a":true,"b":""}"#)
  }
}
