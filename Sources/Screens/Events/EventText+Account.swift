import Presentation

extension LoginEvent {
  private enum Name: String, EventName {
    case usernameTyped, passwordTyped, rememberSwitched, loginTapped, registerTapped, continueTapped
  }

  var words: String {
    switch self {
    case .usernameTyped: Name.usernameTyped.rawValue
    case .passwordTyped: Name.passwordTyped.rawValue
    case .rememberSwitched: Name.rememberSwitched.rawValue
    case .loginTapped: Name.loginTapped.rawValue
    case .registerTapped: Name.registerTapped.rawValue
    case .continueTapped: Name.continueTapped.rawValue
    }
  }

  init?(_ reader: EventReader) {
    switch reader.name(Name.self) {
    case .usernameTyped: self = .usernameTyped(reader.value)
    case .passwordTyped: self = .passwordTyped(reader.value)
    case .rememberSwitched:
      guard let isOn = Switch.named(reader.value) else { return nil }
      self = .rememberSwitched(isOn == .true)
    case .loginTapped: self = .loginTapped
    case .registerTapped: self = .registerTapped
    case .continueTapped: self = .continueTapped
    case nil: return nil
    }
  }

  /// What a box holds.
  private enum Switch: String, CaseIterable { case `true`, `false` }
}

extension SettingsEvent {
  private enum Name: String, EventName {
    case languageChosen, exportTapped, importTapped, loginTapped, logOutTapped, logOutConfirmed
    case logOutCancelled
  }

  var words: String {
    switch self {
    case .languageChosen: Name.languageChosen.rawValue
    case .exportTapped: Name.exportTapped.rawValue
    case .importTapped: Name.importTapped.rawValue
    case .loginTapped: Name.loginTapped.rawValue
    case .logOutTapped: Name.logOutTapped.rawValue
    case .logOutConfirmed: Name.logOutConfirmed.rawValue
    case .logOutCancelled: Name.logOutCancelled.rawValue
    }
  }

  init?(_ reader: EventReader) {
    switch reader.name(Name.self) {
    case .languageChosen:
      guard let language = Language.named(reader.value) else { return nil }
      self = .languageChosen(language)
    case .exportTapped: self = .exportTapped
    case .importTapped: self = .importTapped
    case .loginTapped: self = .loginTapped
    case .logOutTapped: self = .logOutTapped
    case .logOutConfirmed: self = .logOutConfirmed
    case .logOutCancelled: self = .logOutCancelled
    case nil: return nil
    }
  }
}

extension FrameEvent {
  private enum Name: String, EventName {
    case linkTapped, backTapped, undoTapped, noticeDismissed, reloadTapped

    var argumentCount: Int { self == .linkTapped ? 1 : 0 }
  }

  var words: String {
    switch self {
    case .linkTapped(let destination): "\(Name.linkTapped.rawValue) \(destination.path)"
    case .backTapped: Name.backTapped.rawValue
    case .undoTapped: Name.undoTapped.rawValue
    case .noticeDismissed: Name.noticeDismissed.rawValue
    case .reloadTapped: Name.reloadTapped.rawValue
    }
  }

  init?(_ reader: EventReader) {
    switch reader.name(Name.self) {
    case .linkTapped:
      // NB: An empty path would lead to the list of players, too.
      guard !reader.argument().isEmpty, let destination = Destination(path: reader.argument())
      else { return nil }
      self = .linkTapped(destination)
    case .backTapped: self = .backTapped
    case .undoTapped: self = .undoTapped
    case .noticeDismissed: self = .noticeDismissed
    case .reloadTapped: self = .reloadTapped
    case nil: return nil
    }
  }
}
