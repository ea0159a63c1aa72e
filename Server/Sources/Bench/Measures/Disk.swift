import Foundation

/// Measures how many times a second a program can wait for the disk.
struct Disk {
  private let file: Int32

  private static let blockSize = 4_096
  private static let blockCount = 1_024

  /// Creates a file and writes all of it once, so that later writes do not change its size.
  init(in scratch: ScratchFolder) throws {
    file = open(scratch.path("disk"), O_RDWR | O_CREAT, 0o600)
    guard file >= 0 else { throw BenchError.system(errno) }
    for block in 0..<Self.blockCount { try write(block) }
    try synchronize()
  }

  /// Writes 4 KB and waits until they are on disk, again and again for about a second.
  func synchronizationsPerSecond() throws -> Double {
    let start = ContinuousClock.now
    var count = 0
    while start.duration(to: .now) < .seconds(1) {
      try write(count % Self.blockCount)
      try synchronize()
      count += 1
    }
    return Double(count) / start.duration(to: .now).inSeconds
  }

  func close() {
    _ = Foundation.close(file)
  }

  private func write(_ block: Int) throws {
    let bytes = [UInt8](repeating: UInt8(truncatingIfNeeded: block), count: Self.blockSize)
    let written = pwrite(file, bytes, bytes.count, off_t(block * Self.blockSize))
    guard written == bytes.count else { throw BenchError.system(errno) }
  }

  private func synchronize() throws {
    #if canImport(Glibc)
      let result = fdatasync(file)
    #else
      let result = fsync(file)
    #endif
    guard result == 0 else { throw BenchError.system(errno) }
  }
}
