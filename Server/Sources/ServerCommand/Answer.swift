import ArgumentParser

/// Yes or no, in any of the words that people use for it in settings.
///
/// ```swift
/// let answer = Answer("TRUE")  // yes
/// ```
package struct Answer: LosslessStringConvertible, ExpressibleByArgument, Codable, Hashable, Sendable
{
  package let isYes: Bool

  /// Creates yes or no.
  package init(_ isYes: Bool) { self.isYes = isYes }

  /// Reads yes, true, on or 1, or no, false, off or 0, in any case; `nil` for anything else.
  package init?(_ text: String) {
    switch text.lowercased() {
    case "yes", "true", "on", "1": isYes = true
    case "no", "false", "off", "0": isYes = false
    default: return nil
    }
  }

  package init?(argument: String) { self.init(argument) }

  package var description: String { isYes ? "yes" : "no" }
}

extension SettingNeed<Answer> {
  static var answer: Self { Self("yes or no (also true, on, 1, false, off, 0)") }
}
