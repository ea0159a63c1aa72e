public import Markup
public import SampleKit

/// The controller: it leads what the view reports to the use case, and what the use case tells to
/// the view.
public final class CountController<UseCase: CountManaging> {
  private let countView: CountView
  private let useCase: UseCase

  /// Joins a view and a use case, whose count is then shown.
  public init(countView: CountView, useCase: UseCase) {
    self.countView = countView
    self.useCase = useCase
    countUpdated(count: useCase.count)
  }
}

extension CountController: CountViewDelegate {
  /// Asks the use case to count one more.
  public func plusButtonTapped() {
    useCase.plusCount(telling: self)
  }

  /// Asks the use case to count one less.
  public func minusButtonTapped() {
    useCase.minusCount(telling: self)
  }
}

extension CountController: CountUseCaseDelegate {
  /// Lets the view show the new count, and where it can go from there.
  public func countUpdated(count: Int) {
    countView.updateCountLabel(with: count)
    countView.updateButtons(canPlus: useCase.canPlus, canMinus: useCase.canMinus)
  }
}

extension CountController: Sample {
  /// The view's title.
  public var title: String { countView.title }

  /// The view.
  public var page: Content { countView.markup }

  /// What was tapped is for the view to understand.
  public func received(_ text: String, value: String) {
    countView.received(text, telling: self)
  }
}
