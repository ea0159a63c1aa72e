import Domain

/// The view model of a screen: a function of its context and of what the user entered.
protocol ScreenModel {
  /// What the elements of its page cause.
  associatedtype Events: ScreenEvent

  /// The current squad, time and language.
  var context: ScreenContext { get set }
  /// The page's heading.
  var title: String { get }

  mutating func handle(_ event: Events, in moment: Moment) -> [ScreenRequest]

  /// Handles what an element of the page caused; `nil` for what none of them causes.
  mutating func handle(_ text: EventText, in moment: Moment) -> [ScreenRequest]?

  /// The instants at which time alone changes what the page shows, or `goOn` has work to do: now for
  /// work that takes longer than a tap may, so that it is done in slices.
  var wakesAt: [Instant] { get }

  /// Does what time brings, and the next slice of work.
  mutating func goOn() -> [ScreenRequest]

  /// What the title of the browser's window says beside the app's name.
  var pageTitle: String { get }

  /// Whether the device's screen must stay on.
  var keepsAwake: Bool { get }

  /// Opens the form that was being filled in when the user left a screen of several.
  mutating func openFormAgain()

  /// Whether the sheet of a link is open, with its address.
  var showsLink: Bool { get }
}

extension ScreenModel {
  mutating func handle(_ text: EventText, in moment: Moment) -> [ScreenRequest]? {
    guard let event: Events = text.read() else { return nil }
    return handle(event, in: moment)
  }

  var wakesAt: [Instant] { [] }
  mutating func goOn() -> [ScreenRequest] { [] }
  var pageTitle: String { title }
  var keepsAwake: Bool { false }
  mutating func openFormAgain() {}
  var showsLink: Bool { false }
}

extension ScreenModel where Events == NoEvent {
  mutating func handle(_ event: NoEvent, in moment: Moment) -> [ScreenRequest] {}
}

// What every screen does, by its own view model.
extension Screen {
  package var title: String { read(Title()) ?? "" }
  var pageTitle: String { read(PageTitle()) ?? "" }
  var keepsAwake: Bool { read(KeepsAwake()) ?? false }
  var wakesAt: [Instant] { read(WakesAt()) ?? [] }
  var showsLink: Bool { read(ShowsLink()) ?? false }

  /// Updates the view model with the current squad, time and language.
  mutating func update(_ context: ScreenContext) { visit(Update(context: context)) }

  mutating func openFormAgain() { visit(OpenFormAgain()) }
  mutating func goOn() -> [ScreenRequest] { visit(GoOn()) ?? [] }

  /// Handles what an element of the page caused; `nil` for what none of them causes, such as a late
  /// tap on a screen that is no longer open.
  package mutating func handle(
    _ event: ElementEvent, in moment: Moment
  ) -> [ScreenRequest]? {
    guard let text = EventText(event.text.text, value: event.value.text) else { return nil }
    return visit(Handle(text: text, moment: moment)) ?? nil
  }
}

private struct Title: ScreenReader {
  func read(_ model: some ScreenModel) -> String { model.title }
}

private struct PageTitle: ScreenReader {
  func read(_ model: some ScreenModel) -> String { model.pageTitle }
}

private struct KeepsAwake: ScreenReader {
  func read(_ model: some ScreenModel) -> Bool { model.keepsAwake }
}

private struct WakesAt: ScreenReader {
  func read(_ model: some ScreenModel) -> [Instant] { model.wakesAt }
}

private struct ShowsLink: ScreenReader {
  func read(_ model: some ScreenModel) -> Bool { model.showsLink }
}

private struct Update: ScreenVisitor {
  let context: ScreenContext

  func visit(_ model: inout some ScreenModel) { model.context = context }
}

private struct OpenFormAgain: ScreenVisitor {
  func visit(_ model: inout some ScreenModel) { model.openFormAgain() }
}

private struct GoOn: ScreenVisitor {
  func visit(_ model: inout some ScreenModel) -> [ScreenRequest] { model.goOn() }
}

private struct Handle: ScreenVisitor {
  let text: EventText
  let moment: Moment

  func visit(_ model: inout some ScreenModel) -> [ScreenRequest]? { model.handle(text, in: moment) }
}
