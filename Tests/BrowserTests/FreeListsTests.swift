import TestSupport
import Testing

@testable import Browser

/// Pages within one piece of memory; some are skipped, as if another program part had taken them.
private final class Pages: MemorySource {
  static let size = 1 << 16
  private let memory: UnsafeMutableRawBufferPointer
  private let gap: Int
  private(set) var used = 0

  init(_ count: Int, gap: Int = 0) {
    memory = .allocate(byteCount: count * Self.size, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    self.gap = gap * Self.size
  }

  deinit { memory.deallocate() }

  func grow(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    guard byteCount.isMultiple(of: Self.size), used + byteCount <= memory.count else { return nil }
    defer { used += byteCount + gap }
    return memory.baseAddress.map { $0 + used }
  }
}

/// An allocator that macros can call, which take no mutating functions.
private final class Allocator {
  private var lists: FreeLists<Pages>

  init(_ pages: Pages) { lists = FreeLists(source: pages) }

  func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer? { lists.allocate(byteCount) }
  func free(_ memory: UnsafeMutableRawPointer) { lists.free(memory) }
}

@Suite("Memory in the browser")
struct FreeListsTests {
  /// Memory that a program part holds, and the bytes that it wrote there.
  private struct Held {
    let bytes: UnsafeMutableRawBufferPointer
    let mark: UInt8

    init(_ memory: UnsafeMutableRawPointer, _ count: Int, mark: UInt8) {
      bytes = UnsafeMutableRawBufferPointer(start: memory, count: count)
      self.mark = mark
      bytes.initializeMemory(as: UInt8.self, repeating: mark)
    }

    /// Compares the ends and every 64th byte between, which any other block would overwrite.
    var isIntact: Bool {
      stride(from: 0, to: bytes.count, by: 64).allSatisfy { bytes[$0] == mark }
        && (bytes.last ?? mark) == mark
    }
  }

  private func randomSize(_ random: inout SplitMix64) -> Int {
    switch random.number(0...99) {
    case 0...79: random.number(0...200)
    case 80...97: random.number(200...5_000)
    default: random.number(5_000...100_000)
    }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>, [0, 1])
  func `memory is aligned and no one else writes to it`(seed: UInt64, gap: Int) throws {
    var random = SplitMix64(seed: seed)
    let allocator = Allocator(Pages(2_000, gap: gap))
    var held: [Held] = []
    for step in 1...2_000 {
      if random.chance(step < 1_000 ? 60 : 40) || held.isEmpty {
        let count = randomSize(&random)
        let memory = try #require(allocator.allocate(count))
        #expect(Int(bitPattern: memory).isMultiple(of: 16))
        held.append(Held(memory, count, mark: UInt8(random.number(1...255))))
      } else {
        let piece = held.remove(at: random.number(0...(held.count - 1)))
        try #require(piece.isIntact)
        try allocator.free(#require(piece.bytes.baseAddress))
      }
    }
    #expect(held.allSatisfy { $0.isIntact })
  }

  @Test func `pieces of memory never overlap`() throws {
    let allocator = Allocator(Pages(100))
    var ranges: [Range<Int>] = []
    for count in [0, 1, 8, 9, 24, 25, 503, 504, 505, 512, 632, 633, 65_536, 1_000_000] {
      for _ in 1...3 {
        let start = Int(bitPattern: try #require(allocator.allocate(count)))
        ranges.append(start..<(start + max(count, 8)))
      }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    for (range, next) in zip(ranges, ranges.dropFirst()) {
      #expect(range.upperBound <= next.lowerBound)
    }
  }

  @Test(arguments: [0, 1, 24, 100, 504, 505, 4_000, 65_536, 1_000_000])
  func `freed memory is used again for the same size, the last first`(count: Int) throws {
    let pages = Pages(200)
    let allocator = Allocator(pages)
    let first = try #require(allocator.allocate(count))
    let second = try #require(allocator.allocate(count))
    let used = pages.used
    allocator.free(first)
    allocator.free(second)
    #expect(allocator.allocate(count) == second)
    #expect(allocator.allocate(count) == first)
    #expect(pages.used == used)
  }

  @Test func `an array that grows again and again needs no more memory than the first time`() throws
  {
    let pages = Pages(1_000)
    let allocator = Allocator(pages)
    var first: Int?
    for _ in 1...50 {
      var memory = try #require(allocator.allocate(16))
      for doubling in 1...16 {
        let larger = try #require(allocator.allocate(16 << doubling))
        allocator.free(memory)
        memory = larger
      }
      allocator.free(memory)
      first = first ?? pages.used
    }
    #expect(pages.used == first)
    #expect(pages.used < 3 * (16 << 16))
  }

  @Test func `a large block is at most a quarter larger than its contents`() throws {
    for count in [1_000, 1_020, 10_000, 100_000, 999_999] {
      let pages = Pages(2_000)
      let allocator = Allocator(pages)
      for _ in 1...100 { _ = try #require(allocator.allocate(count)) }
      #expect(pages.used <= 100 * (count + 8) * 5 / 4 + Pages.size)
    }
  }

  @Test func `without more memory the answer is nil, and what is held stays`() throws {
    let allocator = Allocator(Pages(2))
    let memory = try #require(allocator.allocate(100))
    let held = Held(memory, 100, mark: 7)

    #expect(allocator.allocate(3 * Pages.size) == nil)
    #expect(allocator.allocate(Int.max) == nil)
    #expect(allocator.allocate(-1) == nil)
    #expect(held.isIntact)
    allocator.free(memory)
    #expect(allocator.allocate(100) == memory)
  }

  @Test func `no memory at all is no crash`() {
    let allocator = Allocator(Pages(0))
    #expect(allocator.allocate(1) == nil)
  }
}
