import TestSupport
import Testing
import Wire

@Suite("Reading JSON")
struct JSONReaderTests {
  static let scalars: [(String, JSON)] = [
    ("null", .null), ("true", .bool(true)), ("false", .bool(false)),
    (" \t\r\n null \n", .null),
    ("0", .number("0")), ("-0", .number("-0")), ("10", .number("10")),
    ("-12.50e+07", .number("-12.50e+07")), ("0.0E-0", .number("0.0E-0")),
    ("1e400", .number("1e400")), ("123456789012345678901", .number("123456789012345678901")),
    (#""""#, .string("")), (#""Ann""#, .string("Ann")), (#""é한👨‍👩‍👧""#, .string("é한👨‍👩‍👧")),
    (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
    (#""\u0000\u001f\u00E9\uD55c""#, .string("\u{0}\u{1F}é한")),
    (#""\ud83d\uDC68 a\uDBFF\uDFFFb""#, .string("👨 a\u{10FFFF}b")),
    (#""\uFFFF\uE000\uD7FF""#, .string("\u{FFFF}\u{E000}\u{D7FF}")),
    ("\"\u{7F}\u{2028}\u{FEFF}\"", .string("\u{7F}\u{2028}\u{FEFF}")),
  ]

  @Test(arguments: scalars)
  func `a text that holds one value is read`(text: String, value: JSON) throws {
    let read = try JSON(text.bytes)
    #expect(read == value)
    #expect(read.bytes == value.bytes)
  }

  static let containers: [(String, JSON)] = [
    ("[]", .array([])), ("{}", .object([])), ("[ ]", .array([])), ("{ }", .object([])),
    ("[1,[2],{}]", .array([.integer(1), .array([.integer(2)]), .object([])])),
    (" [ null , true ] ", .array([.null, .bool(true)])),
    (
      #"{"a":1,"b":{"c":[]}}"#,
      .object([m("a", .integer(1)), m("b", .object([m("c", .array([]))]))])
    ),
    ("{ \"a\" :\n1 , \"\" : 2 }", .object([m("a", .integer(1)), m("", .integer(2))])),
    (#"{"\u0061":null}"#, .object([m("a", .null)])),
    (#"{"a":1,"a":2}"#, .object([m("a", .integer(1)), m("a", .integer(2))])),
  ]

  private static func m(_ name: String, _ value: JSON) -> JSON.Member { JSON.Member(name, value) }

  @Test(arguments: containers)
  func `arrays and objects are read in order`(text: String, value: JSON) throws {
    #expect(try JSON(text.bytes) == value)
  }

  @Test func `the last of several members with one name counts`() throws {
    let json = try JSON(#"{"age":1,"name":"Ann","age":2}"#.bytes)
    #expect(json["age"] == .integer(2))
  }

  @Test func `names are compared by their bytes`() throws {
    let json = try JSON("{\"Jos\u{E9}\":1,\"Jose\u{301}\":2}".bytes)

    #expect(json["Jos\u{E9}"] == .integer(1))
    #expect(json["Jose\u{301}"] == .integer(2))
    #expect(json["jos\u{E9}"] == nil)
  }

  @Test func `only an object has members`() {
    #expect(JSON.array([.null])["a"] == nil)
    #expect(JSON.string("a")["a"] == nil)
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("-7", -7), ("9223372036854775807", .max),
    ("-9223372036854775808", Int64.min), ("9223372036854775808", nil),
    ("-9223372036854775809", nil), ("1.0", 1), ("-30.000", -30), ("1.5", nil), ("1.05", nil),
    ("1e2", nil),
    ("1.0e2", nil), ("\"1\"", nil), ("true", nil),
  ])
  func `an integer has no fraction but zeros and fits 64 bits`(
    text: String, number: Int64?
  ) throws {
    #expect(try JSON(text.bytes).int64 == number)
  }

  @Test(arguments: ["", "-", ".0", "-.0"])
  func `a number without digits before its point is no integer`(text: String) {
    #expect(JSON.number(text).int64 == nil)
  }

  @Test func `64 levels may be nested`() throws {
    let arrays = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    let objects =
      String(repeating: "{\"a\":", count: 63) + "{}" + String(repeating: "}", count: 63)

    #expect(try JSON(arrays.bytes).bytes.text == arrays)
    #expect(try JSON(objects.bytes).bytes.text == objects)
    #expect(
      try JSON("[\(arrays.dropFirst().dropLast()),\(arrays.dropFirst().dropLast())]".bytes) != .null
    )
  }
}
