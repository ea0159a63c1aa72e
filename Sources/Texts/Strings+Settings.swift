import Domain

// Settings, save status, and messages around every screen.
extension Strings {
  package var settings: String { say("Settings", "설정") }
  package var account: String { say("Account", "계정") }
  package var noAccount: String {
    say(
      "No account: everything is kept on this device alone. Add the app to the home screen, because some browsers clear a site that was not visited for a week.",
      "계정 없음: 모든 내용이 이 기기에만 저장됩니다. 일주일 동안 열지 않은 사이트를 지우는 브라우저가 있으니 앱을 홈 화면에 추가하세요.")
  }
  package var logInOrRegister: String { say("Log in or register", "로그인 또는 회원가입") }
  package var logOut: String { say("Log out", "로그아웃") }
  package var languageTitle: String { say("Language", "언어") }
  package var dataTitle: String { say("Your data", "내 데이터") }
  package var dataAdvice: String {
    say(
      "A file holds all players and gathers. Importing adds what is missing and changes nothing that is here.",
      "파일에는 모든 선수와 경기가 들어 있습니다. 가져오기는 없는 것만 더하고 기존 내용은 바꾸지 않습니다.")
  }
  package var exportLabel: String { say("Export to a file", "파일로 내보내기") }
  package var importLabel: String { say("Import from a file", "파일에서 가져오기") }

  /// How this device stands with the server.
  package func standing(_ standing: ServerStanding) -> String {
    switch standing {
    case .noAccount: noAccount
    case .unnamed: savedWithoutName
    case .named(let username): loggedInAs(username)
    case .expired(let username): sessionExpired(username)
    }
  }

  package var savedWithoutName: String {
    say("Saved online without a name.", "이름 없이 온라인에 저장됩니다.")
  }
  package func loggedInAs(_ username: String) -> String {
    say("Logged in as \(username).", "\(username)\(username.towards) 로그인했습니다.")
  }
  package func sessionExpired(_ username: String) -> String {
    say(
      "The login of \(username) has expired. Log in again to save online.",
      "\(username)의 로그인이 만료되었습니다. 온라인에 저장하려면 다시 로그인하세요.")
  }
  package func logOutQuestion(unsavedChanges count: Int) -> String {
    guard count > 0 else {
      return say(
        "What is saved online stays there; the copy on this device is removed.",
        "온라인에 저장된 내용은 그대로이고 이 기기의 사본만 지워집니다.")
    }
    return say(
      "\(counted(count, "change is", "changes are")) not yet saved online and would be lost. Export to a file first, or connect and wait.",
      "아직 온라인에 저장되지 않은 변경 \(count)건이 사라집니다. 먼저 파일로 내보내거나 연결한 뒤 기다리세요.")
  }

  package func status(_ status: SaveStatus) -> String {
    switch status {
    case .storing: say("Saving on this device", "이 기기에 저장 중")
    case .notStored: say("Not saved on this device", "이 기기에 저장되지 않음")
    case .onThisDevice: say("On this device only", "이 기기에만 저장됨")
    case .saved: say("Saved online", "온라인에 저장됨")
    case .saving(let count):
      say("Saving \(counted(count, "change", "changes"))…", "변경 \(count)건 저장 중…")
    case .offline(0): say("Offline", "오프라인")
    case .delayed(0): say("The server does not answer", "서버가 응답하지 않습니다")
    case .offline(let count), .delayed(let count):
      say(
        "\(counted(count, "change", "changes")) not yet saved online",
        "아직 온라인에 저장되지 않은 변경 \(count)건")
    case .loginNeeded(0): say("Log in again to sync", "동기화하려면 다시 로그인하세요")
    case .loginNeeded(let count):
      say(
        "Log in again to save \(counted(count, "change", "changes")) online",
        "변경 \(count)건을 저장하려면 다시 로그인하세요")
    }
  }

  package func openAddress(_ address: String) -> String {
    say("Open \(address)", "\(address) 열기")
  }

