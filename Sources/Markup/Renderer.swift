/// Writes HTML as UTF-8 bytes, escapes what is not markup, and notes where fragments lie.
///
/// One renderer is used again and again, so that its memory is allocated once.
public struct Renderer {
  /// What was written.
  public private(set) var bytes: [UInt8] = []
  /// The keyed elements, each before the ones inside it.
  public private(set) var fragments: [Fragment] = []
  private var openFragment = Fragment.none

  /// Makes a renderer with nothing written.
  public init() {}

  /// The HTML of a piece.
  public static func html(_ piece: some Markup) -> [UInt8] {
    var renderer = Self()
    piece.render(into: &renderer)
    return renderer.bytes
  }

  /// Forgets what was written and keeps the memory.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    fragments.removeAll(keepingCapacity: true)
    openFragment = Fragment.none
  }

  /// Writes text between tags.
  public mutating func text(_ text: String) {
    escaped(text, for: .text)
  }

  /// Writes what needs no escaping.
  mutating func literal(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes.append(contentsOf: bytes)
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func byte(_ character: Unicode.Scalar) {
    bytes.append(UInt8(ascii: character))
  }

  mutating func attributeValue(_ value: String) {
    escaped(value, for: .attribute)
  }

  /// Writes the end of an element, if it has one, and notes that its fragment ends here.
  mutating func closeTag(_ name: StaticString?, _ fragment: Int32) {
    if let name {
      byte("<")
      byte("/")
      literal(name)
      byte(">")
    }
    close(fragment)
  }

  /// Writes the beginning of an element; the answer is its fragment.
  mutating func openTag(
    _ name: StaticString, key: String?, _ attributes: [Attribute]
  ) -> Int32 {
    let start = Int32(truncatingIfNeeded: bytes.count)
    byte("<")
    literal(name)
    let fragment = key.map { open($0, start: start) } ?? Fragment.none
    Attribute.render(attributes, into: &self)
    byte(">")
    return fragment
  }

  private mutating func open(_ key: String, start: Int32) -> Int32 {
    literal(" id=\"")
    let keyStart = Int32(truncatingIfNeeded: bytes.count)
    attributeValue(key)
    let keyEnd = Int32(truncatingIfNeeded: bytes.count)
    byte("\"")
    let index = Int32(truncatingIfNeeded: fragments.count)
    fragments.append(
      Fragment(
        start: start, end: start, keyStart: keyStart, keyEnd: keyEnd, parent: openFragment,
        afterLast: index + 1))
    openFragment = index
    return index
  }

  private mutating func close(_ fragment: Int32) {
    guard fragment != Fragment.none else { return }
    let index = Int(fragment)
    fragments[index].end = Int32(truncatingIfNeeded: bytes.count)
    fragments[index].afterLast = Int32(truncatingIfNeeded: fragments.count)
    openFragment = fragments[index].parent
  }
}
