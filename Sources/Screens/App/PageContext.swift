import Presentation

/// What every page is made with: its key, the title, and what stands around it.
struct PageContext {
  private(set) var key: String
  let title: String
  let frame: AppShell
  let texts: Strings

  init(_ app: App, _ frame: AppShell) {
    key = "page-\(app.destination.path)"
    title = app.screen.title
    texts = app.texts
    self.frame = frame
  }

  /// The same place once more, as a page of its own.
  func numbered(_ number: Int) -> Self {
    guard number > 0 else { return self }
    var context = self
    context.key = "\(key)-\(number)"
    return context
  }
}
