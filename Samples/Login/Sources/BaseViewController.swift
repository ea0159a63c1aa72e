public import Markup
import Presentation
import SampleKit

/// What all view controllers have: a view, and outputs that are pulled into it.
public class BaseViewController {
  let titleLabel = Label("title")
  let view: Stack
  private let key: String
  private let language: Language
  private var outputs: [() -> Void] = []

  init(_ key: String, _ language: Language) {
    view = Stack("\(key)View")
    self.key = key
    self.language = language
  }

  /// The title above the view.
  public var title: String { titleLabel.text ?? "" }

  /// Runs a piece of code now, and whenever the page is about to be drawn.
  ///
  /// It must not hold the view controller, which holds it.
  func bind(_ output: @escaping () -> Void) {
    output()
    outputs.append(output)
  }

  /// Brings the view to what the view model says.
  public func pullOutputs() {
    for output in outputs { output() }
  }

  /// Something happened to a control.
  public func received(_ text: String, value: String) {
    view.received(text, value)
  }

  /// The view as it is now.
  public var page: Content {
    sampleLayout(key, title: title, language: language) { view.markup }
  }
}
