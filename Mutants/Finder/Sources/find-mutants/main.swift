import FindMutants
import Foundation

// Prints the places of mutants in the files that are named, as JSON.
let places = try CommandLine.arguments.dropFirst().flatMap { path in
  try MutantFinder.places(in: String(contentsOfFile: path, encoding: .utf8), path: path)
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
FileHandle.standardOutput.write(try encoder.encode(places))
