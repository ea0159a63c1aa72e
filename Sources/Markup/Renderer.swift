/// Writes HTML as UTF-8 bytes, escapes text, and records where the fragments are.
///
/// Use one renderer for many pages, so that its memory is allocated once. The renderer owns that
/// memory itself, because an array would check at each byte whether its buffer is shared.
public struct Renderer: ~Copyable {
  /// The keyed elements in document order: each comes before those inside it.
  public private(set) var fragments: [Fragment] = []
  private var openFragment = Fragment.none
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0

  /// Creates an empty renderer.
  public init() {
    capacity = 4096
    memory = .allocate(capacity: capacity)
  }

  deinit { memory.deallocate() }

  /// Renders one piece of a page and returns its HTML.
  public static func html(_ piece: some Markup) -> [UInt8] {
    var renderer = Self()
    piece.render(into: &renderer)
    return renderer.bytes
  }

  /// A copy of the bytes that were written.
  public var bytes: [UInt8] { Array(written) }

  /// The bytes that were written; valid only until the next write.
  public var written: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: memory, count: count)
  }

  /// Removes everything that was written and keeps the memory for the next page.
  public mutating func removeAll() {
    count = 0
    fragments.removeAll(keepingCapacity: true)
    openFragment = Fragment.none
  }

  /// Writes text between tags, escaped.
  public mutating func text(_ text: String) {
    escaped(text, for: .text)
  }

  /// Writes text from the source that needs no escaping.
  @inline(__always)
  mutating func literal(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    let (source, target) = (text.utf8Start, memory + count)
    // Names are short: a call of `memcpy` costs more than it saves.
    for index in 0..<length { target[index] = source[index] }
    count &+= length
  }

  @inline(__always)
  mutating func byte(_ character: Unicode.Scalar) {
    reserve(1)
    memory[count] = UInt8(ascii: character)
    count &+= 1
  }

  /// Reserves `limit` bytes for `body`, which writes to them and returns how many it wrote.
  @inline(__always)
  mutating func write(atMost limit: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(limit)
    count &+= body(memory + count)
  }

  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if capacity &- count < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    let larger = max(capacity * 2, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: memory, count: count)
    memory.deallocate()
    (memory, capacity) = (moved, larger)
  }
}

extension Renderer {
  /// Writes a start tag; returns the index of the element's fragment, or `Fragment.none`.
  mutating func openTag(
    _ name: StaticString, key: String?, _ attributes: [Attribute]
  ) -> Int32 {
    let start = Int32(truncatingIfNeeded: count)
    byte("<")
    literal(name)
    var fragment = Fragment.none
    if let key { fragment = open(key, start: start) }
    Attribute.render(attributes, into: &self)
    byte(">")
    return fragment
  }

  /// Writes the end tag, if the element has one, and records that its fragment ends here.
  mutating func closeTag(_ name: StaticString?, _ fragment: Int32) {
    if let name {
      literal("</")
      literal(name)
      byte(">")
    }
    guard fragment != Fragment.none else { return }
    let index = Int(fragment)
    fragments[index].end = Int32(truncatingIfNeeded: count)
    fragments[index].afterLast = Int32(truncatingIfNeeded: fragments.count)
    openFragment = fragments[index].parent
  }

  private mutating func open(_ key: String, start: Int32) -> Int32 {
    literal(" id=\"")
    let keyStart = Int32(truncatingIfNeeded: count)
    escaped(key, for: .attribute)
    let keyEnd = Int32(truncatingIfNeeded: count)
    byte("\"")
    let index = Int32(truncatingIfNeeded: fragments.count)
    fragments.append(
      Fragment(
        start: start, end: start, keyStart: keyStart, keyEnd: keyEnd, parent: openFragment,
        afterLast: index + 1))
    openFragment = index
    return index
  }
}
