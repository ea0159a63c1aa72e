import Presentation
import SampleTexts
package import Texts

package struct LoginStrings {
  package let language: Language

  package var title: String { language.say("Login", "로그인") }
  package var username: String { language.say("Username", "사용자 이름") }
  package var password: String { language.say("Password", "비밀번호") }
  package var login: String { language.say("Login", "로그인") }
  package var loggingIn: String { language.say("Logging in…", "로그인 중…") }
  package var logout: String { language.say("Log out", "로그아웃") }
  package var loggingOut: String { language.say("Logging out…", "로그아웃 중…") }
  package var noAccount: String { language.say("No account yet?", "아직 계정이 없나요?") }
  package var registration: String { language.say("Register", "회원가입") }
  package var registrationNote: String {
    language.say(
      "This sample logs in to accounts of Football Gather. Register there, then come back.",
      "이 예제는 Football Gather 계정으로 로그인합니다. 거기서 가입한 뒤 돌아오세요.")
  }
  package var openApp: String { language.say("Open Football Gather", "Football Gather 열기") }
  package var backToLogin: String { language.say("Back to login", "로그인으로 돌아가기") }
  package var sessionNote: String {
    language.say(
      "Log out to end the session. Closing or reloading this page only forgets it.",
      "세션을 끝내려면 로그아웃하세요. 이 페이지를 닫거나 새로 고치면 세션은 끝나지 않고 잊힐 뿐입니다.")
  }

  package func welcome(_ username: String) -> String {
    language.say("Welcome, \(username)", "\(username) 님, 환영합니다")
  }

  /// The sentence for an error: its cause, and what the user can do.
  package func text(of error: LoginServiceError) -> String {
    switch error {
    case .fieldsMissing:
      language.say("Both fields are mandatory.", "사용자 이름과 비밀번호를 모두 입력하세요.")
    case .wrongPassword:
      language.say(
        "The username or the password is wrong. Check both and try again.",
        "사용자 이름이나 비밀번호가 맞지 않습니다. 확인하고 다시 시도하세요.")
    case .throttled:
      language.say(
        "Too many attempts. Wait 15 minutes and try again.",
        "시도가 너무 많았습니다. 15분 뒤에 다시 시도하세요.")
    case .unreachable:
      language.say(
        "The server cannot be reached. Check your connection and try again.",
        "서버에 연결할 수 없습니다. 인터넷 연결을 확인하고 다시 시도하세요.")
    case .failed:
      language.say(
        "Something went wrong on the server. Try again in a moment.",
        "서버에 문제가 생겼습니다. 잠시 뒤에 다시 시도하세요.")
    }
  }
}
