/// Predictable bits, shared by a device before and after its restart.
final class RandomBits {
  private(set) var last: UInt64

  init(after last: UInt64) { self.last = last }

  func next() -> UInt64 {
    last += 1
    return last
  }
}
