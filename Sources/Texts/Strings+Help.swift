// Help, and the app on the home screen.
extension Strings {
  /// What the app is.
  package var introduction: String {
    say(
      "Pick teams, run the clock and keep every score of your football with friends, even with no signal.",
      "친구들과 하는 축구의 팀을 나누고, 시계를 돌리고, 모든 점수를 남기세요. 인터넷이 없어도 됩니다.")
  }
  package var help: String { say("Help", "도움말") }
  package var matchDay: String { say("A match day", "경기하는 날") }
  package var matchDaySteps: [String] {
    [
      say("Add who plays, one by one or as a pasted list.", "선수를 한 명씩 추가하거나 목록을 붙여넣으세요."),
      say(
        "Tap “\(newGather)”, tick who is there, and put them into teams.",
        "‘\(newGather)’를 누르고 온 사람을 선택한 다음 팀을 나누세요."),
      say("Start the clock, and tap + for each goal.", "시계를 시작하고, 골이 들어갈 때마다 +를 누르세요."),
      say(
        "End the gather. Its result stays in “\(pastGathers)”.",
        "경기를 끝내면 결과가 ‘\(pastGathers)’에 남습니다."),
    ]
  }
  package var keyboard: String { say("With a keyboard", "키보드로") }
  /// Lines of a key, a tab and what the key does.
  package var shortcuts: String {
    say(
      """
      ←\tGoal for the left team
      →\tGoal for the right team
      Space\tStart or pause the clock
      Backspace\tUndo
      Esc\tLeave a selection or correction
      """,
      """
      ←\t왼쪽 팀 골
      →\t오른쪽 팀 골
      Space\t시계 시작 또는 일시정지
      Backspace\t되돌리기
      Esc\t선택이나 수정 끝내기
      """)
  }
  package var privacyTitle: String { say("Privacy", "개인정보") }
  package var privacy: String {
    say(
      "What you enter stays on this device until you share a link or make an account. From then on it is also stored on the server, where its operator can read it, but not the password. There are no adverts, no tracking, and no other sites.",
      "입력한 내용은 링크를 공유하거나 계정을 만들기 전까지 이 기기에만 남습니다. 그다음에는 서버에도 저장되며, 운영자는 비밀번호를 뺀 내용을 볼 수 있습니다. 광고도 추적도 없고, 다른 사이트에 연결하지 않습니다."
    )
  }
  package var aboutTitle: String { say("About", "정보") }
  package func about(_ version: String) -> String {
    say(
      "Version \(version). Free software, MIT licence; the operator of the server has the source.",
      "버전 \(version). MIT 라이선스의 자유 소프트웨어이며, 소스 코드는 서버 운영자에게 있습니다.")
  }

  package var homeScreen: String { say("Home screen", "홈 화면") }
  package var install: String { say("Install the app", "앱 설치") }
  package var notNow: String { say("Not now", "나중에") }
  package func installAdvice(_ way: InstallWay) -> String? {
    switch way {
    case .none: nil
    case .prompt:
      say(
        "As an app it opens from the home screen and keeps its data more safely.",
        "앱으로 설치하면 홈 화면에서 열리고 데이터가 더 안전하게 보관됩니다.")
    case .shareMenu:
      say(
        "For an app that keeps its data more safely: tap Share, then “Add to Home Screen”.",
        "데이터를 더 안전하게 보관하려면 공유 버튼을 누르고 ‘홈 화면에 추가’를 고르세요.")
    }
  }
}
