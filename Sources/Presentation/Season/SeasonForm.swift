import Domain
import Texts

/// What is entered of a season, as its fields have it.
struct SeasonForm {
  /// The season that is edited; `nil` for a new one.
  let id: Season.ID?
  /// The name and the days, in the order of `fields`.
  private var typed: [ExactText]

  private static let fields: [SeasonEvent.Field] = [.seasonName, .seasonFrom, .seasonUntil]

  /// The form of a new season, or of one that is edited.
  /// - Parameters:
  ///   - id: The season; `nil` for a new one.
  ///   - name: Its name.
  ///   - from: Its first day, as fields have it.
  ///   - until: Its last day; empty for one that goes on.
  init(_ id: Season.ID?, name: String, from: String, until: String) {
    self.id = id
    typed = [name, from, until].map { ExactText($0) }
  }

  /// Continues what was typed before; `nil` when that is another form's.
  init?(_ texts: [ExactText], of id: Season.ID?) {
    guard texts.count == Self.fields.count else { return nil }
    self.id = id
    typed = texts
  }

  subscript(field: SeasonEvent.Field) -> String {
    get { Self.fields.firstIndex(of: field).map { typed[$0].text } ?? "" }
    set {
      guard let position = Self.fields.firstIndex(of: field) else { return }
      typed[position] = ExactText(newValue)
    }
  }

  /// All that is kept of the form.
  var texts: [String] { typed.map { $0.text } }

  func hasSameTexts(as other: Self) -> Bool { typed == other.typed }

  var draft: DraftForm { id.map { .season($0) } ?? .plain(.season) }
}

extension SeasonForm {
  /// Why what was entered is no season yet.
  enum Problem: Error {
    case nameWrong(TextError)
    case dayMissing, daysReversed
  }

  /// The name and bounds that were entered.
  func entry(
    in zone: LocalTimeZone
  ) -> Result<(name: ShortText, bounds: SeasonBounds), Problem> {
    let name: ShortText
    do throws(TextError) {
      name = try ShortText(self[.seasonName])
    } catch {
      return .failure(.nameWrong(error))
    }
    guard let from = CivilDay(text: self[.seasonFrom]) else { return .failure(.dayMissing) }
    let last = self[.seasonUntil].isEmpty ? nil : CivilDay(text: self[.seasonUntil])
    guard last != nil || self[.seasonUntil].isEmpty else { return .failure(.dayMissing) }
    let bounds = SeasonBounds(
      from: zone.start(of: from), until: last.map { zone.start(of: $0.advanced(byDays: 1)) })
    guard let bounds else { return .failure(.daysReversed) }
    return .success((name, bounds))
  }
}
