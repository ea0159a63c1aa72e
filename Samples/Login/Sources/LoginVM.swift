import Presentation
package import Texts

/// The inputs of the view model: the user's actions on the view.
package protocol LoginVMInput: AnyObject {
  /// Called when the user edited the user name.
  func didChangeUsername(_ text: String)
  /// Called when the user edited the password.
  func didChangePassword(_ text: String)
  /// Called when the user taps Login or submits the form.
  func didTapLoginButton()
  /// Called when the user taps Log out.
  func didTapLogoutButton()
}

/// The outputs of the view model: the state that the view shows, and events for the router.
package protocol LoginVMOutput: AnyObject {
  /// The text of the user name field.
  var username: String { get }
  /// Whether the view model is waiting for the server's response.
  var isWaiting: Bool { get }
  /// The error as a sentence for the user; `nil` when there is none.
  var errorText: String? { get }
  /// Whether the error is about the user name.
  var isUsernameWrong: Bool { get }
  /// Whether the error is about the password.
  var isPasswordWrong: Bool { get }
  /// The greeting for the logged-in user; empty when no user is logged in.
  var welcome: String { get }
  /// Fires after the user logged in.
  var finishLogin: Relay { get }
  /// Fires after the user logged out.
  var finishLogout: Relay { get }
}

/// A view model for logging in: the real one, or a mock in a test of the view.
package protocol LoginVM: LoginVMInput, LoginVMOutput {
  /// The dependency that the view model was created with.
  var dependency: LoginDependency { get }
  /// Creates a view model with its dependency.
  init(dependency: LoginDependency)
}

/// Everything that the login screen needs from outside.
package struct LoginDependency {
  /// The port to the server that checks passwords.
  package let service: any LoginService
  /// The browser's history, for the router.
  package let navigator: any LoginNavigator
  /// The language of the texts.
  package let language: Language
  /// The user name that the field contains at first.
  package let username: String

  /// Creates a dependency; by default the user name field is empty at first.
  package init(
    service: any LoginService, navigator: any LoginNavigator, language: Language,
    username: String = ""
  ) {
    self.service = service
    self.navigator = navigator
    self.language = language
    self.username = username
  }

  package var texts: LoginStrings { LoginStrings(language: language) }
}
