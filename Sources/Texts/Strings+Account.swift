// The account on the server.
extension Strings {
  package var passwordAndDevices: String { say("Password and devices", "비밀번호와 기기") }

  package var whereLoggedIn: String { say("Where you are logged in", "로그인한 기기") }
  package var unknownDevice: String { say("Unknown device", "알 수 없는 기기") }
  package var thisDevice: String { say("This device", "이 기기") }
  package func lastUsed(_ date: String) -> String { say("Last used \(date)", "마지막 사용: \(date)") }
  package var logOutThere: String { say("Log out there", "로그아웃") }
  package var logOutElsewhere: String {
    say("Log out everywhere else", "다른 모든 기기에서 로그아웃")
  }
  package var loadingSessions: String { say("Loading…", "불러오는 중…") }
  package var tryAgain: String { say("Try again", "다시 시도") }

  package var changePassword: String { say("Change password", "비밀번호 변경") }
  package var changingPassword: String { say("Changing…", "변경 중…") }
  package var currentPassword: String { say("Current password", "현재 비밀번호") }
  package var newPassword: String { say("New password", "새 비밀번호") }
  package var showPasswords: String { say("Show passwords", "비밀번호 표시") }
  package var passwordIsChanged: String {
    say(
      "The password is changed, and you are logged out everywhere else.",
      "비밀번호를 변경했고 다른 모든 기기에서 로그아웃했습니다.")
  }

  package var deleteAccount: String { say("Delete account", "계정 삭제") }
  package var deletingAccount: String { say("Deleting…", "삭제 중…") }
  package var deleteAdvice: String {
    say(
      "Deletes the account and everything that it saved online, for good. Players and gathers stay on this device; other devices are logged out.",
      "계정과 온라인에 저장된 모든 내용을 영구히 삭제합니다. 이 기기의 선수와 경기는 남고, 다른 기기에서는 로그아웃됩니다."
    )
  }
  package var addName: String { say("Add a name and password", "이름과 비밀번호 정하기") }
  package var phoneRemoved: String {
    say(
      "This phone was removed from the group, or the group was deleted. Players and gathers are on this device alone now.",
      "이 휴대폰이 모임에서 제거되었거나 모임이 삭제되었습니다. 선수와 경기는 이제 이 기기에만 있습니다.")
  }
  package var accountIsDeleted: String {
    say(
      "The account is deleted. Players and gathers are on this device alone now.",
      "계정을 삭제했습니다. 선수와 경기는 이제 이 기기에만 있습니다.")
  }

  package func accountError(_ error: AccountError) -> String {
    switch error {
    case .passwordMissing:
      say("Enter the current password and a new one.", "현재 비밀번호와 새 비밀번호를 입력하세요.")
    case .nameMissing: bothFieldsMandatory
    case .usernameTaken: loginError(.usernameTaken)
    case .malformedUsername: loginError(.malformedUsername)
    case .namedMeanwhile:
      say(
        "Another phone has given the group a name. Log in with it.",
        "다른 휴대폰에서 이미 이름을 정했습니다. 그 이름으로 로그인하세요.")
    case .tooNew:
      say(
        "This phone joined less than a day ago. Do this on the phone that made the group, or tomorrow.",
        "이 휴대폰은 참여한 지 하루가 지나지 않았습니다. 모임을 만든 휴대폰에서 하거나 내일 다시 시도하세요.")
    case .wrongPassword:
      say("The password is wrong. Check it and try again.", "비밀번호가 맞지 않습니다. 확인하고 다시 시도하세요.")
    case .weakPassword: loginError(.weakPassword)
    case .throttled: loginError(.throttled)
    case .unreachable:
      say(
        "There is no connection to the server. Try again when there is.",
        "서버에 연결할 수 없습니다. 연결되면 다시 시도하세요.")
    case .notLoggedIn:
      say(
        "The login of this device has expired. Log in again first.",
        "이 기기의 로그인이 만료되었습니다. 먼저 다시 로그인하세요.")
    case .failed: loginError(.failed)
    }
  }
}
