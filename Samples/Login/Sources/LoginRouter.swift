import Domain

/// A page of the sample.
public enum Destination: Equatable, Sendable {
  /// Logging in.
  case login
  /// Being logged in.
  case welcome
}

/// A dialog of the sample.
public enum Dialog: Equatable, Sendable {
  /// How to get an account.
  case registration

  /// What the address says while it is open.
  public var address: String {
    switch self {
    case .registration: "/registration"
    }
  }
}

/// What lies above what: pages in a stack, and perhaps a dialog above them all.
public final class Navigation {
  /// The pages, the first one at the bottom.
  public private(set) var stack: [Destination]
  /// The dialog above them.
  public private(set) var presented: Dialog?

  /// Begins with one page.
  public init(root: Destination) { stack = [root] }

  /// The page that is seen.
  public var shown: Destination { stack[stack.count - 1] }

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

/// The address of what is seen, so that the browser's way back leads out of a dialog.
public protocol LoginNavigator: AnyObject {
  /// Goes one step on, to an address of the sample.
  func push(_ address: String)
  /// Goes one step back.
  func goBack()
  /// Puts an address in place of the present one.
  func replace(with address: String)
}

/// What all routers can do.
public protocol BaseRouter: AnyObject {
  /// What they do it with.
  var navigation: Navigation { get }
  /// Who shows in the address where they are.
  var navigator: any LoginNavigator { get }
}

extension BaseRouter {
  /// Leads on to a page; the dialog above the one before goes.
  public func push(_ destination: Destination) {
    if navigation.presented != nil { navigator.goBack() }
    navigation.push(destination)
  }

  /// Shows a dialog above the page, which stays as it is; the dialog has an address of its own.
  public func present(_ dialog: Dialog) {
    guard navigation.presented == nil else { return }
    navigation.present(dialog)
    navigator.push(dialog.address)
  }

  /// Leads back from a dialog, else to the page before; the first page stays.
  public func back() {
    guard navigation.presented != nil else { return navigation.pop() }
    navigation.dismiss()
    navigator.goBack()
  }
}

/// Knows where the login screen leads.
public final class LoginRouter: BaseRouter {
  /// Begins at the login screen.
  public let navigation = Navigation(root: .login)
  /// Shows in the address whether the dialog is open.
  public let navigator: any LoginNavigator

  /// Makes a router at the login screen.
  public init(navigator: any LoginNavigator) {
    self.navigator = navigator
  }

  /// Somebody logged in.
  public func showWelcome() { push(.welcome) }

  /// Somebody has no account.
  public func showRegistration() { present(.registration) }

  /// The address became another, by the browser's own buttons: the dialog goes, or comes again.
  ///
  /// Nobody is logged in or out by an address.
  public func navigated(to address: String) {
    let registration = Dialog.registration
    if address.isEqualByBytes(to: registration.address), navigation.shown == .login {
      return navigation.present(registration)
    }
    navigation.dismiss()
    if !address.isEmpty { navigator.replace(with: "") }
  }
}
