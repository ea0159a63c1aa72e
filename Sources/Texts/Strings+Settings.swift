import Domain

// Settings, save status, and messages around every screen.
extension Strings {
  /// How this device stands with the server.
  package func standing(_ standing: ServerStanding) -> String {
    switch standing {
    case .noAccount: noAccount
    case .unnamed: savedWithoutName
    case .named(let username): loggedInAs(username)
    case .expired(let username): sessionExpired(username)
    }
  }

  package func logOutQuestion(unsavedChanges count: Int) -> String {
    guard count > 0 else {
      return logOutQuestionSaved
    }
    return logOutQuestionUnsaved(count)
  }

  package func status(_ status: SaveStatus) -> String {
    switch status {
    case .storing: statusStoring
    case .notStored: statusNotStored
    case .onThisDevice: statusOnThisDevice
    case .saved: statusSaved
    case .saving(let count): statusSaving(count)
    case .offline(0): statusOffline
    case .delayed(0): statusDelayed
    case .offline(let count), .delayed(let count): statusUnsaved(count)
    case .loginNeeded(0): statusLoginToSync
    case .loginNeeded(let count): statusLoginToSave(count)
    }
  }

  package func banner(_ banner: Banner) -> String {
    switch banner {
    case .secureAddress(let address): bannerSecureAddress(address: address.text)
    case .loginNotKept: bannerLoginNotKept
    case .fullTime: bannerFullTime
    case .storageUnavailable: bannerStorageUnavailable
    case .storageFull: bannerStorageFull
    case .storageLow: bannerStorageLow
    case .damaged(let count): bannerDamaged(count)
    case .clockWrong(let minutes):
      minutes > 0 ? bannerClockFast(by: duration(minutes)) : bannerClockSlow(by: duration(minutes))
    case .otherVersion: bannerOtherVersion
    case .serverError: bannerServerError
    case .updateReady: bannerUpdateReady
    case .serverRestored: bannerServerRestored
    case .notPossible(let reason): rejection(reason)
    case .answeredMeanwhile(let overtaken):
      answeredMeanwhile(overtaken.name.text, overtaken.date.text, label(of: overtaken.answer))
    case .importUnreadable: bannerImportUnreadable
    case .importTooNew: bannerImportNewer
    }
  }

  /// What a file brought.
  package func imported(players: Int, gathers: Int) -> String {
    players + gathers == 0
      ? bannerNothingImported : bannerImported(players: players, gathers: importedGathers(gathers))
  }

  private func duration(_ minutes: Int) -> String {
    let minutes = abs(minutes)
    let hours = (minutes + 30) / 60
    return minutes < 90
      ? durationInMinutes(minutes) : durationInHours(hours)
  }
}
