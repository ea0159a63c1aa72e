/// A new value for one field of a planned game, or of those of a series from a day on.
///
/// An edit changes a single field, so that edits of different fields on two devices both count.
public enum PlanEdit: Hashable, Sendable {
  /// When the game begins.
  case minute(MinuteOfDay)
  /// The minutes that it lasts.
  case length(Int)
  /// Where it is; `nil` when that is not known from now on.
  case place(ShortText?)
  /// A map of the place; `nil` for none.
  case map(MapLink?)
  /// The most who can play; `nil` when all who want may.
  case most(Int?)
  /// How many it needs; `nil` for any number.
  case least(Int?)
  /// What it costs; `nil` when the organiser says nothing about it.
  case price(ShortText?)
  /// Until when people are asked to answer; `nil` for no such time.
  case answerBy(TimeBefore?)
  /// How many guests each person may bring.
  case guestsEach(Int)
}

extension PlanEdit {
  /// What an edit changes, by its name in JSON.
  public enum Field: String, CaseIterable, Hashable, Sendable {
    case minute, length, place, map, most, least, price, answerBy, guestsEach
  }

  /// The field that the edit changes.
  public var field: Field {
    switch self {
    case .minute: .minute
    case .length: .length
    case .place: .place
    case .map: .map
    case .most: .most
    case .least: .least
    case .price: .price
    case .answerBy: .answerBy
    case .guestsEach: .guestsEach
    }
  }

  /// Whether its number is in the range that `PlanDetails` has for it.
  public var isAllowed: Bool {
    switch self {
    case .length(let length): PlanDetails.lengthRange.contains(length)
    case .most(let heads), .least(let heads):
      heads.map { PlanDetails.headRange.contains($0) } ?? true
    case .guestsEach(let number): PlanDetails.guestRange.contains(number)
    case .minute, .place, .map, .price, .answerBy: true
    }
  }
}
