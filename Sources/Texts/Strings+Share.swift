// What is shared, and the account without a name that the first link makes.
extension Strings {
  package var send: String { say("Send", "보내기") }
  package var shareAsText: String { say("Result as text", "결과를 글로") }
  package var whatIfLost: String { say("What if I lose this phone?", "휴대폰을 잃어버리면 어떻게 하나요?") }
  /// Where players and results will be, before the first link.
  package func shareNote(_ host: String) -> String {
    say(
      "So that friends can open it, your players and results are also kept on \(host). No name needed.",
      "친구들이 열 수 있도록 선수와 결과를 \(host)에도 저장합니다. 이름은 필요 없습니다.")
  }

  package var addNameFirst: String { say("Add a name", "이름 정하기") }
  package var makingLink: String { say("Making the link…", "링크를 만드는 중…") }
  package func uploading(percent: Int) -> String {
    say("Saving online: \(percent) %", "온라인에 저장하는 중: \(percent)%")
  }

  package func shareProblem(_ problem: ShareProblem) -> String {
    switch problem {
    case .offline: say("Needs a connection.", "인터넷 연결이 필요합니다.")
    case .unfitBrowser:
      say(
        "Open this page in your browser first. This window keeps nothing: it is a private one, or part of a chat.",
        "먼저 브라우저에서 이 페이지를 여세요. 시크릿 창이나 채팅 앱 안의 창에는 아무것도 저장되지 않습니다.")
    case .insecureAddress:
      say(
        "This address cannot keep you logged in. Open the app by its https address first.",
        "이 주소에서는 로그인 상태를 유지할 수 없습니다. 먼저 https 주소로 앱을 여세요.")
    case .codeNeeded:
      say(
        "This server asks new groups for a code. Enter the one that the person who runs it gave you.",
        "이 서버는 새 모임에 코드를 요구합니다. 서버 운영자에게 받은 코드를 입력하세요.")
    case .codeWrong:
      say("The code is wrong. Check it and try again.", "코드가 맞지 않습니다. 확인하고 다시 시도하세요.")
    case .registrationClosed:
      say(
        "This server takes no new groups. Log in if you have an account.",
        "이 서버는 새 모임을 받지 않습니다. 계정이 있으면 로그인하세요.")
    case .serverFull:
      say(
        "This server has no room left for groups without a name. Register with a name instead.",
        "이름 없는 모임을 위한 서버 공간이 다 찼습니다. 이름을 정해 가입하세요.")
    case .tooLarge:
      say(
        "There is more here than this server keeps without a name. Add a name first.",
        "이름 없이 저장할 수 있는 양보다 내용이 많습니다. 먼저 이름을 정하세요.")
    case .throttled:
      say(
        "Many new groups came from this network. Try again in an hour; the app works on without a link.",
        "이 네트워크에서 새 모임이 너무 많이 만들어졌습니다. 한 시간 뒤에 다시 시도하세요. 링크 없이도 앱은 계속 쓸 수 있습니다.")
    case .loginNeeded: accountError(.notLoggedIn)
    case .unreachable:
      say(
        "The server does not answer. The app tries again by itself.",
        "서버가 응답하지 않습니다. 앱이 자동으로 다시 시도합니다.")
    case .failed:
      say(
        "The server has a problem. The app tries again by itself.",
        "서버에 문제가 있습니다. 앱이 자동으로 다시 시도합니다.")
    }
  }
}
