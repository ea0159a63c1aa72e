import Domain
import Texts

/// What is typed into the form of a planned game, as its fields have it.
struct PlanForm: Equatable {
  /// The texts of all fields, in the order of `PlanField.allCases`.
  private var typed: [ExactText]

  /// Continues what was typed before; `nil` when that is another form's.
  init?(_ texts: [ExactText]) {
    guard texts.count == PlanField.allCases.count else { return nil }
    typed = texts
  }

  private init() { typed = PlanField.allCases.map { _ in "" } }

  subscript(field: PlanField) -> String {
    get { typed[field.position].text }
    set { typed[field.position] = ExactText(newValue) }
  }

  /// All that is kept of the form.
  var texts: [String] { typed.map { $0.text } }
}

extension PlanField {
  fileprivate var position: Int { Self.allCases.firstIndex { $0 == self } ?? 0 }
}

// What a form begins with.
extension PlanForm {
  /// The form that changes a game, and with it the rhythm of its series.
  init(of game: PlannedGame, in series: Series?) {
    self.init(game.details)
    self[.day] = game.day.text
    if let series {
      self[.weeks] = String(series.recurrence.weeks)
      self[.opens] = String(series.opens.days)
    }
  }

  /// The form of the next game: as those before it, on the next such day; without any, an evening for two teams
  /// of five.
  /// - Parameters:
  ///   - last: The last game or series.
  ///   - playedOn: The day of the last match.
  ///   - zone: The clocks by which the game's times are.
  ///   - now: The time.
  init(after last: LastPlan?, playedOn: CivilDay?, in zone: Zone, at now: Instant) {
    let today = CivilDay(zone.civil(now))
    if let last {
      self.init(last.details)
      let next = last.day.next(after: today, in: zone, minute: last.details.minute, at: now)
      self[.day] = next.text
      // One that still runs has its games already.
      if let series = last.series, series.recurrence.last.map({ $0 < next }) ?? false {
        self[.weeks] = String(series.recurrence.weeks)
      }
    } else {
      self.init()
      let next = playedOn?.advanced(byDays: 7)
      self[.day] = (next.flatMap { today < $0 ? $0 : nil } ?? today.advanced(byDays: 1)).text
      self[.time] = Self.evening
      self[.length] = "90"
      self[.most] = "10"
      self[.least] = "8"
      self[.answerDays] = "1"
      self[.answerTime] = Self.evening
      self[.guests] = "1"
    }
    self[.opens] = last?.series.map { String($0.opens.days) } ?? "6"
    forgetPastDeadline(in: zone, at: now)
  }

  /// People are not asked to answer by a time that is over, after which each refusal would be a late one.
  private mutating func forgetPastDeadline(in zone: Zone, at now: Instant) {
    guard let day = try? day(), let time = try? answerBy(),
      time.instant(before: day, in: zone) <= now
    else { return }
    self[.answerDays] = ""
  }

  private init(_ details: PlanDetails) {
    self.init()
    self[.time] = details.minute.text
    self[.length] = String(details.length)
    self[.place] = details.place?.text ?? ""
    self[.map] = details.map?.text ?? ""
    self[.most] = details.most.map { String($0) } ?? ""
    self[.least] = details.least.map { String($0) } ?? ""
    self[.price] = details.price?.text ?? ""
    self[.answerDays] = details.answerBy.map { String($0.days) } ?? ""
    self[.answerTime] = details.answerBy?.minute.text ?? Self.evening
    self[.guests] = String(details.guestsEach)
  }

  private static let evening = "20:00"
}

extension CivilDay {
  /// The first day of the same weekday on which a game has not begun.
  fileprivate func next(
    after today: CivilDay, in zone: Zone, minute: MinuteOfDay, at now: Instant
  ) -> CivilDay {
    let weeks = max(1, (today.number - number + 6) / 7)
    let day = advanced(byDays: 7 * weeks)
    return now < zone.instant(of: day, minute: minute.number) ? day : day.advanced(byDays: 7)
  }
}

// What a form says.
extension PlanForm {
  func day() throws(PlanFormError) -> CivilDay {
    guard let day = CivilDay(text: self[.day]) else { throw .dayMissing }
    return day
  }

  /// How the game is repeated, and from when on people can answer; `nil` for one game.
  var repetition: (weeks: Int, opens: TimeBefore)? {
    guard let weeks = Int(typed: self[.weeks]), Recurrence.weekRange.contains(weeks) else {
      return nil
    }
    let days = Int(typed: self[.opens]).map { min($0, TimeBefore.dayRange.upperBound) } ?? 0
    let minute = MinuteOfDay(0)
    return minute.flatMap { TimeBefore(days: days, at: $0) }.map { (weeks, $0) }
  }

  func details(zone: ShortText) throws(PlanFormError) -> PlanDetails {
    guard let minute = MinuteOfDay(field: self[.time]) else { throw .timeMissing }
    guard let length = Int(typed: self[.length]), PlanDetails.lengthRange.contains(length) else {
      throw .lengthWrong
    }
    let (most, least) = (try heads(.most), try heads(.least))
    let details = PlanDetails(
      minute: minute, length: length, zone: zone, place: try text(.place), map: try map(),
      most: most, least: least.map { min($0, most ?? $0) }, price: try text(.price),
      answerBy: try answerBy(), guestsEach: Int(typed: self[.guests]) ?? 0)
    guard let details else { throw .headsWrong(.guests) }
    return details
  }

  private func text(_ field: PlanField) throws(PlanFormError) -> ShortText? {
    do throws(TextError) {
      return try ShortText(self[field])
    } catch {
      if error == .empty { return nil }
      throw .tooLong(field, error)
    }
  }

  private func map() throws(PlanFormError) -> MapLink? {
    let typed = String(scalars: self[.map].scalars.filter { $0.value > 0x20 }[...])
    guard !typed.isEmpty else { return nil }
    guard let map = MapLink(typed) else { throw .mapWrong }
    return map
  }

  private func heads(_ field: PlanField) throws(PlanFormError) -> Int? {
    guard !self[field].isEmpty else { return nil }
    guard let count = Int(typed: self[field]), PlanDetails.headRange.contains(count) else {
      throw .headsWrong(field)
    }
    return count
  }

  private func answerBy() throws(PlanFormError) -> TimeBefore? {
    guard let days = Int(typed: self[.answerDays]) else { return nil }
    guard let minute = MinuteOfDay(field: self[.answerTime]) else { throw .answerTimeMissing }
    return TimeBefore(days: days, at: minute)
  }
}

// The buttons beside the numbers of people.
extension PlanForm {
  /// Adds to the most or the least; a most below the least lowers the least with it.
  mutating func step(_ field: PlanField, by difference: Int) {
    let range = PlanDetails.headRange
    let count = (Int(typed: self[field]) ?? 0) + difference
    set(field, to: min(max(count, range.lowerBound), range.upperBound))
  }

  private mutating func set(_ field: PlanField, to count: Int) {
    self[field] = String(count)
    guard let most = Int(typed: self[.most]), let least = Int(typed: self[.least]), most < least
    else { return }
    if field == .most { self[.least] = String(most) } else { self[.most] = String(least) }
  }
}
