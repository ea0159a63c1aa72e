package import Browser
package import Markup
import Presentation
package import Texts

/// One of the small systems, as a page that receives events.
///
/// ```swift
/// final class Greeter: Sample {
///   private var isTapped = false
///   var title: String { "Greeter" }
///   func write(to page: Page) { page.button(.tap("greet")) { isTapped ? "Hello" : "Greet" } }
///   func received(_ text: String, value: String) { isTapped = true }
/// }
/// ```
package protocol Sample: AnyObject {
  /// The title of the browser's window.
  var title: String { get }
  /// Writes the whole page in the current state.
  func write(to page: Page)
  /// Called once, when the page has appeared.
  func appeared()
  /// Opens the path that the address had after its `#` when the page appeared; `false` when the
  /// sample has no such path.
  ///
  /// Then the sample stays at its start, and the path is removed from the address.
  func begins(at path: String) -> Bool
  /// Called when the user acts on an element with this event text; `value` is its control's value.
  func received(_ text: String, value: String)
  /// Called when the user, not the sample, changes the path after the `#` of the address.
  func navigated(to path: String)
}

extension Sample {
  package func appeared() {}

  package func begins(at path: String) -> Bool { false }

  package func navigated(to path: String) {}
}

/// The parts of the browser that a sample may use.
package struct SampleEnvironment {
  /// The language that the user's browser prefers.
  package let language: Language
  package let network: Network
  package let storage: DeviceStorage
  /// The browser, for samples that change its address.
  package let host: Host
}
