import Domain

/// A page of the sample.
package enum Destination: Equatable, Sendable {
  /// The login screen.
  case login
  /// The page that a user sees after logging in.
  case welcome
}

/// A dialog of the sample.
package enum Dialog: Equatable, Sendable {
  /// The dialog that says how to get an account.
  case registration

  /// The address, after the `#`, while the dialog is open.
  package var address: String {
    switch self {
    case .registration: "/registration"
    }
  }
}

/// The navigation state: a stack of pages, and a dialog that may be above them.
package final class Navigation {
  /// The pages, with the root first.
  package private(set) var stack: [Destination]
  /// The dialog above the pages; `nil` when none is open.
  package private(set) var presented: Dialog?

  /// Creates a stack with one page.
  package init(root: Destination) { stack = [root] }

  /// The page on top of the stack.
  package var shown: Destination { stack[stack.count - 1] }

  fileprivate func push(_ destination: Destination) {
    presented = nil
    stack.append(destination)
  }

  fileprivate func present(_ dialog: Dialog) { presented = dialog }

  fileprivate func dismiss() { presented = nil }

  fileprivate func pop() {
    if stack.count > 1 { stack.removeLast() }
  }
}

/// The browser's history, so that its Back button closes a dialog.
package protocol LoginNavigator: AnyObject {
  /// Adds an address to the history.
  func push(_ address: String)
  /// Goes one step back in the history.
  func goBack()
  /// Replaces the current address.
  func replace(with address: String)
}

/// A router: its navigation state, and the browser's history.
package protocol BaseRouter: AnyObject {
  /// The pages and the dialog.
  var navigation: Navigation { get }
  /// The browser's history, which follows `navigation`.
  var navigator: any LoginNavigator { get }
}

extension BaseRouter {
  /// Pushes a page and closes the dialog above the page before.
  package func push(_ destination: Destination) {
    if navigation.presented != nil { navigator.goBack() }
    navigation.push(destination)
  }

  /// Opens a dialog, with an address of its own, above the page; ignored while one is open.
  package func present(_ dialog: Dialog) {
    guard navigation.presented == nil else { return }
    navigation.present(dialog)
    navigator.push(dialog.address)
  }

  /// Closes the dialog or, when none is open, pops a page; the root page stays.
  package func back() {
    guard navigation.presented != nil else { return navigation.pop() }
    navigation.dismiss()
    navigator.goBack()
  }
}

/// The router of the login screen.
package final class LoginRouter: BaseRouter {
  /// The pages, with the login screen as root, and the dialog.
  package let navigation = Navigation(root: .login)
  /// The browser's history, in which an open dialog has an address.
  package let navigator: any LoginNavigator

  /// Creates a router at the login screen.
  package init(navigator: any LoginNavigator) {
    self.navigator = navigator
  }

  /// Shows the welcome page after the user logged in.
  package func showWelcome() { push(.welcome) }

  /// Shows the dialog for users who have no account.
  package func showRegistration() { present(.registration) }

  /// Called after the browser's Back or Forward changed the address: closes or opens the dialog.
  ///
  /// An address never logs the user in or out.
  package func navigated(to address: String) {
    let registration = Dialog.registration
    if address.isEqualByBytes(to: registration.address), navigation.shown == .login {
      return navigation.present(registration)
    }
    navigation.dismiss()
    if !address.isEmpty { navigator.replace(with: "") }
  }
}
