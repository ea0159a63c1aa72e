import Browser
import LoginSample
import Presentation
import SnapshotSupport
import Testing

/// All pages in all their states, and the whole of the login behind them.
@Suite("Login pages")
struct LoginWindowTests {
  @Test(arguments: Language.allCases, PageState.allCases)
  func `it looks as it was stored`(_ language: Language, _ state: PageState) throws {
    let service = LoginServiceStub()
    let dependency = LoginDependency(service: service, language: language, username: "ann")
    let window = LoginWindow(
      LoginBuilder.build(dependency: dependency, viewModelType: LoginVMImpl.self))
    state.reach(window, service)
    let page = indented(window.html)
    let name = "\(state.rawValue).\(language.rawValue)"
    #expect(try SnapshotFolder().stored(name, recording: page) == page)
  }

  @Test func `no stored page is left over`() throws {
    let names = Language.allCases.flatMap { language in
      PageState.allCases.map { "\($0.rawValue).\(language.rawValue)" }
    }
    #expect(try SnapshotFolder().names() == Set(names))
  }

  @Test func `who types the right password is welcome, and can leave`() {
    let page = TestPage.withLogin()
    page.act("username", "ann")
    page.act("password", "secret")
    page.act("login-view")
    let welcomed = page.receive(1, 200, grant)
    #expect(welcomed.contains(.setTitle("Welcome, ann")))
    page.act("logout")
    let left = page.receive(2, 204)
    #expect(left.contains(.setTitle("Login")))
    #expect("\(left)".contains(#"value=\"ann\""#))
  }

  @Test func `two taps send one request`() {
    let page = TestPage.withLogin()
    page.act("username", "ann")
    page.act("password", "secret")
    page.act("login-view")
    #expect(page.act("login-view") == [])
    #expect(page.requests.count == 1)
  }

  @Test func `the password is on no page, whatever happens`() {
    let page = TestPage.withLogin()
    page.act("username", "ann")
    page.act("password", "hunter2")
    page.act("register")
    page.act("close")
    page.act("login-view")
    page.receive(1, 401)
    page.act("login-view")
    page.receive(2, 200, grant)
    #expect(!"\(page.recorder.operations)".contains("hunter2"))
    #expect(!"\(page.recorder.operations)".contains("t0ken"))
    #expect(page.requests.count == 2)
  }

  @Test func `who looks up how to register while logging in still gets in`() {
    let page = TestPage.withLogin()
    page.act("username", "ann")
    page.act("password", "secret")
    page.act("login-view")
    page.act("register")
    #expect(page.receive(1, 200, grant).contains(.setTitle("Welcome, ann")))
  }
}
