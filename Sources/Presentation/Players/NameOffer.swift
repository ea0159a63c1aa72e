import Domain
import Texts

// The offer of a name to an account that has none, so that its organiser can log in anywhere.
extension PlayersViewModel {
  /// How many gathers were played before it is made: by then the group may well go on.
  private static let gatherCount = 2
  /// After this time it is made again.
  private static let pause: TimeSpan = .days(30)

  /// The offer on the list; `nil` when there is none.
  ///
  /// It stands until the user takes it, declines it or leaves the list, and then not again for a month.
  package var nameOffer: String? {
    guard !isSelecting, context.standing == .unnamed,
      context.squad.allGathers.count(where: { !$0.isDeleted && $0.endedAt != nil })
        >= Self.gatherCount
    else { return nil }
    if let last = context.preferences.nameOfferedAt,
      last.span(until: context.now) < Self.pause
    {
      return nil
    }
    return texts.nameOffer
  }
}

extension Preferences {
  /// The same preferences after the offer was seen.
  func offeringName(at now: Instant) -> Self {
    var preferences = self
    preferences.nameOfferedAt = now
    return preferences
  }
}
