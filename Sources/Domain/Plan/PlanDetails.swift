/// What a planned game is like, apart from its day.
///
/// Times are those of clocks at the place, so that 20:00 stays 20:00 when clocks change.
public struct PlanDetails: Hashable, Sendable {
  /// How many minutes a game may last.
  public static let lengthRange = 10...600
  /// How many people the most and the least may be.
  public static let headRange = 1...200
  /// How many guests each person may be allowed to bring.
  public static let guestRange = 0...5

  /// When the game begins.
  public private(set) var minute: MinuteOfDay
  /// The minutes that it lasts, in `lengthRange`.
  public private(set) var length: Int
  /// The name of the zone whose clocks count, which stays; `Plans.zone(named:)` has them.
  public let zone: ShortText
  /// Where it is.
  public private(set) var place: ShortText?
  /// A map of the place.
  public private(set) var map: MapLink?
  /// The most who can play, in `headRange`; `nil` when all who want may.
  public private(set) var most: Int?
  /// How many it needs, in `headRange`; `nil` when it takes place with any number.
  public private(set) var least: Int?
  /// What it costs, in the organiser's words.
  public private(set) var price: ShortText?
  /// Until when people are asked to answer.
  public private(set) var answerBy: TimeBefore?
  /// How many guests each person may bring, in `guestRange`.
  public private(set) var guestsEach: Int

  /// Creates details; `nil` when a number is outside its range.
  public init?(
    minute: MinuteOfDay, length: Int, zone: ShortText, place: ShortText? = nil,
    map: MapLink? = nil, most: Int? = nil, least: Int? = nil, price: ShortText? = nil,
    answerBy: TimeBefore? = nil, guestsEach: Int = 0
  ) {
    self.minute = minute
    self.length = length
    self.zone = zone
    self.place = place
    self.map = map
    self.most = most
    self.least = least
    self.price = price
    self.answerBy = answerBy
    self.guestsEach = guestsEach
    guard edits.allSatisfy({ $0.isAllowed }) else { return nil }
  }

  /// Sets one field; an edit that is not allowed changes nothing.
  public mutating func apply(_ edit: PlanEdit) {
    guard edit.isAllowed else { return }
    switch edit {
    case .minute(let minute): self.minute = minute
    case .length(let length): self.length = length
    case .place(let place): self.place = place
    case .map(let map): self.map = map
    case .most(let most): self.most = most
    case .least(let least): self.least = least
    case .price(let price): self.price = price
    case .answerBy(let time): answerBy = time
    case .guestsEach(let number): guestsEach = number
    }
  }

  /// The edits that make these details of others.
  private var edits: [PlanEdit] {
    [
      .minute(minute), .length(length), .place(place), .map(map), .most(most), .least(least),
      .price(price), .answerBy(answerBy), .guestsEach(guestsEach),
    ]
  }

  /// The edits that make other details, of the same zone, of these.
  public func edits(to other: PlanDetails) -> [PlanEdit] {
    zip(edits, other.edits).compactMap { $0 == $1 ? nil : $1 }
  }
}
