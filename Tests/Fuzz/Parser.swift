import Domain
import TestSupport
import Texts
import Wire

/// Something that reads bytes from outside, and what must hold for all bytes.
struct Parser {
  let name: String
  /// Makes a text that is read, from which the fuzzer starts.
  let example: (inout ChangeGenerator) throws -> [UInt8]
  /// Reads bytes; `false` when what was read is not what is read again after it was written.
  let holds: ([UInt8]) -> Bool

  static var all: [Parser] { json + messages + keys + device + texts }

  /// A parser whose values are equal after they were written and read again.
  static func roundTrip<Value: Equatable>(
    _ name: String, read: @escaping ([UInt8]) throws -> Value,
    write: @escaping (Value) -> [UInt8],
    example: @escaping (inout ChangeGenerator) throws -> Value
  ) -> Parser {
    Parser(
      name: name, example: { write(try example(&$0)) },
      holds: { bytes in
        guard let value = try? read(bytes) else { return true }
        let written = write(value)
        guard let again = try? read(written) else { return false }
        return again == value && write(again) == written
      })
  }

  /// A parser of text, which is what bytes that are no UTF-8 become.
  static func text(
    _ name: String, _ examples: [String], holds: @escaping (String) -> Bool
  ) -> Parser {
    Parser(
      name: name, example: { Array($0.random.oneOf(examples).utf8) },
      holds: { holds(String(decoding: $0, as: UTF8.self)) })
  }
}
