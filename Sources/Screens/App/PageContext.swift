import Presentation
import Texts

/// The values that every screen's page needs: its key, the title, and the app shell around it.
///
/// NB: A class, although it is immutable, because the parts of a screen pass it on.
final class PageContext {
  let key: String
  let title: String
  let shell: AppShell
  let texts: Strings

  init(_ app: __shared App, _ shell: AppShell) {
    key = "page-\(app.destination.path)"
    title = app.screen.title
    texts = app.texts
    self.shell = shell
  }

  private init(_ key: String, _ context: PageContext) {
    self.key = key
    title = context.title
    shell = context.shell
    texts = context.texts
  }

  /// The same context with another key, so that the browser treats the page as a new screen.
  func numbered(_ number: Int) -> PageContext {
    number > 0 ? PageContext("\(key)-\(number)", self) : self
  }
}
