/// A code that brings a person back into their account when no phone has it any more.
///
/// It is 20 characters of Crockford's base 32, of which the last checks the others.
/// ```swift
/// RecoveryCode(typed: "7zzq9-…")?.grouped  // "7ZZQ9-…", or nil after a slip of the finger
/// ```
public struct RecoveryCode: Hashable, Sendable {
  /// The number of characters, without blanks and hyphens.
  public static let length = 20

  private let code: CheckedCode

  /// Creates a new code from random bits, which must be unpredictable.
  public static func random(using generator: inout some RandomNumberGenerator) -> Self {
    Self(code: .random(length: length, using: &generator))
  }

  private init(code: CheckedCode) { self.code = code }

  /// Reads what a person typed, in any letter case, with blanks and hyphens anywhere; `nil` when it is no
  /// such code.
  public init?(typed text: String) {
    guard let code = CheckedCode(typed: text, length: Self.length) else { return nil }
    self.code = code
  }

  /// The 20 characters, as programs send them.
  public var text: String { code.text }
  /// The characters in four groups, as people read them: `ABCDE-FGHJK-…`.
  public var grouped: String { code.text(groupsOf: 5) }
}
