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

  fileprivate func back() {
    if presented != nil {
      presented = nil
    } else if stack.count > 1 {
      stack.removeLast()
    }
  }
}

/// What all routers can do.
public protocol BaseRouter: AnyObject {
  /// What they do it with.
  var navigation: Navigation { get }
}

extension BaseRouter {
  /// Leads on to a page; the dialog above the one before goes.
  public func push(_ destination: Destination) { navigation.push(destination) }

  /// Shows a dialog above the page, which stays as it is.
  public func present(_ dialog: Dialog) { navigation.present(dialog) }

  /// Leads back from a dialog, else to the page before; the first page stays.
  public func back() { navigation.back() }
}

/// Knows where the login screen leads.
public final class LoginRouter: BaseRouter {
  /// Begins at the login screen.
  public let navigation = Navigation(root: .login)

  /// Makes a router at the login screen.
  public init() {}

  /// Somebody logged in.
  public func showWelcome() { push(.welcome) }

  /// Somebody has no account.
  public func showRegistration() { present(.registration) }
}
