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
    if text.isEqualByBytes(to: ClockEvent.yesterday) { viewModel.moveDay(day: -1) }
    if text.isEqualByBytes(to: ClockEvent.now) { viewModel.reload() }
    if text.isEqualByBytes(to: ClockEvent.tomorrow) { viewModel.moveDay(day: +1) }
  }
}

/// The texts by which buttons come back.
enum ClockEvent {
  static let yesterday = "yesterday"
  static let now = "now"
  static let tomorrow = "tomorrow"
}
