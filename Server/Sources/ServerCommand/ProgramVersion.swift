import Domain
import Foundation

/// The version that a program reports.
package enum ProgramVersion {
  /// The version of the package that the program is in, which names the commit, such as
  /// `0.11.0+20261129.145013.g9f51b4b5`; or else the app's.
  package static let text = packaged ?? AppVersion.text

  /// What the package has beside the program; `nil` when that is another program's.
  private static var packaged: String? {
    guard let path = ProgramFolder.path(of: "version"),
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return nil }
    let version = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return version.hasPrefix("\(AppVersion.text)+") ? version : nil
  }
}
