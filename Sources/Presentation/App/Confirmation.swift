/// A question with two answers.
public struct Confirmation: Equatable, Sendable {
  /// What it is about.
  public let title: String
  /// The question itself.
  public let text: String
  /// The answer that does it.
  public let confirmLabel: String
  /// The answer that leaves everything as it is.
  public let cancelLabel: String
  /// Whether something is removed.
  public let isDestructive: Bool
}
