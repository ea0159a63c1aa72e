/// Writes JSON text as UTF-8 bytes, without building a tree first.
///
/// NB: Never inlined, because the client writes some two hundred names and values.
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
    nest("{", "}", body)
  }

  /// Writes an array with one value for each element, written by `write`.
  public mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (Elements.Element, inout Self) -> Void
  ) {
    nest("[", "]") { writer in
      for element in elements { write(element, &writer) }
    }
  }

  /// Writes a member's name; exactly one value must follow.
  @inline(never)
  public mutating func name(_ name: StaticString) {
    separate()
    put("\"")
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    put("\"")
    put(":")
    needsComma = false
  }

  /// Writes a string, escaped.
  @inline(never)
  public mutating func string(_ text: String) {
    separate()
    put("\"")
    var text = text
    text.withUTF8 { for byte in $0 { appendEscaped(byte) } }
    put("\"")
    needsComma = true
  }

  /// Writes an integer.
  public mutating func integer(_ value: some BinaryInteger) {
    raw(ascii: String(value))
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    raw(ascii: value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    raw(ascii: "null")
  }

  /// Writes a value that is already JSON text, unchanged.
  public mutating func raw(_ text: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: text)
    needsComma = true
  }

  @inline(never)
  private mutating func raw(ascii text: String) {
    separate()
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
    needsComma = true
  }

  /// Writes any JSON value.
  public mutating func value(_ value: JSON) {
    switch value {
    case .null: null()
    case .bool(let bool): self.bool(bool)
    case .number(let digits): raw(ascii: digits)
    case .string(let text): string(text)
    case .array(let values): array(values) { $1.value($0) }
    case .object(let members):
      nest("{", "}") { writer in
        for member in members {
          writer.string(member.name)
          writer.put(":")
          writer.needsComma = false
          writer.value(member.value)
        }
      }
    }
  }

  private mutating func nest(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout Self) -> Void
  ) {
    begin(open)
    body(&self)
    end(close)
  }

  @inline(never)
  private mutating func begin(_ bracket: Unicode.Scalar) {
    separate()
    put(bracket)
    needsComma = false
  }

  @inline(never)
  private mutating func end(_ bracket: Unicode.Scalar) {
    put(bracket)
    needsComma = true
  }

  @inline(never)
  private mutating func separate() {
    if needsComma { put(",") }
  }

  @inline(never)
  private mutating func put(_ character: Unicode.Scalar) {
    bytes.append(UInt8(ascii: character))
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      put("\\")
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
  @inline(never)
  public mutating func string(_ name: StaticString, _ text: String) {
    self.name(name)
    string(text)
  }

  /// Writes a member that is a string, or nothing for `nil`.
  @inline(never)
  public mutating func string(_ name: StaticString, ifPresent text: String?) {
    guard let text else { return }
    string(name, text)
  }

  /// Writes a member that is `true` or `false`.
  mutating func truth(_ name: StaticString, _ isTrue: Bool) {
    self.name(name)
    bool(isTrue)
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

  /// Writes a member that is an array, as `array(_:_:_:)` does, but only up to the element with which the whole text
  /// is longer than a limit.
  public mutating func array<Elements: Sequence>(
    _ name: StaticString, _ elements: Elements, within byteLimit: Int,
    _ write: (Elements.Element, inout Self) -> Void
  ) {
    self.name(name)
    nest("[", "]") { writer in
      for element in elements {
        write(element, &writer)
        if writer.bytes.count > byteLimit { break }
      }
    }
  }
}
