import Presentation

/// The values that every screen's page needs: its key, the title, and the app shell around it.
struct PageContext {
  private(set) var key: String
  let title: String
  let shell: AppShell
  let texts: Strings

  init(_ app: App, _ shell: AppShell) {
    key = "page-\(app.destination.path)"
    title = app.screen.title
    texts = app.texts
    self.shell = shell
  }

  /// The same context with another key, so that the browser treats the page as a new screen.
  func numbered(_ number: Int) -> Self {
    guard number > 0 else { return self }
    var context = self
    context.key = "\(key)-\(number)"
    return context
  }
}
