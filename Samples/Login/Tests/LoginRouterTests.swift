import LoginSample
import Testing

/// The router, with no page to be seen and a stub for the address.
@Suite("Login router")
struct LoginRouterTests {
  private let navigator = LoginNavigatorStub()
  private let router: LoginRouter

  init() { router = LoginRouter(navigator: navigator) }

  private var navigation: Navigation { router.navigation }

  @Test func `it begins at the login, and there is no way back from it`() {
    #expect(navigation.stack == [.login])
    router.back()
    #expect(navigation.stack == [.login])
    #expect(navigation.shown == .login)
    #expect(navigator.steps == [])
  }

  @Test func `who logs in is led to the welcome, and back from it`() {
    router.showWelcome()
    #expect(navigation.stack == [.login, .welcome])
    #expect(navigation.shown == .welcome)
    router.back()
    #expect(navigation.stack == [.login])
    #expect(navigator.steps == [])
  }

  @Test func `a dialog lies above the pages, and goes before they do`() {
    router.push(.welcome)
    router.showRegistration()
    #expect(navigation.presented == .registration)
    #expect(navigation.stack == [.login, .welcome])
    router.back()
    #expect(navigation.presented == nil)
    #expect(navigation.shown == .welcome)
  }

  @Test func `the dialog has an address, and what leads out of it leads back from that`() {
    router.showRegistration()
    router.showRegistration()
    #expect(navigator.steps == ["push /registration"])
    router.back()
    #expect(navigator.steps == ["push /registration", "back"])
    router.navigated(to: "")
    #expect(navigation.presented == nil)
    #expect(navigator.steps == ["push /registration", "back"])
  }

  @Test func `what is pushed is seen, whatever was presented`() {
    router.present(.registration)
    router.push(.welcome)
    #expect(navigation.presented == nil)
    #expect(navigation.shown == .welcome)
    #expect(navigator.steps == ["push /registration", "back"])
    router.back()
    #expect(navigation.shown == .login)
  }

  @Test func `the browser's way back leads out of the dialog, and its way forward in again`() {
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
  func `an address logs nobody in or out`(_ address: String) {
    router.showWelcome()
    router.navigated(to: address)
    #expect(navigation.stack == [.login, .welcome])
    #expect(navigation.presented == nil)
    #expect(navigator.steps == ["replace "])
  }

  @Test func `an address that leads nowhere leads to the login`() {
    router.showRegistration()
    router.navigated(to: "/welcome")
    #expect(navigation.presented == nil)
    #expect(navigation.stack == [.login])
    #expect(navigator.steps == ["push /registration", "replace "])
  }
}
