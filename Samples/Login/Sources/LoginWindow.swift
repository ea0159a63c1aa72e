import Domain
public import Markup
public import SampleKit

/// Shows the page at which the router is, and tells it what happens there.
public final class LoginWindow: Sample {
  private let login: LoginVC
  private let welcome: WelcomeVC

  /// Shows a login screen, and what it leads to.
  public init(_ login: LoginVC) {
    self.login = login
    welcome = WelcomeVC.instantiate(viewModel: login.viewModel)
  }

  /// The title of the page.
  public var title: String { shown.title }

  /// The page after everything that has happened, and what is presented above it.
  public var page: Content {
    login.pullOutputs()
    welcome.pullOutputs()
    return screen
  }

  @MarkupBuilder private var screen: Content {
    shown.page
    if isPresenting { registrationView(login.viewModel.dependency.texts) }
  }

  /// Something happened on the page, or to what is presented above it.
  public func received(_ text: String, value: String) {
    guard isPresenting else { return shown.received(text, value: value) }
    let leadsBack =
      text.isEqualByBytes(to: RegistrationEvent.backButtonTapped)
      || text.isEqualByBytes(to: RegistrationEvent.dismissed)
    if leadsBack { login.router.back() }
  }

  /// The browser's own buttons lead out of the dialog, and into it again.
  public func navigated(to path: String) {
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
