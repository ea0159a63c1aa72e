import Foundation
import TestSupport

// The entry points of libFuzzer (https://llvm.org/docs/LibFuzzer.html), which has the program's main
// function. The environment's PARSER says what reads the inputs.

nonisolated(unsafe) private var parser = Parser.all[0]

/// Chooses the parser, and writes examples for it into the folder that the environment names.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
) -> CInt {
  let environment = ProcessInfo.processInfo.environment
  guard let chosen = Parser.all.first(where: { $0.name == environment["PARSER"] }) else {
    for parser in Parser.all { print(parser.name) }
    exit(0)
  }
  parser = chosen
  if let folder = environment["EXAMPLES"] { writeExamples(to: folder) }
  return 0
}

/// Reads one input; a trap is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func examine(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  precondition(parser.holds(input), "what was read is not read again")
  return 0
}

private func writeExamples(to folder: String) {
  do {
    var changes = try ChangeGenerator(seed: 1)
    for number in 0..<100 {
      let example = try parser.example(&changes)
      precondition(parser.holds(example), "an example of \(parser.name) is not read")
      try Data(example).write(to: URL(fileURLWithPath: "\(folder)/example-\(number)"))
    }
  } catch {
    print("error: \(error)")
    exit(1)
  }
}
