#if arch(wasm32)
  // Swift's allocator here, in place of the C library's: Swift asks for each object with an
  // alignment, which that one serves on its slow path, and a page is thousands of short-lived
  // objects. Freed blocks wait in a list for their size class and are never joined again: memory
  // is bounded by the peak of each class.
  //
  // A block begins with eight bytes that hold its class, placed so that what follows is aligned
  // to 16 bytes.

  @_extern(c, "sbrk")
  private func grow(_ count: Int) -> UInt

  /// Multiples of 16 bytes up to this many, then powers of two.
  private let smallClasses = 64
  private let header = 8
  /// Memory grows by pages of WebAssembly, several at once.
  private let pages = 4 * 64 * 1024

  nonisolated(unsafe) private var lists: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  nonisolated(unsafe) private var free: UnsafeMutableRawPointer?
  nonisolated(unsafe) private var freeCount = 0

  @_cdecl("__wrap_posix_memalign")
  func allocateAligned(
    _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
  ) -> Int32 {
    let outOfMemory: Int32 = 12
    guard alignment <= 16, let block = allocateBlock(size) else { return outOfMemory }
    result.pointee = block
    return 0
  }

  @_cdecl("__wrap_free")
  func release(_ memory: UnsafeMutableRawPointer?) {
    guard let memory, let lists else { return }
    let index = (memory - header).load(as: Int.self)
    memory.storeBytes(of: lists[index], as: UnsafeMutableRawPointer?.self)
    lists[index] = memory
  }

  private func allocateBlock(_ size: Int) -> UnsafeMutableRawPointer? {
    var index = (size &+ header &+ 15) >> 4
    var count = index &* 16
    if index >= smallClasses {
      let order = Int.bitWidth - (size + header - 1).leadingZeroBitCount
      guard order < Int.bitWidth - 1 else { return nil }
      index = smallClasses + order
      count = 1 << order
    }
    guard let lists = lists ?? makeLists() else { return nil }
    if let memory = lists[index] {
      lists[index] = memory.load(as: UnsafeMutableRawPointer?.self)
      return memory
    }
    guard let block = take(count) else { return nil }
    block.storeBytes(of: index, as: Int.self)
    return block + header
  }

  private func makeLists() -> UnsafeMutablePointer<UnsafeMutableRawPointer?>? {
    let count = smallClasses + Int.bitWidth
    guard let memory = take(count * MemoryLayout<Int>.stride) else { return nil }
    lists = memory.bindMemory(to: UnsafeMutableRawPointer?.self, capacity: count)
    lists?.initialize(repeating: nil, count: count)
    return lists
  }

  /// Cuts a block off the free memory; the answer lies eight bytes before a multiple of 16.
  private func take(_ count: Int) -> UnsafeMutableRawPointer? {
    if freeCount < count {
      let wanted = (count &+ 32 &+ pages &- 1) / pages * pages
      let address = grow(wanted)
      guard address != UInt.max, let memory = UnsafeMutableRawPointer(bitPattern: address) else {
        return nil
      }
      let skipped = (24 &- Int(address & 15)) & 15
      (free, freeCount) = (memory + skipped, wanted - skipped)
    }
    defer {
      free = free.map { $0 + count }
      freeCount &-= count
    }
    return free
  }
#endif
