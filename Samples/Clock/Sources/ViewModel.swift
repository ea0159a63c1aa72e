import Domain
import Presentation
package import Texts

/// The view model: the strings that the view shows, and which buttons can be used.
///
/// It notifies no observers, because the page is rendered after each event anyway.
package final class ViewModel {
  /// The states of the page.
  package enum Phase: Equatable, Sendable {
    /// The time is being fetched.
    case loading
    /// The page shows this date and time.
    case shown(DateTimeText)
    /// Fetching the time failed; the sentence says why.
    case failed(String)
  }

  /// The state of the page.
  package private(set) var phase = Phase.loading
  /// The texts in the user's language.
  package let texts: ClockStrings
  private let service: any TimeManaging

  /// Creates a view model for a service and a language.
  package init(service: any TimeManaging, language: Language) {
    self.service = service
    texts = ClockStrings(language: language)
  }

  /// Fetches the time when the view is shown for the first time.
  package func viewDidLoad() {
    phase = .loading
    service.fetchNow { result in
      switch result {
      case .success(let model): self.phase = .shown(self.dateToString(model))
      case .failure(let error): self.phase = .failed(self.texts.text(of: error))
      }
    }
  }

  /// Fetches the time again.
  package func reload() {
    viewDidLoad()
  }

  /// Moves the date by a number of days; ignored unless one is shown.
  package func moveDay(day: Int) {
    guard case .shown = phase else { return }
    service.moveDay(day: day)
    if let model = service.currentModel { phase = .shown(dateToString(model)) }
  }

  private func dateToString(_ model: Model) -> DateTimeText {
    texts.dateTime(CivilTime(model.currentDateTime))
  }
}

/// The outputs for the view.
extension ViewModel {
  /// The large label: a loading text, the date and time, or empty after an error.
  package var dateTimeString: String { dateTimeParts.joined(separator: " ") }

  /// The large label in parts; lines may break only between them.
  package var dateTimeParts: [String] {
    switch phase {
    case .loading: [texts.loading]
    case .shown(let dateTime): [dateTime.date, dateTime.time]
    case .failed: []
    }
  }

  /// The time zone of the date and time; `nil` while `errorText` is shown in its place.
  package var zone: String? { errorText == nil ? texts.zone : nil }

  /// The error as a sentence; `nil` when there is none.
  package var errorText: String? {
    if case .failed(let sentence) = phase { sentence } else { nil }
  }

  /// The title of the button that fetches the time: "Now", or "Try again" after an error.
  package var nowButtonTitle: String { errorText == nil ? texts.now : texts.tryAgain }

  /// Whether a date is shown and the day before it can be shown.
  package var canShowYesterday: Bool { canMove(day: -1) }

  /// Whether a date is shown and the day after it can be shown.
  package var canShowTomorrow: Bool { canMove(day: +1) }

  private func canMove(day: Int) -> Bool {
    if case .shown = phase { service.canMove(day: day) } else { false }
  }
}

/// A date and a time of day, formatted in the user's language.
package struct DateTimeText: Equatable, Sendable {
  /// The formatted date, such as `20 November 2026,`.
  package let date: String
  /// The formatted time of day, such as `22:05`.
  package let time: String
}
