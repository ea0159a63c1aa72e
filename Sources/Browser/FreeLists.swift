/// Where an allocator gets its memory from.
package protocol MemorySource {
  /// Adds whole pages that nothing else uses, filled with zeros and aligned to 16 bytes; `nil` when
  /// there are no more.
  mutating func grow(_ byteCount: Int) -> UnsafeMutableRawPointer?
}

/// An allocator with a list of free blocks for each size, from which it takes blocks again.
///
/// Sizes are multiples of 16 bytes up to 512, and then four for each doubling. Blocks are neither
/// joined nor split, because arrays that grow pass through the same sizes again and again: the
/// memory in use is at most the sum of what each size needed at its peak.
///
/// NB: It takes the place of the C library's allocator, which is 8 KB of code.
package struct FreeLists<Source: MemorySource> {
  private var source: Source
  /// The first free block of each size; each free block begins with the address of the next.
  private var lists: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  /// The memory that no block was made of yet; 8 bytes after a multiple of 16.
  private var unused: UnsafeMutableRawPointer?
  private var unusedCount = 0

  package init(source: Source) {
    self.source = source
  }

  /// Memory for a number of bytes, aligned to 16; `nil` when there is no more.
  package mutating func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    guard let block = Block(holding: byteCount), let lists = lists ?? makeLists() else {
      return nil
    }
    guard let free = lists[block.list] else { return make(block) }
    lists[block.list] = free.load(as: UnsafeMutableRawPointer?.self)
    return free
  }

  /// Takes back memory from `allocate`.
  package mutating func free(_ memory: UnsafeMutableRawPointer) {
    guard let lists else { return }
    let list = (memory - Block.headerSize).load(as: Int.self)
    memory.storeBytes(of: lists[list], as: UnsafeMutableRawPointer?.self)
    lists[list] = memory
  }

  private mutating func makeLists() -> UnsafeMutablePointer<UnsafeMutableRawPointer?>? {
    let size = Block.listCount * MemoryLayout<UnsafeMutableRawPointer?>.stride
    lists = takeUnused(size)?.bindMemory(
      to: UnsafeMutableRawPointer?.self, capacity: Block.listCount)
    return lists
  }

  private mutating func make(_ block: Block) -> UnsafeMutableRawPointer? {
    guard let start = takeUnused(block.size) else { return nil }
    start.storeBytes(of: block.list, as: Int.self)
    return start + Block.headerSize
  }

  private mutating func takeUnused(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    guard byteCount <= unusedCount || grow(byteCount), let start = unused else { return nil }
    unused = start + byteCount
    unusedCount -= byteCount
    return start
  }

  private mutating func grow(_ byteCount: Int) -> Bool {
    let page = 1 << 16
    let size = (byteCount + Block.headerSize + page - 1) & ~(page - 1)
    guard let start = source.grow(size) else { return false }
    if let unused, unused + unusedCount == start {
      unusedCount += size
    } else {
      (unused, unusedCount) = (start + Block.headerSize, size - Block.headerSize)
    }
    return true
  }
}

/// The size of a piece of memory with its header, and the number of the list for that size.
private struct Block {
  /// The bytes before the contents, which hold the number of the list.
  static let headerSize = 8
  static let listCount = 120

  let list: Int
  let size: Int

  /// The smallest block for a number of bytes; `nil` for more than 1 GB.
  init?(holding byteCount: Int) {
    guard byteCount >= 0, byteCount <= 1 << 30 else { return nil }
    let last = (byteCount + Self.headerSize - 1) >> 4
    if last < 32 {
      list = last
      size = (last + 1) << 4
    } else {
      // The first three binary digits choose among the sizes of one doubling.
      let shift = Int.bitWidth - last.leadingZeroBitCount - 3
      let step = last >> shift
      list = 16 + 4 * shift + step
      size = (step + 1) << (shift + 4)
    }
  }
}
