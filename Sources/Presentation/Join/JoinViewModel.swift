package import Domain
import Texts

/// The screen on which a device gets into an account by a code: of another phone, or the recovery code.
package struct JoinViewModel: ScreenModel {
  private enum Phase {
    case typing
    /// The server is asked where the code leads.
    case lookingUp(JoinCode)
    /// The code leads here.
    case offered(JoinCode, JoinOffer)
    case joining
    case failed(JoinError)
  }

  var context: ScreenContext
  package let way: JoinWay
  private var phase: Phase
  private var typed = ""
  /// Whether the user decided that the squad that is here may go.
  private var mayReplace = false

  init(_ way: JoinWay, context: ScreenContext) {
    self.way = way
    self.context = context
    phase = .typing
    if case .phone(let code?) = way { phase = .lookingUp(code) }
  }

  mutating func handle(_ event: JoinEvent, in moment: Moment) -> [ScreenRequest] {
    switch event {
    case .input(.codeTyped, let text):
      typed = text
      if case .failed = phase { phase = .typing }
      return []
    case .plain(.codeSubmitted): return submit(in: moment)
    case .plain(.joinTapped):
      guard case .offered(let code, _) = phase, !asksAboutOwnData else { return [] }
      return ask(.join(code, key(in: moment)))
    case .plain(.nameTapped):
      return [.open(context.hasAccount ? .account(.name) : .login)]
    case .plain(.fileTapped):
      mayReplace = true
      return [.perform(.export(context.squad))]
    case .plain(.removeTapped):
      mayReplace = true
      return []
    }
  }

  private mutating func submit(in moment: Moment) -> [ScreenRequest] {
    guard !isWaiting else { return [] }
    // One field takes both kinds, because people do not know which they have.
    if let code = RecoveryCode(typed: typed) {
      return asksAboutOwnData ? [] : ask(.recover(code, key(in: moment)))
    }
    guard let code = JoinCode(typed: typed) else {
      phase = .failed(.mistyped)
      return []
    }
    phase = .lookingUp(code)
    return [.perform(.call(.previewJoin(code)))]
  }

  private mutating func ask(_ call: ServerCall) -> [ScreenRequest] {
    if let barrier = context.loginBarrier {
      phase = .failed(JoinError(barrier))
      return []
    }
    phase = .joining
    return [.perform(.call(call))]
  }

  private func key(in moment: Moment) -> RecoveryKey {
    var generator = moment
    return .random(using: &generator)
  }

  mutating func previewed(_ offer: JoinOffer) {
    if case .lookingUp(let code) = phase { phase = .offered(code, offer) }
  }

  mutating func failed(_ error: JoinError) {
    if isWaiting { phase = .failed(error) }
  }
}

/// By which kind of code a device gets into an account.
package enum JoinWay: Hashable, Sendable {
  /// A code that another phone shows, which may be in the address.
  case phone(JoinCode?)
  /// The account's recovery code.
  case recovery
}

/// Where the code of another phone leads.
package struct JoinOffer: Equatable, Sendable {
  package let playerCount: Int
  /// The account's name; `nil` when it has none.
  package let username: String?

  package init(playerCount: Int, username: String?) {
    self.playerCount = playerCount
    self.username = username
  }
}

extension JoinViewModel {
  private var texts: Strings { context.texts }

  package var title: String {
    switch way {
    case .phone: texts.codeFromOtherPhone
    case .recovery: texts.recoveryCode
    }
  }
  package var advice: String {
    switch way {
    case .phone: texts.joinAdvice
    case .recovery: texts.recoveryAdvice
    }
  }
  /// Where to type the code on an iPhone whose app is on the home screen; `nil` anywhere else.
  package var homeScreenAdvice: String? {
    guard case .phone(let code?) = way, context.installWay == .shareMenu else { return nil }
    return texts.homeScreenAdvice(code.grouped)
  }
  /// Whether a request is on its way.
  package var isWaiting: Bool {
    switch phase {
    case .lookingUp, .joining: true
    case .typing, .offered, .failed: false
    }
  }
  /// Whether there is a field for the code.
  package var hasField: Bool {
    switch (way, phase) {
    case (_, .offered), (.phone(.some), .lookingUp), (.phone, .joining): false
    case (_, .typing), (_, .lookingUp), (_, .joining), (_, .failed): true
    }
  }
  /// What the code leads to, in a sentence; `nil` until the server has said it.
  package var offer: String? {
    guard case .offered(_, let offer) = phase else { return nil }
    return texts.joinOffer(
      players: offer.playerCount, username: offer.username, host: context.host)
  }
  /// The label of the button that joins; `nil` while there is nothing to join.
  package var joinLabel: String? {
    switch phase {
    case .offered: asksAboutOwnData ? nil : texts.join
    case .joining: texts.joining
    case .typing, .lookingUp, .failed: nil
    }
  }
  package var errorText: String? {
    if case .failed(let error) = phase { texts.joinError(error) } else { nil }
  }
  /// What is here already and must not be mixed with the other group; `nil` when nothing is.
  package var ownData: String? {
    asksAboutOwnData ? texts.ownDataAdvice(players: context.squad.players.count) : nil
  }
  /// That what is here will be erased; `nil` unless the user decided so.
  package var replaceNote: String? { mayReplace && hasOwnData ? texts.removeQuestion : nil }

  private var asksAboutOwnData: Bool { hasOwnData && !mayReplace }
  private var hasOwnData: Bool { context.hasOwnData }
}
