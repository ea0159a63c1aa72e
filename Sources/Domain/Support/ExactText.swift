/// A text that equals another one when their UTF-8 bytes are the same, on every platform.
///
/// `String` compares by canonical equivalence: for that it needs the tables of Unicode, which the
/// browser's program does not have, and which change with each version of Unicode.
/// ```swift
/// ExactText("\u{E9}") == ExactText("e\u{301}")  // false
/// ```
public struct ExactText: Sendable {
  /// The text.
  public let text: String

  /// Wraps a text as it is.
  public init(_ text: String) { self.text = text }
}

extension ExactText: Hashable {
  /// Compares UTF-8 bytes.
  public static func == (left: Self, right: Self) -> Bool {
    left.text.isEqualByBytes(to: right.text)
  }

  /// Hashes the bytes that `==` compares.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}

extension ExactText: ExpressibleByStringLiteral {
  /// Wraps a text in the source code.
  public init(stringLiteral text: String) { self.init(text) }
}
