// Getting into a group from another phone, or with its recovery code.
extension Strings {
  package var usedBefore: String { say("I used this before", "전에 사용한 적이 있습니다") }
  package var codeFromOtherPhone: String { say("Code from my other phone", "다른 휴대폰의 코드") }
  package var recoveryCode: String { say("Recovery code", "복구 코드") }
  package var secondPhone: String { say("Second phone", "두 번째 휴대폰") }
  package var join: String { say("Join", "참여하기") }
  package var joining: String { say("Joining…", "참여하는 중…") }
  package var goOn: String { say("Continue", "계속") }
  package var lookingForSquad: String { say("Looking for your group…", "모임을 찾는 중…") }

  /// Where the code of another phone is shown.
  package var joinAdvice: String {
    say(
      "On the other phone: Settings, “\(secondPhone)”. Type the ten characters that it shows.",
      "다른 휴대폰의 설정에서 ‘\(secondPhone)’을 열고, 표시된 열 글자를 입력하세요.")
  }
  package var recoveryAdvice: String {
    say(
      "Type the 20 characters that you wrote down. They bring the whole group to this phone.",
      "적어 둔 20글자를 입력하세요. 모임 전체를 이 휴대폰으로 가져옵니다.")
  }
  /// On an iPhone, where the app on the home screen has a storage of its own.
  package func homeScreenAdvice(_ code: String) -> String {
    say(
      "Using the home-screen app? Type these ten characters there: \(code)",
      "홈 화면 앱을 쓰시나요? 거기에서 이 열 글자를 입력하세요: \(code)")
  }
  /// What a code leads to.
  package func joinOffer(players: Int, username: String?, host: String) -> String {
    let group = counted(players, "player", "players")
    guard let username else {
      return say(
        "A group of \(group) on \(host).", "\(host)에 있는 선수 \(players)명의 모임입니다.")
    }
    return say(
      "The group of \(username) with \(group) on \(host).",
      "\(host)에 있는 \(username)의 모임(선수 \(players)명)입니다.")
  }

  package func joinError(_ error: JoinError) -> String {
    switch error {
    case .mistyped:
      say(
        "This is not such a code. Compare it sign by sign.",
        "올바른 코드가 아닙니다. 한 글자씩 비교해 보세요.")
    case .wrong:
      say(
        "There is no such code here. Check it, or make another one.",
        "그런 코드가 없습니다. 확인하거나 새 코드를 만드세요.")
    case .used:
      say(
        "This code was used before. Make another one on the other phone.",
        "이미 사용한 코드입니다. 다른 휴대폰에서 새 코드를 만드세요.")
    case .expired:
      say(
        "This code has expired. Make another one on the other phone.",
        "만료된 코드입니다. 다른 휴대폰에서 새 코드를 만드세요.")
    case .throttled:
      say(
        "There were too many wrong codes. Wait an hour and try again.",
        "잘못된 코드를 너무 많이 입력했습니다. 한 시간 뒤에 다시 시도하세요.")
    case .unreachable: accountError(.unreachable)
    case .unfitBrowser: shareProblem(.unfitBrowser)
    case .insecureAddress: shareProblem(.insecureAddress)
    case .failed: loginError(.failed)
    }
  }

  // What is here already, before another group comes in its place.
  package var ownDataTitle: String { say("What is on this phone", "이 휴대폰에 있는 내용") }
  package func ownDataAdvice(players: Int) -> String {
    let group = counted(players, "player", "players")
    return say(
      "There is a group with \(group) here. It is not mixed with the other one unless you say so. What should become of it?",
      "이 휴대폰에는 선수 \(players)명의 모임이 있습니다. 직접 고르지 않는 한 다른 모임과 섞이지 않습니다. 어떻게 할까요?")
  }
  package var nameIt: String { say("Give it a name and password", "이름과 비밀번호 정하기") }
  package var keepAsFile: String { say("Keep it as a file", "파일로 보관하기") }
  package var removeFromPhone: String { say("Remove it from this phone", "이 휴대폰에서 지우기") }
  package var addToAccount: String { say("Add it to the account", "계정에 추가하기") }
  package var removeQuestion: String {
    say(
      "It is erased from this phone when the other group is here.",
      "다른 모임이 들어오면 이 휴대폰에서 지워집니다.")
  }
}

