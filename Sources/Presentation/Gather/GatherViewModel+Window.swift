import Domain
import Texts

// The browser's window around a match, and when time alone changes what is shown.
extension GatherViewModel {
  /// The added time after which a running clock was probably forgotten.
  private static let forgottenAfter: TimeSpan = .minutes(15)

  /// The score and the clock, so that a tab in the background tells them.
  var pageTitle: String {
    guard gone == nil else { return title }
    let score = sides.map { String($0.goals) }.joined(separator: "-")
    return "\(score) · \(clockText)"
  }

  /// While it shows the scoreboard, or a running clock that was not forgotten.
  var keepsAwake: Bool {
    if isScoreboard { return true }
    guard let fullTime else { return false }
    return fullTime.span(until: context.now) < Self.forgottenAfter
  }

  var wakesAt: [Instant] {
    let lock = locksAt.flatMap { context.now < $0 ? $0 : nil }
    return [fullTime.map { context.tick(of: $0) }, lock, context.end(of: settling)]
      .compactMap { $0 }
  }
}
