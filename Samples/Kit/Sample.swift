package import Browser
package import Markup
package import Presentation

/// One of the small systems, as the page that it fills.
package protocol Sample: AnyObject {
  /// The title of its window.
  var title: String { get }
  /// All that it shows now.
  var page: Content { get }
  /// Its page has appeared.
  func appeared()
  /// The address had this path after its `#` when the page appeared; whether there is such a place.
  ///
  /// Where there is none, it begins at its first place, and the path is taken out of the address.
  func begins(at path: String) -> Bool
  /// Somebody did something to an element with this event text; `value` is what its control holds.
  func received(_ text: String, value: String)
  /// The path after the `#` of the address became another, not by the sample.
  func navigated(to path: String)
}

extension Sample {
  /// Most need nothing from outside to begin with.
  package func appeared() {}

  /// Most have one place only.
  package func begins(at path: String) -> Bool { false }

  /// Most have one place only.
  package func navigated(to path: String) {}
}

/// What a sample gets of the browser around it.
package struct SampleEnvironment {
  /// The language of whoever looks.
  package let language: Language
  /// Requests to the server.
  package let network: Network
  /// What stays on the device.
  package let storage: DeviceStorage
  /// The browser, for its address.
  package let host: Host
}
