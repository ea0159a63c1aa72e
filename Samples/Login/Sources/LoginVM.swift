public import Presentation

/// What the view tells the view model.
public protocol LoginVMInput: AnyObject {
  /// The user name is now this.
  func didChangeUsername(_ text: String)
  /// The password is now this.
  func didChangePassword(_ text: String)
  /// Somebody wants to log in.
  func didTapLoginButton()
  /// Whoever logged in wants to log out.
  func didTapLogoutButton()
}

/// What the view model tells the view: what there is to show, and what has happened.
public protocol LoginVMOutput: AnyObject {
  /// The user name to show.
  var username: String { get }
  /// Whether an answer is awaited.
  var isWaiting: Bool { get }
  /// What is wrong and what to do; `nil` when nothing is.
  var problem: String? { get }
  /// Whether that is about the user name.
  var isUsernameWrong: Bool { get }
  /// Whether that is about the password.
  var isPasswordWrong: Bool { get }
  /// What whoever logged in is greeted with.
  var welcome: String { get }
  /// Somebody is logged in.
  var finishLogin: Relay { get }
  /// And logged out again.
  var finishLogout: Relay { get }
}

/// A view model for logging in; the real one, or a mock in a test of the view.
public protocol LoginVM: LoginVMInput, LoginVMOutput {
  /// What it was made with.
  var dependency: LoginDependency { get }
  /// Makes it with all that it needs.
  init(dependency: LoginDependency)
}

/// What logging in needs of the world around it.
public struct LoginDependency {
  /// Who knows whether a password is right.
  public let service: any LoginService
  /// The address, for the router.
  public let navigator: any LoginNavigator
  /// The language to speak.
  public let language: Language
  /// The user name to begin with.
  public let username: String

  /// Collects what is needed.
  public init(
    service: any LoginService, navigator: any LoginNavigator, language: Language,
    username: String = ""
  ) {
    self.service = service
    self.navigator = navigator
    self.language = language
    self.username = username
  }

  package var texts: LoginTexts { LoginTexts(language: language) }
}
