import Domain
import Texts

/// The form in which a game is planned, filled in as the last one was, or changed.
package struct PlanFormViewModel: ScreenModel {
  var context: ScreenContext
  /// The game that is changed; `nil` for a new one.
  let key: PlanKey?
  private(set) var form: PlanForm
  /// The number that a button beside it changed last, which is said; one that is typed is read by its field.
  private var stepped: PlanField?
  /// The day on which a third game alike would be a week after the two before it; `nil` without such two.
  private let thirdDay: CivilDay?
  /// The last five places, the latest first.
  package let places: [String]
  /// What this device knows of its own clocks.
  private let ownZone: Zone
  /// The clocks by which the game's times are.
  private var zone: Zone
  /// Whether the user plays, who said which player they are; `nil` when they did not, or the game is planned already.
  package private(set) var isPlaying: Bool?

  init(_ key: PlanKey?, context: ScreenContext) {
    self.key = key
    self.context = context
    // Found once, and not with each letter that is typed.
    let last = context.plansByDay
    ownZone = context.localTimeZone.zone(from: context.now)
    places = last.lastPlaces
    thirdDay = key == nil ? last.nextWeekly : nil
    isPlaying = key == nil && context.myself != nil ? true : nil
    let game = key.flatMap { context.squad.plans.game($0) }
    let lastZone = last.first.map { context.squad.plans.zone(named: $0.details.zone) }
    zone = game?.zone ?? (lastZone?.name == ownZone.name ? nil : lastZone) ?? ownZone
    let kept = context.drafts[Self.draft(of: key)].flatMap { PlanForm($0.texts) }
    form =
      kept ?? game.map { PlanForm(of: $0, in: key.flatMap { context.series(goingOnAfter: $0) }) }
      ?? PlanForm(
        after: last.first, playedOn: context.lastDayPlayed(in: zone), in: zone, at: context.now)
  }

  mutating func handle(_ event: PlanFormEvent, in moment: Moment) -> [ScreenRequest] {
    switch event {
    case .input(let field, let text):
      form[field] = text
      stepped = nil
    case .plain(.mostLess): step(.most, by: -1)
    case .plain(.mostMore): step(.most, by: 1)
    case .plain(.leastLess): step(.least, by: -1)
    case .plain(.leastMore): step(.least, by: 1)
    case .plain(.ownZoneTapped): zone = ownZone
    case .plain(.playingTapped): isPlaying?.toggle()
    case .plain(.weeklyTapped): form[.weeks] = "1"
    case .plain(.cancelTapped): return [.forgetDraft(draft), .goBack(to: above)]
    case .plain(.doneTapped):
      return key == nil ? plan(in: moment) : change(fromHere: false, in: moment)
    case .plain(.fromHereTapped): return change(fromHere: true, in: moment)
    }
    return [.keepDraft(draft, form.texts)]
  }

  private mutating func step(_ field: PlanField, by difference: Int) {
    form.step(field, by: difference)
    stepped = field
  }

  /// A number that was changed by a button beside it; `nil` for another.
  package func stepped(_ field: PlanField) -> String? { stepped == field ? form[field] : nil }

  private static func draft(of key: PlanKey?) -> DraftForm {
    key.map { .planned($0.id, .edit) } ?? .plain(.plan)
  }

  var draft: DraftForm { Self.draft(of: key) }
  private var above: Destination { key.map { .plan($0) } ?? .players }

  private var game: PlannedGame? { key.flatMap { context.squad.plans.game($0) } }

  /// The day and the details that were entered.
  private var entered: Result<(day: CivilDay, details: PlanDetails), PlanFormError> {
    do throws(PlanFormError) {
      let (day, details) = (try form.day(), try form.details(zone: zone.name))
      let start = zone.instant(of: day, minute: details.minute.number)
      // A game that begins now may still get another place.
      guard context.now < start || day == game?.day else { throw .past }
      return .success((day, details))
    } catch {
      return .failure(error)
    }
  }
}

// What the form does.
extension PlanFormViewModel {
  /// Plans the game, and shares it when its link works already.
  private func plan(in moment: Moment) -> [ScreenRequest] {
    guard case .success(let (day, details)) = entered else { return [] }
    let (key, change) = planning(day, details, in: moment)
    var changes = context.noting(zone) + [change]
    var squad = context.squad
    for change in changes { try? squad.apply(change, at: moment.now) }
    if isPlaying == true, let myself = context.myself, let game = squad.plans.game(key),
      let answer = context.answering(.in, of: myself, to: game)
    {
      changes.append(answer)
      try? squad.apply(answer, at: moment.now)
    }
    let offer = context.replyOffer
    let canShare = context.isOnline && offer.problem == nil
    // One record, so that other windows read once.
    let making = canShare ? context.replyLinkMaking(in: moment) : []
    let planned: [ScreenRequest] = [.record(changes + making), .forgetDraft(draft)]
    guard canShare, let game = squad.plans.game(key) else {
      return planned + [.replace(with: .plan(key))]
    }
    guard let link = offer.ready else {
      return planned + offer.founding + [.replace(with: .sharePlan(key))]
    }
    let message = SharedText(.invitation, in: context) { context in
      let words = PlanTexts(
        game, of: squad.withoutHiddenNames, texts, context.dateForm, at: context.now)
      return words.invitation(by: offer.address(of: link, for: squad.plans.page(of: game)), texts)
    }
    return planned + [.perform(.share(message)), .replace(with: .plan(key))]
  }

  private func planning(
    _ day: CivilDay, _ details: PlanDetails, in moment: Moment
  ) -> (PlanKey, Change) {
    guard let (weeks, opens) = form.repetition,
      let recurrence = Recurrence(first: day, weeks: weeks)
    else {
      let key = PlanKey.single(moment.newID())
      return (key, .plan(key, .made(day, details)))
    }
    let series: Series.ID = moment.newID()
    return (.series(series, day), .series(series, .made(recurrence, opens: opens, details)))
  }

