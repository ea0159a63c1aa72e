import Domain
package import Texts

/// The settings: language, account, and the data on this device.
package struct SettingsViewModel: ScreenModel {
  var context: ScreenContext
  private(set) var isConfirmingLogOut = false

  init(context: ScreenContext) {
    self.context = context
  }

  mutating func handle(_ event: SettingsEvent, in _: Moment) -> [ScreenRequest] {
    switch event {
    case .languageChosen(let language): return [.speak(language)]
    case .plain(.exportTapped): return [.perform(.export(context.squad))]
    case .plain(.importTapped): return [.perform(.chooseImport)]
    case .plain(.installTapped): return [.perform(.install)]
    case .plain(.loginTapped): return [.open(.login)]
    case .plain(.logOutTapped):
      isConfirmingLogOut = canLogOut
      return []
    case .plain(.logOutCancelled):
      isConfirmingLogOut = false
      return []
    case .plain(.logOutConfirmed):
      guard isConfirmingLogOut, canLogOut else { return [] }
      isConfirmingLogOut = false
      return [.logOut]
    }
  }
}

extension SettingsViewModel {
  private var texts: Strings { context.texts }

  package var title: String { texts.settings }
  /// The user name, or that the squad is on this device only.
  package var accountText: String {
    texts.standing(context.standing)
  }
  /// The label of the link to the login screen; `nil` while a login is valid.
  package var loginLabel: String? {
    switch context.standing {
    case .noAccount: texts.logInOrRegister
    case .expired: texts.login
    case .unnamed, .named: nil
    }
  }
  /// The label of the log-out button; `nil` when there is no account.
  ///
  /// An account without a name would be lost by it.
  package var logOutLabel: String? { canLogOut ? texts.logOut : nil }
  private var canLogOut: Bool {
    switch context.standing {
    case .named, .expired: true
    case .noAccount, .unnamed: false
    }
  }
  /// The links to what can be done with the account; none when there is none.
  package var accountLinks: [(destination: Destination, label: String)] {
    switch context.standing {
    case .noAccount: []
    case .unnamed:
      [
        (.account(.name), texts.addName), (.account(.phone), texts.secondPhone),
        (.account(.recovery), texts.recoveryCode), (.account(nil), texts.phones),
      ]
    case .named, .expired:
      [(.account(nil), texts.passwordAndDevices), (.account(.phone), texts.secondPhone)]
    }
  }
  /// What the group calls itself; `nil` when it has no name.
  package var groupName: String? { context.squad.name?.text }
  /// The languages, each by its own name.
  package var languages: [(language: Language, name: String, isChosen: Bool)] {
    Language.allCases.map { ($0, $0.ownName, $0 == context.chosenLanguage) }
  }

  /// That the program was not built for friends; `nil` for one that was.
  package var buildNote: String? { context.isDevelopmentBuild ? texts.developmentBuild : nil }

  /// How to put the app on the home screen; `nil` when it is there or cannot be.
  package var installAdvice: String? { texts.installAdvice(context.installWay) }
  package var installWay: InstallWay { context.installWay }

  /// The question before logging out; `nil` when it is not open.
  package var logOutQuestion: Confirmation? {
    guard isConfirmingLogOut, canLogOut else { return nil }
    let unsaved = context.pendingCount
    return Confirmation(
      title: texts.logOut, text: texts.logOutQuestion(unsavedChanges: unsaved),
      confirmLabel: texts.logOut, cancelLabel: texts.cancel, isDestructive: unsaved > 0)
  }
}
