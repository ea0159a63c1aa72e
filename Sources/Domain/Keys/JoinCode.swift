/// A code by which one phone lets another into its account: used once, within ten minutes.
///
/// It is ten characters of Crockford's base 32, of which the last checks the others.
/// ```swift
/// JoinCode(typed: address)?.grouped  // "ABCDE-FGHJK", or nil after a slip of the finger
/// ```
public struct JoinCode: Hashable, Sendable {
  /// The number of characters, without blanks and hyphens.
  public static let length = 10
  /// How long a code works.
  public static let lifetime: TimeSpan = .minutes(10)

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

  /// The ten characters, as programs and addresses have them.
  public var text: String { code.text }
  /// The characters in two groups, as people read them: `ABCDE-FGHJK`.
  public var grouped: String { code.text(groupsOf: 5) }
}