  /// Changes the game, or with it all later ones of its series.
  private func change(fromHere: Bool, in moment: Moment) -> [ScreenRequest] {
    guard let key, let game, case .success(let (day, details)) = entered else { return [] }
    guard fromHere || !hasNewRhythm else { return [] }
    let edits = game.details.edits(to: details)
    let changes: [Change]
    if fromHere, case .series(let id, let first) = key {
      changes =
        edits.map { .series(id, .edited(from: first, $0)) } + rhythmChanges(edits, in: moment)
    } else {
      let move: [Change] = day == game.day ? [] : [.plan(key, .moved(to: day))]
      changes = move + edits.map { .plan(key, .edited($0)) }
    }
    let recording = changes.isEmpty ? [] : [ScreenRequest.record(changes)]
    return recording + [.forgetDraft(draft), .goBack(to: .plan(key))]
  }
}

// What the form shows.
extension PlanFormViewModel {
  private var texts: Strings { context.texts }

  package var title: String { key == nil ? texts.planGame : texts.edit }
  package var isNew: Bool { key == nil }
  /// What stands in a field.
  package subscript(field: PlanField) -> String { form[field] }
  package var canFinish: Bool {
    if case .success = entered { !hasNewRhythm } else { false }
  }
  /// What is changed by a new rhythm; `nil` when it is the one before.
  package var rhythmNote: String? { hasNewRhythm ? texts.rhythmFromHereOn : nil }
  /// Whether games are repeated by the form, or can be.
  package var hasRhythm: Bool { isNew || isPartOfSeries }
  /// That a game is planned at that time already; `nil` when none is.
  package var twinNote: String? {
    guard isNew, case .success(let (day, details)) = entered else { return nil }
    let start = zone.instant(of: day, minute: details.minute.number)
    return context.isPlanned(at: start) ? texts.sameTimePlanned : nil
  }
  /// The field that is to be mended; `nil` when there is none.
  package var wrongField: PlanField? {
    if case .failure(let error) = entered { error.field } else { nil }
  }
  /// Why the form is not complete; `nil` when it is.
  package var errorText: String? {
    guard case .failure(let error) = entered else { return nil }
    return switch error {
    case .dayMissing: texts.dayMissing
    case .past: texts.gameInPast
    case .timeMissing, .answerTimeMissing: texts.timeMissing
    case .lengthWrong: texts.lengthWrong
    case .headsWrong: texts.headsWrong
    case .tooLong(_, let error): texts.textError(error)
    case .mapWrong: texts.mapWrong
    }
  }
  /// "Times of Europe/Berlin"; `nil` when they are this device's.
  package var zoneNote: String? {
    zone.name.text.isEqualByBytes(to: context.localTimeZone.name)
      ? nil : texts.timesOfZone(zone.name.text)
  }
  /// The label of the button that takes this device's clocks; `nil` when there is none.
  package var ownZoneLabel: String? {
    zoneNote == nil || key != nil ? nil : texts.timesOfZone(context.localTimeZone.name)
  }
  package typealias Choice = (code: String, label: String)

  /// How often the game can be repeated.
  package var repetitions: [Choice] {
    [("", texts.repeatsOnce)] + Recurrence.weekRange.map { (String($0), texts.everyWeeks($0)) }
  }
  /// Whether a series is proposed: two games alike were a week apart, and this one follows them.
  package var proposesWeekly: Bool {
    guard let thirdDay, !isRepeated else { return false }
    return (try? form.day()) == thirdDay
  }
  /// Whether it is repeated, so that people can answer some days before each game.
  package var isRepeated: Bool { form.repetition != nil }
  package var openings: [Choice] { (1...13).map { (String($0), texts.daysBefore($0)) } }
  package var deadlines: [Choice] {
    [("", texts.noDeadline)] + (0...7).map { (String($0), texts.daysBefore($0)) }
  }
  package var hasDeadline: Bool { !form[.answerDays].isEmpty }
  package var guestNumbers: [Choice] { PlanDetails.guestRange.map { (String($0), String($0)) } }
  /// The label of the button that is done with the form.
  package var doneLabel: String {
    guard isNew else { return isPartOfSeries ? texts.onlyThis : texts.done }
    return context.isOnline && context.replyOffer.problem == nil
      ? texts.planAndShare : texts.planOnly
  }
  /// Whether it is one of a series, so that the user says how many are changed.
  package var isPartOfSeries: Bool { if case .series = key { true } else { false } }
  /// Whether all later games can be changed with it: their day follows from the series.
  package var canChangeFromHere: Bool {
    guard case .success(let (day, _)) = entered else { return false }
    return day == game?.day
  }
}

extension [LastPlan] {
  /// The day a week after the latest game, when the one before it was a week earlier, at the same time and place;
  /// `nil` when it was not, or they are of a series.
  fileprivate var nextWeekly: CivilDay? {
    guard count >= 2, self[0].series == nil, self[1].series == nil,
      self[1].day.advanced(byDays: 7) == self[0].day,
      self[0].details.minute == self[1].details.minute,
      self[0].details.place == self[1].details.place
    else { return nil }
    return self[0].day.advanced(byDays: 7)
  }

  /// Where these games are, each place once, at most five.
  fileprivate var lastPlaces: [String] {
    var places: [String] = []
    for place in compactMap({ $0.details.place?.text }) {
      guard !places.contains(where: { $0.isEqualByBytes(to: place) }) else { continue }
      places.append(place)
      if places.count == 5 { break }
    }
    return places
  }
}
