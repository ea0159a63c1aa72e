import Domain
import QRCode
import Texts

// The links by which people follow the match, and keep its score.
extension MatchEditor {
  /// Whether a link for a purpose can be made and would work; a scorekeeper makes none.
  private func canBeShared(for purpose: Link.Purpose) -> Bool {
    !context.isScorekeeper && gather.canBeShared(for: purpose, at: context.now)
  }

  /// The purposes for which there can be a link.
  var links: [Link.Purpose] { [.follow, .score].filter { canBeShared(for: $0) } }

  func handleLink(_ event: MatchEvent.Link, in moment: Moment) -> [ScreenRequest] {
    switch event {
    case .shareOpened: sheet = .share
    case .opened: return open(.follow, in: moment)
    case .scoringOpened: return open(.score, in: moment)
    case .helpTapped: return [.open(.help)]
    case .loginTapped: return [.open(.login)]
    case .nameTapped: return [.open(.account(.name))]
    case .codeSubmitted:
      guard case .link(let open) = sheet, !open.registrationCode.isEmpty else { return [] }
      return [.found(code: open.registrationCode)]
    case .fullNamesTapped: return [.record(.sharing(gather.id, .followerNamesSet(.full)))]
    case .initialsTapped:
      return [.record(.sharing(gather.id, .followerNamesSet(.firstNameAndInitial)))]
    case .copyTapped: return readyLink.map { [.perform(.copy(address(of: $0)))] } ?? []
    case .shareTapped: return readyLink.map { [.perform(.share(message(with: $0)))] } ?? []
    case .copyRefused:
      guard case .link(var open) = sheet else { return [] }
      open.isToBeCopied = true
      sheet = .link(open)
    case .codeTapped:
      guard case .link(var open) = sheet else { return [] }
      open.showsCode = true
      sheet = .link(open)
    case .turnedOff:
      let link = openLink
      close()
      return link.map { [.record(.sharing(gather.id, .linkTurnedOff($0.id)))] } ?? []
    }
    return []
  }

  func type(registrationCode: String) {
    guard case .link(var open) = sheet else { return }
    open.registrationCode = registrationCode
    sheet = .link(open)
  }

  /// Opens a link, and makes what it lacks: the link itself, and the account of which it is a part.
  private func open(_ purpose: Link.Purpose, in moment: Moment) -> [ScreenRequest] {
    guard canBeShared(for: purpose), shareProblem(for: purpose) == nil else { return [] }
    sheet = .link(OpenLink(purpose: purpose, unsavedAtFirst: context.pendingCount + 1))
    let making = link(for: purpose) == nil ? [make(for: purpose, in: moment)] : []
    return making + (context.hasAccount ? [] : [.found(code: "")])
  }

  /// The link of the open sheet.
  private var openLink: Link? {
    if case .link(let open) = sheet { link(for: open.purpose) } else { nil }
  }

  /// The link of the open sheet, once the server has confirmed it.
  private var readyLink: Link? { openLink.flatMap { isConfirmed($0) ? $0 : nil } }

  /// The link that works; the latest when there are several.
  private func link(for purpose: Link.Purpose) -> Link? {
    gather.workingLink(for: purpose, at: context.now)
  }

  private func isConfirmed(_ link: Link) -> Bool {
    context.confirmed.gather(gather.id)?.sharing.links.contains { $0.id == link.id } == true
  }

  private func make(for purpose: Link.Purpose, in moment: Moment) -> ScreenRequest {
    var generator = moment
    let link = Link(
      id: moment.newID(), purpose: purpose, secret: .random(using: &generator))
    return .record(.sharing(gather.id, .linkMade(link)))
  }

  private func address(of link: Link) -> String {
    context.origin + link.purpose.pagePath(behind: link.secret.text)
  }

  private func message(with link: Link) -> String {
    var text = ShareText()
    text.add("\(texts.opponents(in: gather).onOneLine)")
    text.add("\(address(of: link))")
    return text.text
  }
}

// What the sheets show.
extension MatchEditor {
  /// Why a link cannot be had before it was asked for; `nil` when it can, or is there already.
  private func shareProblem(for purpose: Link.Purpose) -> ShareProblem? {
    if let link = link(for: purpose), isConfirmed(link) { return nil }
    guard context.isOnline else { return .offline }
    if context.standing.isExpired { return .loginNeeded }
    return context.standing == .noAccount ? context.loginBarrier.map { ShareProblem($0) } : nil
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
    case .failed, .otherVersion: .failed
    case .notLoggedIn, .otherLog, nil: nil
    }
  }

  /// The kinds of link that the match has.
  var shareSheet: ShareSheet {
    let ways = links.map { purpose in
      ShareSheet.Way(purpose: purpose, isPossible: shareProblem(for: purpose) == nil)
    }
    let problem = links.compactMap { shareProblem(for: $0) }.first
    let isFirst = context.standing == .noAccount && problem == nil
    return ShareSheet(
      ways: ways,
      note: isFirst ? texts.shareNote(context.host) : nil,
      problem: problem.map { texts.shareProblem($0) })
  }

  /// The sheet of a link; `nil` when the link was turned off, perhaps on another device, and when none
  /// is on its way, because another window gave up the account that it needs.
  func linkSheet(_ open: OpenLink) -> LinkSheet? {
    guard let link = link(for: open.purpose),
      context.hasAccount || context.founding != .none || isConfirmed(link)
    else { return nil }
    let isToFollow = open.purpose == .follow
    return LinkSheet(
      title: isToFollow ? texts.followLink : texts.scoringLink,
      content: isConfirmed(link) ? .ready(ready(link, open)) : waiting(open))
  }

  private func ready(_ link: Link, _ open: OpenLink) -> LinkSheet.Ready {
    let isToFollow = link.purpose == .follow
    let address = address(of: link)
    return LinkSheet.Ready(
      address: address,
      note: open.isToBeCopied
        ? texts.copyYourself : isToFollow ? texts.linkWorks : texts.scoringLinkWorks,
      code: open.showsCode ? QRCode(address) : nil,
      showsFullNames: isToFollow ? gather.sharing.followerNames == .full : nil)
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