  package func banner(_ banner: Banner) -> String {
    switch banner {
    case .secureAddress(let address):
      say(
        "This page was opened without https, so it cannot keep you logged in. Open the app at \(address.text).",
        "https 없이 연 페이지라서 로그인 상태를 유지할 수 없습니다. \(address.text) 주소에서 앱을 여세요.")
    case .loginNotKept:
      say(
        "This browser did not keep your login, because it keeps no cookies here. Allow them for this page, or use another browser.",
        "이 브라우저가 쿠키를 저장하지 않아 로그인 상태가 유지되지 않았습니다. 이 페이지의 쿠키를 허용하거나 다른 브라우저를 사용하세요.")
    case .fullTime:
      say(
        "Full time: the clock has reached 00:00.",
        "경기 시간 종료: 시계가 00:00이 되었습니다.")
    case .storageUnavailable:
      say(
        "This browser keeps nothing (is it a private window?). What you do here is lost when the page closes, unless you are logged in and online.",
        "이 브라우저에는 저장할 수 없습니다(시크릿 창인가요?). 로그인하고 온라인이 아니면 페이지를 닫을 때 내용이 사라집니다.")
    case .storageFull:
      say(
        "This device has no room left to save. Free some space; until then, export to a file or stay online.",
        "기기에 저장 공간이 없습니다. 공간을 비우고, 그때까지 파일로 내보내거나 온라인 상태를 유지하세요.")
    case .storageLow:
      say(
        "This device has little room left. Everything is saved; free some space soon, so that it stays so.",
        "기기의 저장 공간이 얼마 남지 않았습니다. 지금은 모두 저장되어 있지만, 곧 공간을 비워 주세요.")
    case .damaged(let count):
      say(
        "Part of this device's copy (\(counted(count, "record", "records"))) could not be read and was set aside. The rest is here.",
        "이 기기의 사본 일부(\(count)건)를 읽을 수 없어 따로 보관했습니다. 나머지는 그대로입니다.")
    case .clockWrong(let minutes):
      say(
        "This device's clock is \(duration(minutes)) \(minutes > 0 ? "fast" : "slow"). Times are kept by the server's clock.",
        "기기의 시계가 \(duration(minutes)) \(minutes > 0 ? "빠릅니다" : "느립니다"). 서버의 시계를 따릅니다.")
    case .otherVersion:
      say(
        "This app and the server are of different versions. Reload when you can; nothing is lost until then.",
        "앱과 서버의 버전이 다릅니다. 가능할 때 새로고침하세요. 그때까지 아무것도 사라지지 않습니다.")
    case .serverError:
      say(
        "The server has a problem. What you do is kept on this device and saved online later.",
        "서버에 문제가 있습니다. 내용은 이 기기에 남고 나중에 온라인에 저장됩니다.")
    case .updateReady:
      say("A new version is ready.", "새 버전이 준비되었습니다.")
    case .serverRestored:
      say(
        "The server was restored from a backup. What it had lost was added again from this device.",
        "서버가 백업에서 복구되었습니다. 빠진 내용은 이 기기에서 다시 추가했습니다.")
    case .notPossible(let reason): rejection(reason)
    case .imported(let players, let gathers):
      players + gathers == 0
        ? say(
          "Everything in this file was here already.", "파일의 내용이 이미 모두 있습니다.")
        : say(
          "Added \(counted(players, "player", "players")) and \(counted(gathers, "gather", "gathers")).",
          "선수 \(players)명과 경기 \(gathers)건을 추가했습니다.")
    case .importUnreadable:
      say(
        "This is not a file that Football Gather exported. Nothing was changed.",
        "Football Gather에서 내보낸 파일이 아닙니다. 아무것도 바뀌지 않았습니다.")
    }
  }

  package var reload: String { say("Reload", "새로고침") }

  private func duration(_ minutes: Int) -> String {
    let minutes = abs(minutes)
    let hours = (minutes + 30) / 60
    return minutes < 90
      ? say(counted(minutes, "minute", "minutes"), "\(minutes)분")
      : say(counted(hours, "hour", "hours"), "\(hours)시간")
  }
}
