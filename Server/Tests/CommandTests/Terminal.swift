import Foundation
import Testing

/// A terminal with a user before it.
final class Terminal {
  private let userSide: FileHandle
  let programSide: FileHandle

  init() throws {
    // In libc, but in none of its headers that Swift's module of glibc has.
    let symbol = try #require(dlsym(nil, "openpty"))
    typealias Descriptor = UnsafeMutablePointer<Int32>
    typealias Unused = UnsafeMutableRawPointer?
    typealias OpenPTY =
      @convention(c) (Descriptor, Descriptor, Unused, Unused, Unused) -> Int32
    var (user, program): (Int32, Int32) = (-1, -1)
    let result = unsafeBitCast(symbol, to: OpenPTY.self)(&user, &program, nil, nil, nil)
    try #require(result == 0)
    userSide = FileHandle(fileDescriptor: user, closeOnDealloc: true)
    programSide = FileHandle(fileDescriptor: program, closeOnDealloc: true)
  }

  func type(_ text: String) throws {
    try userSide.write(contentsOf: Data(text.utf8))
  }

  /// What the terminal shows by now.
  func shown() throws -> String {
    var bytes = [UInt8](repeating: 0, count: 1_000)
    let count = read(userSide.fileDescriptor, &bytes, bytes.count)
    try #require(count >= 0)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// Whether the terminal shows what is typed into it.
  func showsTyping() throws -> Bool {
    var state = termios()
    try #require(tcgetattr(programSide.fileDescriptor, &state) == 0)
    return state.c_lflag & tcflag_t(ECHO) != 0
  }
}
