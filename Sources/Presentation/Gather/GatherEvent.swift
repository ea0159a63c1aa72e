public import Domain

/// What happens during a gather.
public enum GatherEvent: Equatable, Sendable {
  /// A side scored.
  case plusTapped(Side)
  /// A side has a goal too many.
  case minusTapped(Side)
  /// The clock shall start, pause or go on.
  case clockTapped
  /// The clock shall return to the time that was set.
  case clockCancelTapped
  /// Yes, it shall.
  case clockCancelConfirmed
  /// Another time shall be set.
  case setTimeTapped
  /// The minutes to set are now these.
  case minutesTyped(String)
  /// The seconds to set are now these.
  case secondsTyped(String)
  /// One of the usual times was chosen, in minutes.
  case presetTapped(Int)
  /// That is the time.
  case timeSet
  /// What lies over the screen was put away.
  case sheetDismissed
  /// The gather is over.
  case endTapped
  /// Yes, it is.
  case endConfirmed
}
