/// Where a keyed element lies in what was rendered.
///
/// Positions are 32 bits wide, as memory is in a browser.
public struct Fragment: Equatable, Sendable {
  /// The index that stands for "no fragment".
  public static let none: Int32 = -1

  /// The position of the first byte of the element.
  public internal(set) var start: Int32
  /// The position after its last byte.
  public internal(set) var end: Int32
  /// The position of the first byte of its key, which is escaped as an attribute is.
  public internal(set) var keyStart: Int32
  /// The position after the key.
  public internal(set) var keyEnd: Int32
  /// The index of the fragment around it.
  public internal(set) var parent: Int32
  /// The index after the last fragment inside it; that of the next fragment beside it.
  public internal(set) var afterLast: Int32
}
