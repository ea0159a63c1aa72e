import Domain

/// Language, account, and the data on this phone.
public struct SettingsViewModel {
  var context: ScreenContext
  var account: AccountRecord?
  /// How many changes are not yet saved online.
  var unsavedChanges: Int
  var preferences: Preferences
  private(set) var isConfirmingLogOut = false

  init(
    context: ScreenContext, account: AccountRecord?, unsavedChanges: Int, preferences: Preferences
  ) {
    self.context = context
    self.account = account
    self.unsavedChanges = unsavedChanges
    self.preferences = preferences
  }

  /// Takes in what happened on the screen.
  mutating func handle(_ event: SettingsEvent) -> [Command] {
    switch event {
    case .languageChosen(let language):
      preferences.language = language
      return [.prefer(preferences)]
    case .plain(.exportTapped): return [.perform(.export(context.squad))]
    case .plain(.importTapped): return [.perform(.chooseImport)]
    case .plain(.loginTapped): return [.open(.login)]
    case .plain(.logOutTapped):
      isConfirmingLogOut = account != nil
      return []
    case .plain(.logOutCancelled):
      isConfirmingLogOut = false
      return []
    case .plain(.logOutConfirmed):
      guard isConfirmingLogOut, account != nil else { return [] }
      isConfirmingLogOut = false
      return [.logOut]
    }
  }
}

extension SettingsViewModel {
  private var texts: Texts { context.texts }

  /// The title.
  public var title: String { texts.settings }
  /// The title of the account's section.
  public var accountTitle: String { texts.account }
  /// Who is logged in, or that what is here is on this phone alone.
  public var accountText: String {
    guard let account else { return texts.noAccount }
    return account.isExpired
      ? texts.sessionExpired(account.username) : texts.loggedInAs(account.username)
  }
  /// The label that leads to logging in; `nil` when somebody is logged in.
  public var loginLabel: String? {
    guard let account else { return texts.logInOrRegister }
    return account.isExpired ? texts.login : nil
  }
  /// The label that logs out; `nil` when nobody is logged in.
  public var logOutLabel: String? { account == nil ? nil : texts.logOut }
  /// The title of the choice of language.
  public var languageTitle: String { texts.languageTitle }
  /// The languages, each by its own name.
  public var languages: [(language: Language, name: String, isChosen: Bool)] {
    Language.allCases.map { ($0, $0.ownName, $0 == texts.language) }
  }
  /// The title of the section on data.
  public var dataTitle: String { texts.dataTitle }
  /// What a file is good for.
  public var dataAdvice: String { texts.dataAdvice }
  /// The label that saves a file.
  public var exportLabel: String { texts.exportLabel }
  /// The label that reads one.
  public var importLabel: String { texts.importLabel }

  /// The question before logging out; `nil` when nobody asked.
  public var logOutQuestion: Question? {
    guard isConfirmingLogOut, account != nil else { return nil }
    return Question(
      title: texts.logOut, text: texts.logOutQuestion(unsavedChanges: unsavedChanges),
      confirmLabel: texts.logOut, cancelLabel: texts.cancel, isDestructive: unsavedChanges > 0)
  }
}
