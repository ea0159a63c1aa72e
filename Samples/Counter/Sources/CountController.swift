package import Markup
import SampleKit

/// The controller: forwards the view's taps to the use case, and the use case's counts to the view.
package final class CountController<UseCase: CountManaging> {
  private let countView: CountView
  private let useCase: UseCase

  /// Connects a view with a use case and shows its count.
  package init(countView: CountView, useCase: UseCase) {
    self.countView = countView
    self.useCase = useCase
    countUpdated(count: useCase.count)
  }
}

extension CountController: CountViewDelegate {
  /// Asks the use case to add one.
  package func plusButtonTapped() {
    useCase.plusCount(telling: self)
  }

  /// Asks the use case to subtract one.
  package func minusButtonTapped() {
    useCase.minusCount(telling: self)
  }
}

extension CountController: CountUseCaseDelegate {
  /// Shows the new count, and which buttons can be used.
  package func countUpdated(count: Int) {
    countView.updateCountLabel(with: count)
    countView.updateButtons(canPlus: useCase.canPlus, canMinus: useCase.canMinus)
  }
}

extension CountController: Sample {
  /// The title of the page.
  package var title: String { countView.title }

  /// Writes the view.
  package func write(to page: Page) { countView.write(to: page) }

  /// Passes the event's text to the view, which knows its buttons.
  package func received(_ text: String, value: String) {
    countView.received(text, telling: self)
  }
}
