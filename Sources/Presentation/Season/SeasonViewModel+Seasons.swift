package import Domain
import Texts

// The seasons that the organiser names.
extension SeasonViewModel {
  /// The seasons in a list, from which each can be edited.
  package struct SeasonsSheet {
    package let title: String
    package let rows: [(id: Season.ID, name: String, days: String)]
    package let newLabel: String
  }

  /// The form of a season.
  package struct SeasonSheet {
    package let title: String
    package let name: String
    package let from: String
    package let until: String
    package let canFinish: Bool
    package let problem: String?
    /// Whether it is there already and can be removed.
    package let canBeRemoved: Bool
  }

  /// The list of seasons; `nil` while it is closed.
  package var seasonsSheet: SeasonsSheet? {
    guard case .seasons = sheet else { return nil }
    return SeasonsSheet(
      title: context.texts.seasons,
      rows: context.seasons.map { ($0.id, $0.details.name.text, days(of: $0)) },
      newLabel: context.texts.newSeason)
  }

  /// The form; `nil` while it is closed.
  package var seasonSheet: SeasonSheet? {
    guard case .season(let form) = sheet else { return nil }
    let texts = context.texts
    let problem: SeasonForm.Problem? =
      if case .failure(let problem) = form.entry(in: context.localTimeZone) {
        problem
      } else {
        nil
      }
    return SeasonSheet(
      title: form.id == nil ? texts.newSeason : texts.editSeason, name: form[.seasonName],
      from: form[.seasonFrom], until: form[.seasonUntil], canFinish: problem == nil,
      problem: problem.flatMap { text(of: $0) }, canBeRemoved: form.id != nil)
  }

  private func text(of problem: SeasonForm.Problem) -> String? {
    switch problem {
    // Nothing was typed yet.
    case .nameWrong(.empty): nil
    case .nameWrong(let error): context.texts.textError(error)
    case .dayMissing: context.texts.seasonDayMissing
    case .daysReversed: context.texts.seasonDaysWrong
    }
  }

  /// "1 Mar 2026 – 30 Jun 2026", or from when on.
  private func days(of season: Season) -> String {
    let bounds = season.details.bounds
    let date = { (instant: Instant) in
      context.texts.date(context.localTimeZone.civil(instant), context.dateForm)
    }
    let from = bounds.from.map(date) ?? ""
    return "\(from) – \(bounds.until.map { date($0.advanced(by: -.milliseconds(1))) } ?? "")"
  }

  /// Opens the form of a new season, or of one that is there, with what was typed there before.
  mutating func openForm(of id: Season.ID?) {
    guard let form = untouchedForm(of: id) else { return }
    let draft = context.drafts[form.draft].flatMap { SeasonForm($0.texts, of: form.id) }
    sheet = .season(draft ?? form)
  }

  /// The form as it is before something is typed; `nil` when there is no such season.
  private func untouchedForm(of id: Season.ID?) -> SeasonForm? {
    let zone = context.localTimeZone
    let day = { (instant: Instant) in CivilDay(zone.civil(instant)).text }
    guard let id else { return SeasonForm(nil, name: "", from: day(context.now), until: "") }
    guard let details = context.squad.season(id)?.details else { return nil }
    let (from, until) = (details.bounds.from, details.bounds.until)
    return SeasonForm(
      id, name: details.name.text, from: from.map(day) ?? "",
      until: until.map { day($0.advanced(by: -.milliseconds(1))) } ?? "")
  }

  mutating func type(_ text: String, into field: SeasonEvent.Field) -> [ScreenRequest] {
    guard case .season(var form) = sheet else { return [] }
    form[field] = text
    sheet = .season(form)
    let isUntouched = untouchedForm(of: form.id)?.hasSameTexts(as: form) ?? false
    return [isUntouched ? .forgetDraft(form.draft) : .keepDraft(form.draft, form.texts)]
  }

  mutating func cancelForm() -> [ScreenRequest] {
    guard case .season(let form) = sheet else { return [] }
    sheet = .seasons
    return [.forgetDraft(form.draft)]
  }

  /// Records the season, and shows it.
  mutating func submit(in moment: Moment) -> [ScreenRequest] {
    guard case .season(let form) = sheet,
      case .success(let entry) = form.entry(in: context.localTimeZone)
    else { return [] }
    sheet = nil
    let id = form.id ?? moment.newID()
    let rules = context.squad.season(id)?.details.rules ?? context.squad.tableRules
    let details = Season.Details(name: entry.name, bounds: entry.bounds, rules: rules)
    var preferences = context.preferences
    preferences.period = .season(id)
    return [
      .record(.season(id, .set(details))), .forgetDraft(form.draft), .prefer(preferences),
    ]
  }

  mutating func removeSeason() -> [ScreenRequest] {
    guard case .season(let form) = sheet, let id = form.id, let season = context.squad.season(id)
    else { return [] }
    sheet = nil
    let undo = Undo(
      message: context.texts.seasonRemoved(season.details.name.text),
      action: .record(.season(id, .removed(false))))
    return [.record(.season(id, .removed(true)), undo: undo), .forgetDraft(form.draft)]
  }
}
