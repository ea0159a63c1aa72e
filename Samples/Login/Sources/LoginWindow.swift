import Domain
package import Markup
import SampleKit
import Texts

/// The window: shows the router's current page and passes events to it.
package final class LoginWindow: Sample {
  private let login: LoginVC
  private let welcome: WelcomeVC

  /// Creates a window with a login screen and the welcome page that follows it.
  package init(_ login: LoginVC) {
    self.login = login
    welcome = WelcomeVC.instantiate(viewModel: login.viewModel)
  }

  /// The title of the page.
  package var title: String { shown.title }

  /// Updates the page, and writes it with the dialog above it.
  package func write(to page: Page) {
    login.pullOutputs()
    welcome.pullOutputs()
    shown.write(to: page)
    if isPresenting { page.registrationView(login.viewModel.dependency.texts) }
  }

  /// Passes an event to the page or, while it is open, to the dialog.
  package func received(_ text: String, value: String) {
    guard isPresenting else { return shown.received(text, value: value) }
    let leadsBack =
      text.isEqualByBytes(to: RegistrationEvent.backButtonTapped)
      || text.isEqualByBytes(to: RegistrationEvent.dismissed)
    if leadsBack { login.router.back() }
  }

  /// Called after the browser's Back or Forward, which close and open the dialog.
  package func navigated(to path: String) {
    login.router.navigated(to: path)
  }

  private var shown: BaseViewController {
    switch login.router.navigation.shown {
    case .login: login
    case .welcome: welcome
    }
  }

  private var isPresenting: Bool { login.router.navigation.presented != nil }
}
