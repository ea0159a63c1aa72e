/// Something that happens, kept until somebody asks: the article's `PublishRelay<Void>`, from which
/// the view pulls.
///
/// If it pushed, it would hold the view, which holds the view model, which holds it; and `weak`,
/// which undoes such knots, Embedded Swift does not have. The page is drawn after each event
/// anyway, and that is when the view asks.
public final class Relay {
  private var hasHappened = false

  /// Makes a relay of something that has not happened.
  public init() {}

  /// It happens now.
  public func accept() {
    hasHappened = true
  }

  /// Whether it has happened since this was asked last.
  public func take() -> Bool {
    defer { hasHappened = false }
    return hasHappened
  }
}
