import TestSupport
import Testing
import Wire

/// Bytes that are not JSON, with the expected error and its offset.
struct Flaw: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let error: JSONError

  init(_ text: String, _ reason: JSONError.Reason, at offset: Int) {
    self.init(text.bytes, reason, at: offset)
  }

  init(_ bytes: [UInt8], _ reason: JSONError.Reason, at offset: Int) {
    self.bytes = bytes
    error = JSONError(reason, at: offset)
  }

  var testDescription: String { bytes.text }
}

extension JSONError.Reason {
  fileprivate static func unexpected(_ scalar: Unicode.Scalar) -> Self {
    .unexpectedByte(UInt8(ascii: scalar))
  }
}

@Suite("Bytes that are not JSON")
struct JSONErrorTests {
  private func expectFlaw(_ flaw: Flaw, _ location: SourceLocation = #_sourceLocation) {
    #expect(throws: flaw.error, sourceLocation: location) { try JSON(flaw.bytes) }
  }

  @Test(arguments: [
    Flaw("", .unexpectedEnd, at: 0), Flaw(" \n", .unexpectedEnd, at: 2),
    Flaw("\u{FEFF}{}", .unexpectedByte(0xEF), at: 0), Flaw("\u{A0}1", .unexpectedByte(0xC2), at: 0),
    Flaw("\0", .unexpectedByte(0), at: 0), Flaw("\u{C}1", .unexpectedByte(0x0C), at: 0),
    Flaw("1 2", .trailingBytes, at: 2), Flaw("{}}", .trailingBytes, at: 2),
    Flaw("null\0", .trailingBytes, at: 4), Flaw("nullx", .trailingBytes, at: 4),
    Flaw("NULL", .unexpected("N"), at: 0), Flaw("True", .unexpected("T"), at: 0),
    Flaw("nul1", .unexpected("1"), at: 3), Flaw("tru", .unexpectedEnd, at: 3),
    Flaw("'a'", .unexpected("'"), at: 0), Flaw("// 1", .unexpected("/"), at: 0),
    Flaw("undefined", .unexpected("u"), at: 0),
  ])
  func `a text must be one value`(flaw: Flaw) { expectFlaw(flaw) }

  @Test(arguments: [
    Flaw("01", .trailingBytes, at: 1), Flaw("-01", .trailingBytes, at: 2),
    Flaw("[01]", .unexpected("1"), at: 2), Flaw("+1", .unexpected("+"), at: 0),
    Flaw("-", .unexpectedEnd, at: 1), Flaw("--1", .unexpected("-"), at: 1),
    Flaw(".5", .unexpected("."), at: 0), Flaw("-.5", .unexpected("."), at: 1),
    Flaw("1.", .unexpectedEnd, at: 2), Flaw("[1.]", .unexpected("]"), at: 3),
    Flaw("1.e5", .unexpected("e"), at: 2), Flaw("1e", .unexpectedEnd, at: 2),
    Flaw("1e+", .unexpectedEnd, at: 3), Flaw("1e-+1", .unexpected("+"), at: 3),
    Flaw("1e5.0", .trailingBytes, at: 3), Flaw("0x10", .trailingBytes, at: 1),
    Flaw("1_000", .trailingBytes, at: 1), Flaw("NaN", .unexpected("N"), at: 0),
    Flaw("nan", .unexpected("a"), at: 1), Flaw("Infinity", .unexpected("I"), at: 0),
    Flaw("-Infinity", .unexpected("I"), at: 1), Flaw("١", .unexpectedByte(0xD9), at: 0),
  ])
  func `a number follows the grammar`(flaw: Flaw) { expectFlaw(flaw) }

  @Test(arguments: [
    Flaw("[1,]", .unexpected("]"), at: 3), Flaw("[,1]", .unexpected(","), at: 1),
    Flaw("[1,,2]", .unexpected(","), at: 3), Flaw("[1 2]", .unexpected("2"), at: 3),
    Flaw("[1}", .unexpected("}"), at: 2), Flaw("]", .unexpected("]"), at: 0),
    Flaw("{\"a\":1,}", .unexpected("}"), at: 7), Flaw("{,}", .unexpected(","), at: 1),
    Flaw("{a:1}", .unexpected("a"), at: 1), Flaw("{1:2}", .unexpected("1"), at: 1),
    Flaw("{\"a\"}", .unexpected("}"), at: 4), Flaw("{\"a\":}", .unexpected("}"), at: 5),
    Flaw("{\"a\" 1}", .unexpected("1"), at: 5), Flaw("{\"a\":1 \"b\":2}", .unexpected("\""), at: 7),
    Flaw("{\"a\":1]", .unexpected("]"), at: 6), Flaw("{null:1}", .unexpected("n"), at: 1),
  ])
  func `arrays and objects need a comma exactly between values`(flaw: Flaw) { expectFlaw(flaw) }

