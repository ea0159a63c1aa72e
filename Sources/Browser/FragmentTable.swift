import Markup

/// Finds the children of a fragment by tag and key.
///
/// An open-addressing table over bytes, because strings as keys of a dictionary would link the
/// tables of Unicode normalisation.
struct FragmentTable {
  private var slots: [Int32] = []

  /// Fills the table with the direct children of a fragment.
  mutating func fill(with parent: Int, of page: borrowing Renderer) {
    let end = Int(page.fragments[parent].afterLast)
    var capacity = 8
    while capacity < 2 * (end - parent) { capacity *= 2 }
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(Fragment.none, count: capacity))
    var child = parent + 1
    while child < end {
      var slot = page.hash(child) & (capacity - 1)
      while slots[slot] != Fragment.none { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = Int32(child)
      child = Int(page.fragments[child].afterLast)
    }
  }

  /// Removes the child with the same tag and key and returns it; `none` when there is no other.
  mutating func take(_ wanted: Int, of page: borrowing Renderer, from old: borrowing Renderer)
    -> Int32
  {
    var slot = page.hash(wanted) & (slots.count - 1)
    while slots[slot] != Fragment.none {
      let candidate = slots[slot]
      if candidate != Self.taken, old.isSame(Int(candidate), as: wanted, of: page) {
        slots[slot] = Self.taken
        return candidate
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return Fragment.none
  }

  private static let taken: Int32 = -2
}

extension Renderer {
  /// The bytes that identify a fragment: its tag, and its key, which is the first attribute.
  private func identity(_ fragment: Int) -> Range<Int32> {
    fragments[fragment].start..<fragments[fragment].keyEnd
  }

  /// FNV-1a, of the tag and the key.
  fileprivate func hash(_ fragment: Int) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    let range = identity(fragment)
    for index in Int(range.lowerBound)..<Int(range.upperBound) {
      hash = (hash ^ UInt32(written[index])) &* 0x0100_0193
    }
    return Int(hash >> 1)
  }

  fileprivate func isSame(_ fragment: Int, as other: Int, of page: borrowing Renderer) -> Bool {
    areEqual(written, identity(fragment), page.written, page.identity(other))
  }
}

/// Compares two ranges of bytes, eight at a time.
func areEqual(
  _ one: UnsafeBufferPointer<UInt8>, _ range: Range<Int32>,
  _ other: UnsafeBufferPointer<UInt8>, _ otherRange: Range<Int32>
) -> Bool {
  guard range.count == otherRange.count else { return false }
  guard let one = one.baseAddress, let other = other.baseAddress else { return true }
  let left = UnsafeRawPointer(one + Int(range.lowerBound))
  let right = UnsafeRawPointer(other + Int(otherRange.lowerBound))
  var offset = 0
  while offset &+ 8 <= range.count {
    let difference =
      left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    guard difference == 0 else { return false }
    offset &+= 8
  }
  while offset < range.count {
    guard
      left.load(fromByteOffset: offset, as: UInt8.self)
        == right.load(fromByteOffset: offset, as: UInt8.self)
    else { return false }
    offset &+= 1
  }
  return true
}
