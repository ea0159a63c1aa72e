import API
package import ArgumentParser
import Foundation

/// The options that say who may register.
package struct RegistrationOptions: ParsableArguments {
  @Option(help: Settings.registration.help)
  package var registration: String?

  @Option(help: Settings.registrationCodeFile.help, completion: .file())
  package var registrationCodeFile: String?

  @Option(help: Settings.unnamed.help)
  package var unnamed: Answer?

  @Option(help: Settings.unnamedPerHour.help)
  package var unnamedPerHour: Int?

  static let leastCodeLength = 8

  package init() {}

  func policy() throws(CommandError) -> Registration {
    let chosen = try Settings.registration.given(registration)
    let file = try Settings.registrationCodeFile.given(registrationCodeFile)
    let code = try Settings.registrationCode.given(nil)
    switch chosen.value {
    case "code": return .code(try Self.code(code, orIn: file))
    case "closed": return .closed
    default:
      // Anyone could register without the code that the operator believes in.
      for given in [code, file] where !given.isDefault {
        throw .codeWithoutRegistration(given.name)
      }
      return .open
    }
  }

  func takesUnnamed() throws(CommandError) -> Bool { try Settings.unnamed.value(unnamed).isYes }

  func throttling() throws(CommandError) -> Throttling {
    Throttling(unnamedPerAddress: try Settings.unnamedPerHour.value(unnamedPerHour))
  }

  private static func code(
    _ given: GivenSetting<String>, orIn file: GivenSetting<String>
  ) throws(CommandError) -> String {
    guard given.isDefault || file.isDefault else { throw .codeGivenTwice(given.name, file.name) }
    let code = file.isDefault ? given.value : try firstLine(of: file.value)
    guard code.unicodeScalars.count >= leastCodeLength else { throw .registrationCodeTooShort }
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
