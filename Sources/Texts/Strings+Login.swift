// Logging in and registering.
extension Strings {
  package var haveAccount: String { say("I have an account", "계정이 있습니다") }
  package var accountAdvice: String {
    say(
      "An account saves players and gathers online, for all your devices.",
      "계정이 있으면 선수와 경기가 온라인에 저장되어 모든 기기에서 볼 수 있습니다.")
  }
  package var username: String { say("Username", "사용자 이름") }
  package var password: String { say("Password", "비밀번호") }
  package var showPassword: String { say("Show password", "비밀번호 표시") }
  package var code: String { say("Code", "코드") }
  package var rememberMe: String { say("Remember me", "사용자 이름 저장") }
  package var login: String { say("Login", "로그인") }
  package var loggingIn: String { say("Logging in…", "로그인 중…") }
  package var register: String { say("Register", "회원가입") }
  package var registering: String { say("Registering…", "가입 중…") }
  package var bothFieldsMandatory: String {
    say("Both fields are mandatory.", "사용자 이름과 비밀번호를 모두 입력하세요.")
  }

  package func loginError(_ error: LoginError) -> String {
    switch error {
    case .wrongPassword:
      say(
        "The username or the password is wrong. Check both and try again.",
        "사용자 이름이나 비밀번호가 맞지 않습니다. 확인하고 다시 시도하세요.")
    case .usernameTaken:
      say(
        "This username is taken. Choose another, or log in if it is you.",
        "이미 있는 사용자 이름입니다. 다른 이름을 고르거나, 본인이라면 로그인하세요.")
    case .malformedUsername:
      say(
        "A username has 1 to 80 characters and no colon. Choose another.",
        "사용자 이름은 1~80자이고 쌍점(:)을 쓸 수 없습니다. 다른 이름을 고르세요.")
    case .weakPassword:
      say(
        "Choose a password of at least 8 characters that few others would choose.",
        "다른 사람이 잘 쓰지 않는 8자 이상의 비밀번호를 고르세요.")
    case .codeNeeded:
      say(
        "To register here, enter the code that the person who runs this server gave you.",
        "가입하려면 서버 운영자가 새 사용자에게 주는 코드를 입력하세요.")
    case .registrationClosed:
      say(
        "This server takes no new users. Ask the person who runs it.",
        "이 서버는 새 사용자를 받지 않습니다. 운영자에게 문의하세요.")
    case .throttled:
      say(
        "There were too many attempts. Wait a quarter of an hour and try again.",
        "시도가 너무 많았습니다. 15분 뒤에 다시 시도하세요.")
    case .unreachable:
      say(
        "There is no connection to the server. You can go on without an account and log in later.",
        "서버에 연결할 수 없습니다. 계정 없이 계속하고 나중에 로그인해도 됩니다.")
    case .failed:
      say(
        "The server could not do it. Try again in a moment.",
        "서버가 처리하지 못했습니다. 잠시 뒤에 다시 시도하세요.")
    }
  }

  package func otherAccount(_ username: String, changes: Int) -> String {
    say(
      "This device holds \(counted(changes, "change", "changes")) of \(username) not yet saved online. Log in as \(username), or log out in the settings first.",
      "이 기기에 아직 저장되지 않은 \(username)의 변경 \(changes)건이 있습니다. \(username)\(username.towards) 로그인하거나 먼저 설정에서 로그아웃하세요."
    )
  }

  package var registerNote: String {
    say(
      "Register, and what is on this device is saved in the new account. Log in, and you say what becomes of it.",
      "가입하면 이 기기에 있는 내용이 새 계정에 저장됩니다. 로그인하면 그 내용을 어떻게 할지 묻습니다.")
  }

  package func uploadNote(_ changes: Int) -> String {
    say(
      "What is on this device (\(counted(changes, "change", "changes"))) will be saved in the account.",
      "이 기기에 있는 내용(변경 \(changes)건)이 계정에 저장됩니다.")
  }
}
