/// What a group of friends calls itself, such as “Monday Football”: a ``ShortText`` of at most 40 Unicode scalars.
public struct GroupName: Hashable, Sendable {
  /// The maximum number of Unicode scalars.
  public static let scalarLimit = 40

  private let line: ShortText

  /// The trimmed text.
  public var text: String { line.text }

  /// Composes, trims and checks the text that a user typed.
  /// - Throws: `TextError` when the text is refused.
  public init(_ typed: String) throws(TextError) { try self.init(ShortText(typed)) }

  /// Checks the length of a line.
  /// - Throws: `TextError.tooLong(limit:)` when it is too long.
  public init(_ line: ShortText) throws(TextError) {
    guard line.text.scalars.count <= Self.scalarLimit else {
      throw .tooLong(limit: Self.scalarLimit)
    }
    self.line = line
  }
}
