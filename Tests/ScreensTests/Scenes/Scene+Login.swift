import Domain
import Presentation
import Texts

extension Scene {
  static var loginStates: [State] {
    [
      ("login", { TestDevice($0).at(.login) }),
      ("login-waiting", { typed($0).with(.login(.loginTapped)) }),
      ("login-registering", { typed($0).with(.login(.registerTapped)) }),
      ("login-missing", { TestDevice($0).at(.login).with(.login(.loginTapped)) }),
      (
        "login-failed",
        { typed($0).with(.login(.loginTapped), .server(.logInFailed(.wrongPassword))) }
      ),
      (
        "login-unreachable",
        { typed($0).with(.login(.loginTapped), .server(.logInFailed(.unreachable))) }
      ),
      (
        "login-code",
        { typed($0).with(.login(.registerTapped), .server(.logInFailed(.codeNeeded))) }
      ),
      ("login-upload", { withLocalChanges($0).at(.login) }),
    ]
  }

  /// The user typed a name and a password, which must never be part of a page.
  private static func typed(_ speech: Speech) -> TestDevice {
    TestDevice(speech).at(.login).with(
      .login(.usernameTyped, "ann"), .login(.passwordTyped, "correct horse battery staple"))
  }

  private static func withLocalChanges(_ speech: Speech) -> TestDevice {
    TestDevice(speech, keeping: .keeping(.empty)).at(.addPlayer)
      .with(.addPlayer(.nameTyped, "Ann"), .addPlayer(.doneTapped))
      .after(milliseconds: 10_000)
  }
}
