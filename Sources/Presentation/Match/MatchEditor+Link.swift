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
    case .opened: return open(.follow, in: moment)
    case .scoringOpened: return open(.score, in: moment)
    case .fullNamesTapped: return [.record(.followerNamesSet(gather.id, .full))]
    case .initialsTapped: return [.record(.followerNamesSet(gather.id, .firstNameAndInitial))]
    case .copyTapped: return openLink.map { [.perform(.copy(address(of: $0)))] } ?? []
    case .shareTapped: return openLink.map { [.perform(.share(message(with: $0)))] } ?? []
    case .codeTapped:
      if case .link(let purpose, _) = sheet { sheet = .link(purpose, showsCode: true) }
    case .turnedOff:
      let link = openLink
      close()
      return link.map { [.record(.linkTurnedOff(gather.id, $0.id))] } ?? []
    }
    return []
  }

  private func open(
    _ purpose: Link.Purpose, in moment: Moment
  ) -> [ScreenRequest] {
    guard canBeShared(for: purpose) else { return [] }
    sheet = .link(purpose, showsCode: false)
    return link(for: purpose) == nil ? [make(for: purpose, in: moment)] : []
  }

  /// The link of the open sheet.
  private var openLink: Link? {
    if case .link(let purpose, _) = sheet { link(for: purpose) } else { nil }
  }

  /// The link that works; the latest when there are several.
  private func link(for purpose: Link.Purpose) -> Link? {
    gather.workingLink(for: purpose, at: context.now)
  }

  /// The secret is this device's, so a link can be made while it is offline.
  private func make(for purpose: Link.Purpose, in moment: Moment) -> ScreenRequest {
    var generator = moment
    let link = Link(
      id: moment.newID(), purpose: purpose, secret: .random(using: &generator))
    return .record(.linkMade(gather.id, link))
  }

  private func address(of link: Link) -> String {
    Phrase("\(context.origin)/\(link.purpose.rawValue)/\(link.secret.text)").text
  }

  private func message(with link: Link) -> String {
    var text = ShareText()
    text.add("\(texts.opponents(in: gather).onOneLine)")
    text.add("\(address(of: link))")
    return text.text
  }

  /// The sheet of a link; `nil` when the link was turned off, perhaps on another device.
  func linkSheet(for purpose: Link.Purpose, showsCode: Bool) -> LinkSheet? {
    guard let link = link(for: purpose) else { return nil }
    let known = context.confirmed.gather(gather.id)?.sharing.links.contains { $0.id == link.id }
    let isToFollow = purpose == .follow
    let address = address(of: link)
    return LinkSheet(
      title: isToFollow ? texts.followLink : texts.scoringLink,
      address: address,
      note: known != true
        ? texts.linkUnknown : isToFollow ? texts.linkWorks : texts.scoringLinkWorks,
      code: showsCode ? QRCode(address) : nil,
      showsFullNames: isToFollow ? gather.sharing.followerNames == .full : nil)
  }
}
