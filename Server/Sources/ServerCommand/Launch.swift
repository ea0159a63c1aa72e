package import ArgumentParser
import Foundation

/// Runs a program's command, after it has refused what its operator may have misspelt.
/// - Parameters:
///   - command: The program's root command.
///   - settings: All settings of the program.
package func launch(
  _ command: (some AsyncParsableCommand).Type, knowing settings: [SettingDeclaration]
) async {
  do {
    var root = try command.parseAsRoot()
    // Help is another kind of command, and is there whatever was misspelt.
    guard var parsed = root as? any AsyncParsableCommand else { return try root.run() }
    try await reporting {
      let names = GivenNames(known: settings)
      try names.check(CommandLine.arguments.dropFirst())
      try names.check(ProcessInfo.processInfo.environment)
    }
    try await parsed.run()
  } catch {
    command.exit(withError: error)
  }
}
