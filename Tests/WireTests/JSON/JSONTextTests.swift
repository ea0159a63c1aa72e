import Domain
import TestSupport
import Testing

@testable import Wire

@Suite("Values where they are in a JSON text")
struct JSONTextTests {
  @Test func `any value is found where it is`() throws {
    var generator = RandomJSON(random: SplitMix64(seed: 13))
    for _ in 0..<3_000 {
      let value = generator.value()
      expect(try JSONText(value.bytes).root, toBe: value)
    }
  }

  @Test(arguments: [
    #"{"team":1,"team":2}"#, #"{"team":null,"\u0074eam":2}"#,
    #"{"teams":1,"tea":1,"team":2,"mate":1}"#,
    #"{"team":2,"xeam":1,"txam":1,"texm":1,"teax":1}"#,
    #"{"a":{"team":1},"team":2,"b":[{"team":1}]}"#, #"{"":1,"team":2,"é":{},"\n":[1]}"#,
  ])
  func `the last member with a name counts, however the name is written`(text: String) throws {
    #expect(try JSONText(text.bytes).root["team"]?.int64 == 2)
  }

  @Test(arguments: [#"{}"#, #"{"TEAM":1}"#, #"{"a":{"team":1}}"#, #"["team",1]"#, #""team""#, "1"])
  func `a member of another name or another object is not found`(text: String) throws {
    #expect(try JSONText(text.bytes).root["team"] == nil)
  }

  @Test func `only strings with escapes or with characters that are not ASCII are copied`() throws {
    let text = #"{"name":"long enough for a word","a":["","x","é","\n","a longer word, and é"]}"#
    #expect(try JSONText(text.bytes).strings == ["é", "\n", "a longer word, and é"])
  }

  @Test func `an identifier may be written with escapes`() throws {
    let text = #"["\u0030\u0030000000-0000-0000-0000-00000000000A",1,"é"]"#
    let values = try #require(JSONText(text.bytes).root.elements)
    #expect(values.map { $0.id() as Player.ID? } == [.fixed(10), nil, nil])
  }
}

extension JSONTextTests {
  private func expect(
    _ element: JSONElement, toBe value: JSON, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(element.isNull == (value == .null), sourceLocation: location)
    #expect(element.int64 == value.int64, sourceLocation: location)
    switch value {
    case .bool(let bool): #expect(element.bool == bool, sourceLocation: location)
    case .string(let string):
      #expect(element.string?.bytes == string.bytes, sourceLocation: location)
      #expect(element.isEqualByBytes(to: string), sourceLocation: location)
    case .array(let values):
      #expect(element.elements?.count == values.count, sourceLocation: location)
      for (element, value) in zip(element.elements ?? [], values) {
        expect(element, toBe: value, location)
      }
    case .object: #expect(element.isObject, sourceLocation: location)
    case .null, .number: break
    }
  }
}

@Suite("Where strings end")
struct JSONStringEndTests {
  @Test(arguments: 0..<20) func `every byte is noticed at every place of a string`(place: Int) {
    for byte in 0...UInt8.max {
      for rest in [0, 3, 9] {
        let string = letters(place) + [byte] + letters(rest)
        let text = "[\"".bytes + string + "\"]".bytes
        let read = Result { () throws(JSONError) in try JSON(text) }
        let error = error(of: text, with: byte, at: place + 2)
        #expect(
          read == error.map { .failure($0) } ?? .success(.array([.string(string.text)])),
          "byte \(byte), then \(rest) letters")
      }
    }
  }

  private func letters(_ count: Int) -> [UInt8] {
    Array(repeating: UInt8(ascii: "a"), count: count)
  }

  private func error(of text: [UInt8], with byte: UInt8, at offset: Int) -> JSONError? {
    let next = text[offset + 1]
    return switch byte {
    case 0..<0x20: JSONError(.unexpectedByte(byte), at: offset)
    case 0x80...: JSONError(.invalidUTF8, at: 1)
    // The string ends here.
    case UInt8(ascii: "\""): JSONError(.unexpectedByte(next), at: offset + 1)
    case UInt8(ascii: "\\"):
      next == UInt8(ascii: "\"")
        ? JSONError(.unexpectedEnd, at: text.count)
        : JSONError(.unexpectedByte(next), at: offset + 1)
    default: nil
    }
  }
}
