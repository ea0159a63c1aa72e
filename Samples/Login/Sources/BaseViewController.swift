package import Markup
import Presentation
import SampleKit
import Texts

/// The base class of the view controllers: a view, and the outputs that update it.
package class BaseViewController {
  let titleLabel = Label("title")
  let view: Stack
  private let key: StaticString
  private let language: Language
  private var outputs: [() -> Void] = []

  init(_ key: StaticString, _ language: Language) {
    view = Stack("\(key)View")
    self.key = key
    self.language = language
  }

  /// The title of the page.
  package var title: String { titleLabel.text ?? "" }

  /// Runs a closure now, and each time before the page is rendered.
  ///
  /// The closure must not capture the view controller, because the view controller keeps it.
  func bind(_ output: @escaping () -> Void) {
    output()
    outputs.append(output)
  }

  /// Updates the view from the view model, by running the closures given to `bind`.
  package func pullOutputs() {
    for output in outputs { output() }
  }

  /// Called with the event text and value of a control.
  package func received(_ text: String, value: String) {
    view.received(text, value)
  }

  /// Writes the view.
  package func write(to page: Page) {
    page.sampleLayout(key, title: title, language: language) { view.write(to: page) }
  }
}
