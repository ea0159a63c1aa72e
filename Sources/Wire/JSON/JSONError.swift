/// Why a text is not valid JSON, and at which byte.
public struct JSONError: Error, Hashable, Sendable {
  /// The kinds of errors in a JSON text.
  public enum Reason: Hashable, Sendable {
    /// The text ends within a value.
    case unexpectedEnd
    /// The grammar does not allow this byte here.
    case unexpectedByte(UInt8)
    /// More than white space follows the value.
    case trailingBytes
    /// A string is not valid UTF-8; the offset is that of its opening quote.
    case invalidUTF8
    /// A `\u` escape is half of a surrogate pair; the offset is that of its backslash.
    case loneSurrogate
    /// Arrays and objects are nested deeper than `JSON.depthLimit`.
    case tooDeep
  }

  /// The kind of error.
  public let reason: Reason
  /// The offset in bytes from the start of the text.
  public let offset: Int

  /// Creates an error at an offset in bytes.
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
