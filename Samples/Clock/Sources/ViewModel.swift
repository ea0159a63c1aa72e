import Domain
public import Presentation

/// The view model: the strings that the view shows, and what can be done.
///
/// It tells nobody that they are others now, for the page is drawn after each event anyway.
public final class ViewModel {
  /// What there is to see.
  public enum Phase: Equatable, Sendable {
    /// The time is being fetched.
    case loading
    /// This date and time.
    case shown(DateTimeText)
    /// Why there is none, as a sentence.
    case failed(String)
  }

  /// What there is to see now.
  public private(set) var phase = Phase.loading
  /// What everything is called.
  public let texts: ClockTexts
  private let service: any TimeManaging

  /// Makes a view model that shows what a service says.
  public init(service: any TimeManaging, language: Language) {
    self.service = service
    texts = ClockTexts(language: language)
  }

  /// The view is there: fetches the time.
  public func viewDidLoad() {
    phase = .loading
    service.fetchNow { answer in
      switch answer {
      case .success(let model): self.phase = .shown(self.dateToString(model))
      case .failure(let failure): self.phase = .failed(self.texts.failure(failure))
      }
    }
  }

  /// Fetches the time again.
  public func reload() {
    viewDidLoad()
  }

  /// Shows another day; while none is shown, there is nothing to move from.
  public func moveDay(day: Int) {
    guard case .shown = phase else { return }
    service.moveDay(day: day)
    if let model = service.currentModel { phase = .shown(dateToString(model)) }
  }

  private func dateToString(_ model: Model) -> DateTimeText {
    texts.dateTime(CivilTime(model.currentDateTime))
  }
}

/// The outputs.
extension ViewModel {
  /// What the large label says: that it loads, the date and time, or nothing.
  public var dateTimeString: String { dateTimeParts.joined(separator: " ") }

  /// The same in parts, between which a line may end, and nowhere else.
  public var dateTimeParts: [String] {
    switch phase {
    case .loading: [texts.loading]
    case .shown(let dateTime): [dateTime.date, dateTime.time]
    case .failed: []
    }
  }

  /// Which zone the date and time are in; `nil` while there is a problem in its place.
  public var zone: String? { problem == nil ? texts.zone : nil }

  /// Why there is no date and time; `nil` when nothing is wrong.
  public var problem: String? {
    if case .failed(let sentence) = phase { sentence } else { nil }
  }

  /// What the button says that fetches the time.
  public var nowButtonTitle: String { problem == nil ? texts.now : texts.tryAgain }

  /// Whether there is a day before the one that is shown.
  public var canShowYesterday: Bool { canMove(day: -1) }

  /// Whether there is a day after the one that is shown.
  public var canShowTomorrow: Bool { canMove(day: +1) }

  private func canMove(day: Int) -> Bool {
    if case .shown = phase { service.canMove(day: day) } else { false }
  }
}

/// A date and a time of day, in words.
public struct DateTimeText: Equatable, Sendable {
  /// The date, up to the time.
  public let date: String
  /// The time of day.
  public let time: String
}
