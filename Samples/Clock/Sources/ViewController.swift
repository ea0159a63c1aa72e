import Domain
package import Markup
import SampleKit
import Texts

/// The view controller: forwards taps to the view model and renders it.
package final class ViewController: Sample {
  private let viewModel: ViewModel

  /// Creates a view controller for a view model.
  package init(viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  /// The title of the page.
  package var title: String { viewModel.texts.title }

  /// Writes the view.
  package func write(to page: Page) { page.clockView(viewModel) }

  /// Called when the page is shown for the first time.
  package func appeared() {
    viewModel.viewDidLoad()
  }

  /// Called when the user tapped the button with this event text; ignores unknown texts.
  package func received(_ text: String, value: String) {
    if text.isEqualByBytes(to: ClockEvent.yesterdayButtonTapped) { viewModel.moveDay(day: -1) }
    if text.isEqualByBytes(to: ClockEvent.nowButtonTapped) { viewModel.reload() }
    if text.isEqualByBytes(to: ClockEvent.tomorrowButtonTapped) { viewModel.moveDay(day: +1) }
  }
}

/// The event texts of the buttons.
enum ClockEvent {
  static let yesterdayButtonTapped = "yesterdayButtonTapped"
  static let nowButtonTapped = "nowButtonTapped"
  static let tomorrowButtonTapped = "tomorrowButtonTapped"
}
