import Components
import Domain
package import Markup
package import Presentation
import Texts

extension Page {
  /// Writes the whole app; no screen while the device's storage is being read, because a browser's page shows what is
  /// there before the program.
  ///
  /// `main` has a different key for each destination, so that the browser can tell another screen
  /// from new contents of the same one.
  ///
  /// ```swift
  /// var patcher = Patcher()
  /// let effects = app.handle(event, in: moment)
  /// patcher.show(on: host) { $0.app(app) }
  /// ```
  package func app(_ app: App) {
    let shell = app.shell
    // People are offered in the page.
    if let shown = shell.toast, shown.people == nil {
      offer { $0.toastInSheet(shown) }
    }
    div(
      key: "frame", .lang(app.texts.language.rawValue), .class("app"),
      .class("has-tabs", when: shell.hasTabBar), .class("is-pitch", when: app.isOnPitch)
    ) {
      div(.class("rail"), .aria("hidden", true)) { brandMark() }
      messageBanner(shell.message, app.texts)
      screen(app, PageContext(app, shell))
      if let tabs = shell.tabs {
        tabBar(tabs, label: app.texts.appName, isInBar: shell.hasTabBar)
      }
      textToSelect(shell.textToSelect, app.texts)
      announcement(shell.toast, app.texts)
    }
  }

  private func screen(_ app: App, _ context: PageContext) {
    switch app.screen {
    case .opening: break
    case .login(let model): loginScreen(model, context)
    case .players(let model): playersScreen(model, context)
    case .addPlayer(let model): addPlayerScreen(model, context)
    case .archivedPlayers(let model): archivedPlayersScreen(model, context)
    case .playerDetails(let model): playerDetailsScreen(model, context)
    case .editPlayer(let model): editPlayerScreen(model, context)
    case .confirmPlayers(let model): confirmPlayersScreen(model, context)
    case .gather(let model): gatherScreen(model, context)
    case .pastGathers(let model): pastGathersScreen(model, context)
    case .pastGather(let model): pastGatherScreen(model, context)
    case .season(let model): seasonScreen(model, context)
    case .headToHead(let model): headToHeadScreen(model, context)
    case .plan(let model): planScreen(model, context)
    case .planForm(let model): planFormScreen(model, context)
    case .pastMatchForm(let model): pastMatchFormScreen(model, context)
    case .settings(let model): settingsScreen(model, context)
    case .join(let model): joinScreen(model, context)
    case .account(let model): accountScreen(model, context)
    case .help(let model): helpScreen(model, context)
    case .scorekeeping(let model): scorekeepingScreen(model, context)
    }
  }
}

extension App {
  /// Whether a gather is on the screen, which looks like a pitch.
  fileprivate var isOnPitch: Bool {
    if case .gather(let model) = screen { model.absence == nil } else { false }
  }
}

extension EventAttribute {
  /// The attribute with the text of an event.
  func callAsFunction(_ event: Event) -> Attribute {
    written { value in value.append(event.text ?? "") }
  }
}

extension Text.Interpolation {
  /// Adds an identifier's UUID.
  mutating func appendInterpolation<Subject>(_ id: Identifier<Subject>) {
    appendInterpolation(uuid: id.high, id.low)
  }
}