  @Test func `a text that ends within a value is refused at its end`() throws {
    let sample =
      #"{"name":"Ann é\n\u00e9","ages":[30,-1.5e+3,0],"a":{"b":null},"c":true,"d":false}"#
      .bytes
    #expect(throws: Never.self) { try JSON(sample) }

    for length in 0..<sample.count {
      expectFlaw(Flaw(Array(sample.prefix(length)), .unexpectedEnd, at: length))
    }
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"\":"])
  func `65 levels are too deep, and so are 100 000`(open: String) {
    let levels = String(open.filter { $0 == "[" || $0 == "{" }).count
    let tooDeep = JSONError(.tooDeep, at: 64 / levels * open.utf8.count)

    #expect(throws: tooDeep) { try JSON(String(repeating: open, count: 64 / levels + 1).bytes) }
    #expect(throws: tooDeep) { try JSON(String(repeating: open, count: 100_000).bytes) }
  }
}

@Suite("Strings that are not JSON")
struct JSONStringErrorTests {
  @Test(arguments: [
    Flaw(#""a"#, .unexpectedEnd, at: 2), Flaw(#""\"#, .unexpectedEnd, at: 2),
    Flaw(#""\""#, .unexpectedEnd, at: 3), Flaw(#""\x41""#, .unexpected("x"), at: 2),
    Flaw(#""\'""#, .unexpected("'"), at: 2), Flaw(#""\U0041""#, .unexpected("U"), at: 2),
    Flaw(#""\u004""#, .unexpected("\""), at: 6), Flaw(#""\u00g1""#, .unexpected("g"), at: 5),
    Flaw(#""\u+041""#, .unexpected("+"), at: 3), Flaw(#""\u{41}""#, .unexpected("{"), at: 3),
    Flaw(#""\u"#, .unexpectedEnd, at: 3),
  ])
  func `an escape must be one that JSON defines`(flaw: Flaw) {
    #expect(throws: flaw.error) { try JSON(flaw.bytes) }
  }

  @Test(arguments: [
    Flaw(#""\ud83d""#, .loneSurrogate, at: 1), Flaw(#""ab\udc68""#, .loneSurrogate, at: 3),
    Flaw(#""\ud83d\ud83d""#, .loneSurrogate, at: 1), Flaw(#""\ud83dx""#, .loneSurrogate, at: 1),
    Flaw(#""\ud83d\n""#, .loneSurrogate, at: 1), Flaw(#""\udc68\ud83d""#, .loneSurrogate, at: 1),
    Flaw(#""\ud83d\u0041""#, .loneSurrogate, at: 1), Flaw(#""\ud83d"#, .loneSurrogate, at: 1),
    Flaw(#""\ud83d\ue000""#, .loneSurrogate, at: 1), Flaw(#""\udc68\u"#, .loneSurrogate, at: 1),
    Flaw(#""\udc00\u""#, .loneSurrogate, at: 1),
    Flaw(#"{"\ud83d":1}"#, .loneSurrogate, at: 2), Flaw(#""\ud83d\u"#, .unexpectedEnd, at: 9),
  ])
  func `half a surrogate pair is refused at its backslash`(flaw: Flaw) {
    #expect(throws: flaw.error) { try JSON(flaw.bytes) }
  }

  @Test func `every control character must be escaped`() {
    for control in 0..<0x20 as Range<UInt8> {
      let plain = Flaw([0x22, 0x61, control, 0x22], .unexpectedByte(control), at: 2)
      let afterEscape = Flaw(#""\n"#.bytes + [control, 0x22], .unexpectedByte(control), at: 3)
      #expect(throws: plain.error) { try JSON(plain.bytes) }
      #expect(throws: afterEscape.error) { try JSON(afterEscape.bytes) }
    }
  }

  @Test(
    arguments: [
      [0x80], [0xFF], [0xFE], [0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xF0, 0x9F, 0x91],
      [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0xAF], [0xF0, 0x80, 0x80, 0xAF],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xED, 0xA0, 0xBD, 0xED, 0xB1, 0xA8],
      [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func `invalid UTF-8 is refused at the string's opening quote`(bad: [UInt8]) {
    let error = JSONError(.invalidUTF8, at: 3)

    #expect(throws: error) { try JSON("[1,\"a".bytes + bad + "\"]".bytes) }
    #expect(throws: error) { try JSON("[1,\"\\n".bytes + bad + "\"]".bytes) }
    #expect(throws: error) { try JSON("{  \"".bytes + bad + "\":1}".bytes) }
  }
}
