/// Writes JSON text as UTF-8 bytes, without building a tree first.
///
/// ```swift
/// let body = JSONWriter.write { writer in
///   writer.object { writer in
///     writer.string("name", "Ann")
///     writer.integer("age", 30)
///   }
/// }  // {"name":"Ann","age":30}
/// ```
public struct JSONWriter {
  /// The JSON text written so far, in UTF-8.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates an empty writer.
  public init() {}

  /// Returns the JSON text that `body` writes, which must be one value.
  public static func write(_ body: (inout Self) -> Void) -> [UInt8] {
    var writer = Self()
    body(&writer)
    return writer.bytes
  }

  /// Writes an object whose members are the names and values that `body` writes.
  public mutating func object(_ body: (inout Self) -> Void) {
    nest(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes an array with one value for each element, written by `write`.
  public mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (Elements.Element, inout Self) -> Void
  ) {
    nest(UInt8(ascii: "["), UInt8(ascii: "]")) { writer in
      for element in elements { write(element, &writer) }
    }
  }

  /// Writes a member's name; exactly one value must follow.
  public mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string, escaped.
  @inline(never)
  public mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { for byte in $0 { appendEscaped(byte) } }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Writes an integer.
  public mutating func integer(_ value: some BinaryInteger) {
    raw(String(value).utf8)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    raw((value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  public mutating func null() {
    raw("null".utf8)
  }

  /// Writes a value that is already JSON text, unchanged.
  public mutating func raw(_ text: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: text)
    needsComma = true
  }

  /// Writes any JSON value.
  public mutating func value(_ value: JSON) {
    switch value {
    case .null: null()
    case .bool(let bool): self.bool(bool)
    case .number(let digits): raw(digits.utf8)
    case .string(let text): string(text)
    case .array(let values): array(values) { $1.value($0) }
    case .object(let members):
      nest(UInt8(ascii: "{"), UInt8(ascii: "}")) { writer in
        for member in members {
          writer.string(member.name)
          writer.bytes.append(UInt8(ascii: ":"))
          writer.needsComma = false
          writer.value(member.value)
        }
      }
    }
  }

  private mutating func nest(_ open: UInt8, _ close: UInt8, _ body: (inout Self) -> Void) {
    separate()
    bytes.append(open)
    needsComma = false
    body(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0..<0x20:
      for digit in "\\u00".utf8 { bytes.append(digit) }
      bytes.append(UInt8(ascii: "0") + byte >> 4)
      let low = byte & 0xF
      bytes.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    default: bytes.append(byte)
    }
  }
}

extension JSON {
  /// The JSON text of this value, without white space.
  public var bytes: [UInt8] { JSONWriter.write { $0.value(self) } }
}

extension JSONWriter {
  /// Writes a member that is a string.
  public mutating func string(_ name: StaticString, _ text: String) {
    self.name(name)
    string(text)
  }

  /// Writes a member that is a string, or nothing for `nil`.
  public mutating func string(_ name: StaticString, ifPresent text: String?) {
    guard let text else { return }
    string(name, text)
  }

  /// Writes a member that is an integer.
  public mutating func integer(_ name: StaticString, _ value: some BinaryInteger) {
    self.name(name)
    integer(value)
  }

  /// Writes a member that is an array, with one value for each element.
  public mutating func array<Elements: Sequence>(
    _ name: StaticString, _ elements: Elements, _ write: (Elements.Element, inout Self) -> Void
  ) {
    self.name(name)
    array(elements, write)
  }
}
