import API
package import ArgumentParser
import Foundation

/// The options that say who may register.
package struct RegistrationOptions: ParsableArguments {
  @Option(
    help: """
      Who may register: open for all, code for those who know a code, or closed. \
      \(Settings.registration.help)
      """)
  package var registration: String?

  @Option(
    help: """
      With --registration code, a file whose first line is the code, because an option could be \
      read in the list of processes; or else the variable GATHER_REGISTRATION_CODE. \
      \(Settings.registrationCodeFile.help)
      """, completion: .file())
  package var registrationCodeFile: String?

  @Option(
    help: """
      Whether those who may register may also start without a name: yes or no. Groups that have none \
      go on whatever it says. \(Settings.unnamed.help)
      """)
  package var unnamed: String?

  @Option(
    help: """
      How many groups without a name an address may start in an hour; behind the address of a mobile \
      carrier are thousands of phones. \(Settings.unnamedPerHour.help)
      """)
  package var unnamedPerHour: Int?

  private static let leastCodeLength = 8

  package init() {}

  func policy() throws(CommandError) -> Registration {
    let name = try Settings.registration.value(registration)
    switch name {
    case "open": return .open
    case "closed": return .closed
    case "code": return .code(try code())
    default: throw .unknownRegistration(name)
    }
  }

  func takesUnnamed() throws(CommandError) -> Bool {
    let answer = try Settings.unnamed.value(unnamed)
    switch answer {
    case "yes": return true
    case "no": return false
    default: throw .neitherYesNorNo(answer)
    }
  }

  func throttling() throws(CommandError) -> Throttling {
    let count = try Settings.unnamedPerHour.value(unnamedPerHour)
    guard (1...1_000_000).contains(count) else { throw .noSuchRate(count) }
    return Throttling(unnamedPerAddress: count)
  }

  private func code() throws(CommandError) -> String {
    let file = try Settings.registrationCodeFile.value(registrationCodeFile)
    let code =
      file.isEmpty ? try Settings.registrationCode.value(nil) : try Self.firstLine(of: file)
    guard code.unicodeScalars.count >= Self.leastCodeLength else { throw .registrationCodeTooShort }
    return code
  }

  private static func firstLine(of file: String) throws(CommandError) -> String {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw .registrationCodeUnreadable(path: file)
    }
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
    return line.trimmingCharacters(in: .whitespaces)
  }
}
