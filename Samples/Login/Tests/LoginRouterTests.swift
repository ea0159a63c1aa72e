import LoginSample
import Testing

/// Tests the router without pages, with a stub for the browser's history.
@Suite("Login router")
struct LoginRouterTests {
  private let navigator = LoginNavigatorStub()
  private let router: LoginRouter

  init() { router = LoginRouter(navigator: navigator) }

  private var navigation: Navigation { router.navigation }

  @Test func `it starts at the login, from which there is no way back`() {
    #expect(navigation.stack == [.login])
    router.back()
    #expect(navigation.stack == [.login])
    #expect(navigation.shown == .login)
    #expect(navigator.steps == [])
  }

  @Test func `a user who logs in sees the welcome page and can go back`() {
    router.showWelcome()
    #expect(navigation.stack == [.login, .welcome])
    #expect(navigation.shown == .welcome)
    router.back()
    #expect(navigation.stack == [.login])
    #expect(navigator.steps == [])
  }

  @Test func `a dialog is above the pages and closes before they do`() {
    router.push(.welcome)
    router.showRegistration()
    #expect(navigation.presented == .registration)
    #expect(navigation.stack == [.login, .welcome])
    router.back()
    #expect(navigation.presented == nil)
    #expect(navigation.shown == .welcome)
  }

  @Test func `the dialog has an address, and closing it goes back from that address`() {
    router.showRegistration()
    router.showRegistration()
    #expect(navigator.steps == ["push /registration"])
    router.back()
    #expect(navigator.steps == ["push /registration", "back"])
    router.navigated(to: "")
    #expect(navigation.presented == nil)
    #expect(navigator.steps == ["push /registration", "back"])
  }

  @Test func `a pushed page is visible even if a dialog was open`() {
    router.present(.registration)
    router.push(.welcome)
    #expect(navigation.presented == nil)
    #expect(navigation.shown == .welcome)
    #expect(navigator.steps == ["push /registration", "back"])
    router.back()
    #expect(navigation.shown == .login)
  }

  @Test func `the browser's Back closes the dialog and its Forward opens it again`() {
    router.showRegistration()
    router.navigated(to: "")
    #expect(navigation.presented == nil)
    router.navigated(to: "/registration")
    #expect(navigation.presented == .registration)
    router.navigated(to: "")
    #expect(navigation.presented == nil)
    #expect(navigation.stack == [.login])
    #expect(navigator.steps == ["push /registration"])
  }

  @Test(arguments: ["/registration", "/welcome", "/", "registration"])
  func `an address never logs the user in or out`(_ address: String) {
    router.showWelcome()
    router.navigated(to: address)
    #expect(navigation.stack == [.login, .welcome])
    #expect(navigation.presented == nil)
    #expect(navigator.steps == ["replace "])
  }

  @Test func `an unknown address leads to the login`() {
    router.showRegistration()
    router.navigated(to: "/welcome")
    #expect(navigation.presented == nil)
    #expect(navigation.stack == [.login])
    #expect(navigator.steps == ["push /registration", "replace "])
  }
}
