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
  ///
  /// After the end no one begins to keep the score; a link that was made before can still be turned off.
  var links: [Link.Purpose] {
    let keepsScore =
      gather.endedAt == nil || gather.workingLink(for: .score, at: context.now) != nil
    let purposes: [Link.Purpose] = keepsScore ? [.follow, .score] : [.follow]
    return purposes.filter { canBeShared(for: $0) }
  }

  private func show(_ names: NameForm) -> [ScreenRequest] {
    gather.sharing.followerNames == names
      ? [] : [.record(.sharing(gather.id, .followerNamesSet(names)))]
  }

  func handleLink(_ event: LinkEvent, in moment: Moment) -> [ScreenRequest] {
    switch event {
    case .shareOpened: sheet = .share
    case .opened: return open(.follow, in: moment)
    case .scoringOpened: return open(.score, in: moment)
    // Also offered before a link is open.
    case .fullNamesTapped: return show(.full)
    case .initialsTapped: return show(.firstNameAndInitial)
    case .shareTapped:
      return readyLink.map { link in
        [.perform(.share(SharedText(.gatherLink, in: context) { _ in message(with: link) }))]
      } ?? []
    case .turnedOff:
      let link = openLink
      close()
      return link.map { [.record(.sharing(gather.id, .linkTurnedOff($0.id)))] } ?? []
    default:
      guard case .link(var open) = sheet, let offer = openOffer else { return [] }
      let requests = offer.handle(event, in: &open)
      sheet = .link(open)
      return requests
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
    let offer = offer(of: purpose)
    guard canBeShared(for: purpose), offer.problem == nil else { return [] }
    sheet = .link(offer.opened(for: purpose))
    let link = Link.new(for: purpose, in: moment)
    let making: [ScreenRequest] =
      offer.link == nil ? [.record(.sharing(gather.id, .linkMade(link)))] : []
    return making + offer.founding
  }

  /// The link that works, the latest when there are several, and how far it is.
  private func offer(of purpose: Link.Purpose) -> LinkOffer {
    let link = gather.workingLink(for: purpose, at: context.now)
    let confirmed = context.confirmed.gather(gather.id)?.sharing.links ?? []
    return LinkOffer(
      context: context, link: link, isConfirmed: confirmed.contains { $0.id == link?.id })
  }

  private var openOffer: LinkOffer? {
    if case .link(let open) = sheet { offer(of: open.purpose) } else { nil }
  }

  /// The link of the open sheet.
  private var openLink: Link? { openOffer?.link }

  /// The link of the open sheet, once the server has confirmed it.
  private var readyLink: Link? { openOffer?.ready }

  private func address(of link: Link) -> String { offer(of: link.purpose).address(of: link) }

  private func message(with link: Link) -> String {
    var text = ShareText()
    text.add("\(texts.opponents(in: gather).onOneLine)")
    text.add("\(address(of: link))")
    return text.text
  }
}

// What the sheets show.
extension MatchEditor {
  /// The kinds of link that the match has.
  var shareSheet: ShareSheet {
    let offers = links.map { (purpose: $0, offer: offer(of: $0)) }
    let problem = offers.compactMap { $0.offer.problem }.first
    return ShareSheet(
      ways: offers.map { .init(purpose: $0.purpose, isPossible: $0.offer.problem == nil) },
      note: problem == nil ? offers.first?.offer.note : nil,
      problem: problem.map { texts.shareProblem($0) })
  }

  /// The sheet of a link; `nil` when there is none and none is on its way.
  func closeSheet() -> [ScreenRequest] {
    defer { sheet = nil }
    guard case .link(let open) = sheet else { return [] }
    return linkSheet(open)?.closing(in: context) ?? []
  }

  func linkSheet(_ open: OpenLink) -> LinkSheet? {
    offer(of: open.purpose).content(open) { ready($0, open) }.map {
      LinkSheet(
        title: open.purpose == .follow ? texts.followLink : texts.scoringLink, content: $0)
    }
  }

  private func ready(_ link: Link, _ open: OpenLink) -> LinkSheet.Ready {
    let isToFollow = link.purpose == .follow
    return LinkSheet.Ready(
      open, at: address(of: link), isToFollow ? texts.linkWorks : texts.scoringLinkWorks,
      names: isToFollow ? nameChoices : [], context)
  }

  private var nameChoices: [LinkSheet.Choice] {
    let isFull = gather.sharing.followerNames == .full
    return [.fullNames(isChosen: isFull, texts), .initials(isChosen: !isFull, texts)]
  }
}
