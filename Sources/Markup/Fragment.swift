/// The byte range of a keyed element in the rendered page.
///
/// Positions have 32 bits, as addresses in WebAssembly have.
public struct Fragment: Equatable, Sendable {
  /// The index that stands for "no fragment".
  public static let none: Int32 = -1

  /// The position of the first byte of the element.
  public internal(set) var start: Int32
  /// The position after the element's last byte.
  public internal(set) var end: Int32
  /// The position of the first byte of its key, which is escaped like an attribute's value.
  public internal(set) var keyStart: Int32
  /// The position after the last byte of the key.
  public internal(set) var keyEnd: Int32
  /// The index of the enclosing fragment, or `none`.
  public internal(set) var parent: Int32
  /// The index after the last fragment inside this one, which is that of its next sibling.
  public internal(set) var afterLast: Int32
}