// The phones of a group, and what brings it back.
extension Strings {
  package var nameAdvice: String {
    say(
      "With a name and a password you can log in anywhere. Players, results and links stay as they are.",
      "이름과 비밀번호가 있으면 어디서나 로그인할 수 있습니다. 선수, 결과, 링크는 그대로입니다.")
  }
  package var addingName: String { say("Adding…", "정하는 중…") }
  package var phones: String { say("Phones that have it", "사용 중인 휴대폰") }
  package var remove: String { say("Remove", "제거") }
  package var secondPhoneAdvice: String {
    say(
      "Another phone joins with a QR code or ten characters, and keeps the score at once.",
      "다른 휴대폰이 QR 코드나 열 글자로 참여해 바로 점수를 기록할 수 있습니다.")
  }
  package var showJoinCode: String { say("Show the code", "코드 보기") }
  package var newCode: String { say("New code", "새 코드") }
  package func joinCodeNote(_ code: String) -> String {
    say(
      "Scan it with the camera, or type \(code) there under “\(haveAccount)”. It works once, for ten minutes.",
      "카메라로 스캔하거나, 그 휴대폰에서 ‘\(haveAccount)’ 화면을 열고 \(code) 코드를 입력하세요. 10분 동안 한 번만 쓸 수 있습니다.")
  }
  package var joinCodeLabel: String { say("QR code for the second phone", "두 번째 휴대폰을 위한 QR 코드") }
  package var makingCode: String { say("Making a code…", "코드를 만드는 중…") }
  package func phoneJoined(_ device: String) -> String {
    say("\(device) has joined.", "\(device)이(가) 참여했습니다.")
  }
  package var recoveryCodeAdvice: String {
    say(
      "It brings the group back when no phone has it any more. A new code ends the former one.",
      "모든 휴대폰을 잃어버려도 모임을 되찾을 수 있습니다. 새 코드를 만들면 이전 코드는 쓸 수 없습니다.")
  }
  package var makeRecoveryCode: String { say("Make a recovery code", "복구 코드 만들기") }
  package var recoveryCodeNote: String {
    say(
      "Write it down or keep a picture of it. It is shown only now.",
      "적어 두거나 화면을 캡처해 보관하세요. 지금만 표시됩니다.")
  }
  package var leaveGroup: String { say("Remove from this phone", "이 휴대폰에서 제거") }
  package var leaveAdvice: String {
    say(
      "The other phones keep the group. It is erased here.",
      "다른 휴대폰에는 모임이 남고, 이 휴대폰에서는 지워집니다.")
  }
  package var deleteGroupAdvice: String {
    say(
      "Deletes what was saved online, for good; links stop working. Players and gathers stay on this phone.",
      "온라인에 저장된 내용을 영구히 삭제합니다. 링크는 더 이상 열리지 않으며, 선수와 경기는 이 휴대폰에 남습니다.")
  }
  package var lostPhoneTitle: String { say("If you lose this phone", "휴대폰을 잃어버리면") }
  package var lostPhone: String {
    say(
      "Links in chats go on, and people with a scoring link keep scoring. A name and password, a second phone or a recovery code bring you back; without one of them, only the person who runs the server can help. You find all three in the settings once something was shared.",
      "채팅방의 링크는 계속 열리고, 기록 링크가 있는 사람은 계속 기록할 수 있습니다. 이름과 비밀번호, 두 번째 휴대폰, 복구 코드 가운데 하나가 있으면 되찾을 수 있고, 없으면 서버 운영자만 도울 수 있습니다. 한 번 공유하고 나면 설정에서 모두 찾을 수 있습니다."
    )
  }
}
