import ChangeStore
import Foundation

/// The process that has a file's lock, as far as the system tells.
struct LockHolder {
  let name: String

  init(of descriptor: Int32) {
    // A line is like `1: FLOCK  ADVISORY  WRITE 4242 08:01:131 0 EOF`; the process is 0 or less for one in
    // another container.
    // NB: Foundation reads a file whose size the system gives as 0 by its path only in part.
    let list = try? FileHandle(forReadingAtPath: "/proc/locks")?.readToEnd()
    let lines = String(decoding: list ?? Data(), as: UTF8.self)
    let file = FileIdentity(of: descriptor).map(Self.text)
    let processes = lines.split(separator: "\n").compactMap { line -> Int? in
      let words = line.split(separator: " ")
      guard words.count > 5, words[1] == "FLOCK", words[5] == file ?? "" else { return nil }
      return Int(words[4])
    }
    name = processes.first.flatMap { $0 > 0 ? "process \($0)" : nil } ?? "another process"
  }
  /// A file as the list has it, such as `08:01:131`.
  private static func text(_ file: FileIdentity) -> String {
    let device = UInt64(file.device)
    let major = (device >> 8) & 0xFFF | (device >> 32) & ~0xFFF
    let minor = device & 0xFF | (device >> 12) & 0xFFF_FF00
    return "\(hexadecimal(major)):\(hexadecimal(minor)):\(file.number)"
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }
}
