import LoginSample
import Testing

/// The router, with no page to be seen.
@Suite("Login router")
struct LoginRouterTests {
  private let router = LoginRouter()

  private var navigation: Navigation { router.navigation }

  @Test func `it begins at the login, and there is no way back from it`() {
    #expect(navigation.stack == [.login])
    router.back()
    #expect(navigation.stack == [.login])
    #expect(navigation.shown == .login)
  }

  @Test func `who logs in is led to the welcome, and back from it`() {
    router.showWelcome()
    #expect(navigation.stack == [.login, .welcome])
    #expect(navigation.shown == .welcome)
    router.back()
    #expect(navigation.stack == [.login])
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

  @Test func `what is pushed is seen, whatever was presented`() {
    router.present(.registration)
    router.push(.welcome)
    #expect(navigation.presented == nil)
    #expect(navigation.shown == .welcome)
    router.back()
    #expect(navigation.shown == .login)
  }
}
