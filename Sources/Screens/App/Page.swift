package import Markup
package import Presentation

/// Renders the whole app as a page.
///
/// `main` has a different key for each destination, so that the browser can tell another screen
/// from new contents of the same one.
///
/// ```swift
/// var patcher = Patcher()
/// let effects = app.handle(event, in: moment)
/// patcher.show(page(app), on: host)
/// ```
package func page(_ app: App) -> some Markup {
  let shell = app.shell
  return div(key: "frame", .class("app"), .class("is-pitch", when: app.isOnPitch)) {
    div(.class("rail"), .aria("hidden", true)) { brandMark() }
    messageBanner(shell.message, app.texts)
    screen(app, PageContext(app, shell))
    if let tabs = shell.tabs { tabBar(tabs, label: app.texts.appName) }
    toast(shell.toast, app.texts)
  }
}

@MarkupBuilder
private func screen(_ app: App, _ context: PageContext) -> some Markup {
  switch app.screen {
  case .opening: openingScreen(app.texts)
  case .login(let model): loginScreen(model, context)
  case .players(let model): playersScreen(model, context)
  case .addPlayer(let model): addPlayerScreen(model, context)
  case .playerDetails(let model): playerDetailsScreen(model, context)
  case .editPlayer(let model): editPlayerScreen(model, context)
  case .confirmPlayers(let model): confirmPlayersScreen(model, context)
  case .gather(let model): gatherScreen(model, context)
  case .pastGathers(let model): pastGathersScreen(model, context)
  case .pastGather(let model): pastGatherScreen(model, context)
  case .settings(let model): settingsScreen(model, context)
  }
}

extension App {
  /// Whether the gather screen is open, which looks like a pitch.
  fileprivate var isOnPitch: Bool {
    if case .gather = screen { true } else { false }
  }
}
