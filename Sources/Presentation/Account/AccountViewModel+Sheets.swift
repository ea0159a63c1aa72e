package import Domain
package import QRCode
import Texts

// While a code for another phone works, the list of phones tells when it was used.
extension AccountViewModel {
  private static let pollInterval: TimeSpan = .seconds(2)

  /// When to ask for the list of phones again; `nil` when nothing is waited for.
  private var pollsAt: Instant? {
    guard isAwaitingPhone, !listing.isWaiting else { return nil }
    return context.now.advanced(by: Self.pollInterval)
  }

  var wakesAt: [Instant] { [context.midnight] + [pollsAt].compactMap { $0 } }

  mutating func goOn() -> [ScreenRequest] { isAwaitingPhone ? list() : [] }

  /// Whether another phone can still join with the code that was shown, also after its sheet was closed.
  private var isAwaitingPhone: Bool { shownCode.map { context.now < $0.expiresAt } ?? false }
}

// What is open over the screen.
extension AccountViewModel {
  /// The code with which another phone joins, ready to show.
  package struct PhoneSheet {
    package let content: Content

    package enum Content {
      case waiting(String)
      case problem(String)
      /// The code, as text and as an address, which is in a QR code, too, with a sentence.
      case code(QRCode?, code: String, address: String, note: String)
      /// A phone has joined: a sentence, and the button that removes it.
      case joined(String, Session.ID, removeLabel: String)
    }
  }

  /// `nil` unless it is open.
  package var phoneSheet: PhoneSheet? {
    guard case .phone(let phone) = sheet else { return nil }
    if let error = making.error {
      return PhoneSheet(content: .problem(texts.accountError(error)))
    }
    switch phone {
    case .none: return PhoneSheet(content: .waiting(texts.makingCode))
    case .shown:
      guard isAwaitingPhone, let code = shownCode?.code else {
        return PhoneSheet(content: .problem(texts.joinError(.expired)))
      }
      let address = "\(context.origin)/#\(Destination.join(.phone(code)).path)"
      return PhoneSheet(
        content: .code(
          QRCode(address), code: code.grouped, address: address, note: texts.joinCodeNote))
    case .joined(let session):
      return PhoneSheet(
        content: .joined(
          texts.phoneJoined(name(of: session)), session.id, removeLabel: texts.remove))
    }
  }

  /// The recovery code, ready to show.
  package struct RecoverySheet {
    /// The code in groups; `nil` before it is made.
    package let code: String?
    package let note: String
    /// That it was copied; `nil` when it was not.
    package let said: String?
    package let isWaiting: Bool
    package let problem: String?
  }

  /// `nil` unless it is open.
  package var recoverySheet: RecoverySheet? {
    guard case .recovery(let code) = sheet else { return nil }
    return RecoverySheet(
      code: code?.grouped,
      note: code == nil ? texts.recoveryCodeAdvice : texts.recoveryCodeNote,
      said: copying == .done ? texts.copied : nil, isWaiting: making.isWaiting,
      problem: making.error.map { texts.accountError($0) })
  }
}
