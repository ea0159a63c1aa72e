import Domain
import QRCode
import Texts

/// A link that a screen offers: what it waits for until the server has confirmed it, and what its sheet shows.
///
/// Only a link that the server has confirmed is shown, because another one would not work.
struct LinkOffer {
  let context: ScreenContext
  /// The link that works; `nil` before it was made, and after it was turned off.
  let link: Link?
  /// Whether the server has it.
  let isConfirmed: Bool

  private var texts: Strings { context.texts }

  /// The link, once the server has confirmed it.
  var ready: Link? { isConfirmed ? link : nil }

  /// Why a link cannot be had before it was asked for; `nil` when it can, or is there already.
  var problem: ShareProblem? {
    if isConfirmed { return nil }
    guard context.isOnline else { return .offline }
    if context.standing.isExpired { return .loginNeeded }
    return context.standing == .noAccount ? context.loginBarrier.map { ShareProblem($0) } : nil
  }

  /// Where players and results will be kept, said before the first link makes an account; `nil` when they are
  /// kept there already.
  var note: String? {
    context.standing == .noAccount && problem == nil ? texts.shareNote(context.host) : nil
  }

  /// What the link lacks: the account of which it is a part, if there is none.
  var founding: [ScreenRequest] { context.hasAccount ? [] : [.found(code: "")] }

  /// The sheet when it was opened.
  func opened(for purpose: Link.Purpose) -> OpenLink {
    OpenLink(purpose: purpose, unsavedAtFirst: context.pendingCount + 1)
  }

  /// What the sheet shows; `nil` when the link was turned off, perhaps on another device, and when none is on
  /// its way, because another window gave up the account that it needs.
  func content(
    _ open: OpenLink, ready: (Link) -> LinkSheet.Ready
  ) -> LinkSheet.Content? {
    guard let link, context.hasAccount || context.founding != .none || isConfirmed else {
      return nil
    }
    return isConfirmed ? .ready(ready(link)) : waiting(open)
  }

  /// Does what the open sheet of any link does; what is shared, and with which names, is its screen's.
  func handle(_ event: LinkEvent, in open: inout OpenLink) -> [ScreenRequest] {
    switch event {
    case .loginTapped: return [.open(.login)]
    case .nameTapped: return [.open(.account(.name))]
    case .codeSubmitted:
      return open.registrationCode.isEmpty ? [] : [.found(code: open.registrationCode)]
    case .copyTapped: return ready.map { [.perform(.copy(address(of: $0)))] } ?? []
    case .codeTapped: open.showsCode = true
    case .copyRefused: open.copying = .refused
    case .copied: open.copying = .done
    case .shareOpened, .opened, .scoringOpened, .shareTapped, .fullNamesTapped, .initialsTapped,
      .numbersTapped, .ownPhoneTapped, .turnedOff:
      break
    }
    return []
  }

  /// The address of a link's page.
  func address(of link: Link) -> String {
    context.origin + link.purpose.pagePath(behind: link.secret.text)
  }

  /// The address of the page of a planned game.
  func address(of link: Link, for page: PlanPage) -> String {
    "\(address(of: link))/\(page.text)"
  }

  /// Why the link that was asked for is not there yet; `nil` while it is being made.
  private var waitingProblem: ShareProblem? {
    if case .refused(let problem) = context.founding, !context.hasAccount { return problem }
    guard context.isOnline else { return .offline }
    if context.standing.isExpired { return .loginNeeded }
    if context.syncError == .notLoggedIn, let barrier = context.loginBarrier {
      return ShareProblem(barrier)
    }
    return switch context.syncError {
    case .unreachable: .unreachable
    case .squadFull: context.standing == .unnamed ? .tooLarge : .failed
    case .failed, .otherVersion, .requestTooLarge: .failed
    case .notLoggedIn, .otherLog, nil: nil
    }
  }

  private func waiting(_ open: OpenLink) -> LinkSheet.Content {
    guard let problem = waitingProblem else { return .waiting(progress(of: open)) }
    let text = texts.shareProblem(problem)
    return switch problem {
    case .codeNeeded, .codeWrong: .needsCode(text)
    case .registrationClosed, .serverFull, .loginNeeded: .needsLogin(text)
    case .tooLarge: .needsName(text)
    case .offline, .unfitBrowser, .insecureAddress, .throttled, .unreachable, .failed:
      .problem(text)
    }
  }

  private func progress(of open: OpenLink) -> String {
    // A few changes take one request.
    guard open.unsavedAtFirst > SyncRequest.changeLimit, context.hasAccount else {
      return texts.makingLink
    }
    let saved = max(0, open.unsavedAtFirst - context.pendingCount)
    return texts.uploading(percent: saved * 100 / open.unsavedAtFirst)
  }
}

extension Link {
  /// A new link.
  static func new(for purpose: Purpose, in moment: Moment) -> Link {
    var generator = moment
    return Link(id: moment.newID(), purpose: purpose, secret: .random(using: &generator))
  }
}
