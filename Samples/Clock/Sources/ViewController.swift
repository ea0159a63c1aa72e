import Domain
public import Markup
public import SampleKit

/// The view's own code: it leads taps to the view model, and has the view model drawn.
public final class ViewController: Sample {
  private let viewModel: ViewModel

  /// Makes a view on a view model.
  public init(viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  /// The title.
  public var title: String { viewModel.texts.title }

  /// The view.
  public var page: Content { clockView(viewModel) }

  /// The view is there.
  public func appeared() {
    viewModel.viewDidLoad()
  }

  /// A button was tapped; any other text means nothing.
  public func received(_ text: String, value: String) {
    if text.isEqualByBytes(to: ClockEvent.yesterdayButtonTapped) { viewModel.moveDay(day: -1) }
    if text.isEqualByBytes(to: ClockEvent.nowButtonTapped) { viewModel.reload() }
    if text.isEqualByBytes(to: ClockEvent.tomorrowButtonTapped) { viewModel.moveDay(day: +1) }
  }
}

/// The texts by which buttons come back.
enum ClockEvent {
  static let yesterdayButtonTapped = "yesterdayButtonTapped"
  static let nowButtonTapped = "nowButtonTapped"
  static let tomorrowButtonTapped = "tomorrowButtonTapped"
}
