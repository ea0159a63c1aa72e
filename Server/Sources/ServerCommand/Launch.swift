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
    // Throws for --help, too, which is there whatever was misspelt.
    var parsed = try command.parseAsRoot()
    try await reporting {
      let names = GivenNames(known: settings)
      try names.check(CommandLine.arguments.dropFirst())
      try names.check(ProcessInfo.processInfo.environment)
    }
    if var parsed = parsed as? any AsyncParsableCommand {
      try await parsed.run()
    } else {
      try parsed.run()
    }
  } catch {
    command.exit(withError: error)
  }
}
