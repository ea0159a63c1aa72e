/// The bytes of a page, and how far its writing is.
///
/// The memory is its own, because an array would check at each byte whether its buffer is shared.
struct Output {
  private(set) var memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 4096)
  private var capacity = 4096
  private(set) var count = 0
  /// Whether the last start tag still lacks its `>`, which comes with the first content.
  private var isInStartTag = false
  /// The position of the last start tag.
  private var tagStart = 0
  /// The position after the classes of the last start tag; 0 when it has none yet.
  private var classEnd = 0
  private(set) var fragments: [Fragment] = []
  private var openFragment = Fragment.none
  /// What is still to be written at the first place that takes it.
  var offered: ((Page) -> Void)?

  mutating func removeAll() {
    count = 0
    isInStartTag = false
    fragments.removeAll(keepingCapacity: true)
    openFragment = Fragment.none
    offered = nil
  }

  @inline(__always)
  mutating func append(_ literal: Literal) {
    var source = literal.start
    while true {
      let word = Literal.word(at: source)
      let length = word.countBeforeZero
      append(word, length)
      guard length == 8 else { return }
      source += 8
    }
  }

  /// Writes the first bytes of a word.
  @inline(__always)
  mutating func append(_ word: UInt64, _ length: Int) {
    reserve(8)
    // What is written beyond them is overwritten by what comes next.
    UnsafeMutableRawPointer(memory + count).storeBytes(of: word, as: UInt64.self)
    count &+= length
  }

  @inline(__always)
  mutating func append(character: Unicode.Scalar) {
    reserve(1)
    memory[count] = UInt8(ascii: character)
    count &+= 1
  }

  /// Reserves `limit` bytes for `body`, which writes to them and returns how many it wrote.
  @inline(__always)
  mutating func append(atMost limit: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(limit)
    count &+= body(memory + count)
  }

  @inline(__always)
  mutating func reserve(_ more: Int) {
    if capacity &- count < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    let larger = max(capacity * 2, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    UnsafeMutableRawPointer(moved).copyMemory(from: memory, byteCount: count)
    memory.deallocate()
    (memory, capacity) = (moved, larger)
  }
}

// Tags.
extension Output {
  @inline(__always)
  mutating func endStartTag() {
    guard isInStartTag else { return }
    append(character: ">")
    isInStartTag = false
  }

  @inline(__always)
  mutating func beginStartTag(_ name: Literal) {
    endStartTag()
    isInStartTag = true
    tagStart = count
    classEnd = 0
    append(character: "<")
    append(name)
  }

  @inline(__always)
  mutating func writeEndTag(_ name: Literal) {
    endStartTag()
    append("</")
    append(name)
    append(character: ">")
  }

  /// Adds classes to those of the last start tag, which may have other attributes after them.
  @inline(__always)
  mutating func addClass(_ write: (inout Self) -> Void) {
    guard classEnd != 0 else {
      append(" class=\"")
      write(&self)
      classEnd = count
      append(character: "\"")
      return
    }
    let moved = count &- classEnd
    append(character: " ")
    write(&self)
    // What stands after the classes is copied behind them, and all is moved to its place.
    let added = count &- classEnd &- moved
    reserve(moved)
    let start = UnsafeMutableRawPointer(memory + classEnd)
    (start + moved + added).copyMemory(from: start, byteCount: moved)
    start.copyMemory(from: start + moved, byteCount: added + moved)
    classEnd &+= added
  }
}

// Fragments.
extension Output {
  @inline(__always)
  mutating func beginKey() {
    append(" id=\"")
    let index = Int32(truncatingIfNeeded: fragments.count)
    let position = Int32(truncatingIfNeeded: count)
    fragments.append(
      Fragment(
        start: Int32(truncatingIfNeeded: tagStart), end: position, keyStart: position,
        keyEnd: position, parent: openFragment, afterLast: index + 1))
    openFragment = index
  }

  @inline(__always)
  mutating func endKey() {
    fragments[Int(openFragment)].keyEnd = Int32(truncatingIfNeeded: count)
    append(character: "\"")
  }

  @inline(__always)
  mutating func endFragment() {
    endStartTag()
    let index = Int(openFragment)
    fragments[index].end = Int32(truncatingIfNeeded: count)
    fragments[index].afterLast = Int32(truncatingIfNeeded: fragments.count)
    openFragment = fragments[index].parent
  }
}

extension Output {
  @inline(__always)
  private mutating func append(_ literal: StaticString) { append(Literal(literal)) }
}
