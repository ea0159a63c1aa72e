import Domain
import QRCode

// The link by which people follow the match.
extension MatchEditor {
  /// The link to follow that works; the latest when there are several.
  private var link: GatherLink? { gather.workingLink(for: .follow, at: context.now) }

  /// Whether the match goes on, or ended not long ago.
  var canBeFollowed: Bool { gather.canBeShared(for: .follow, at: context.now) }

  func handleLink(_ event: MatchEvent.Link, in moment: Moment) -> [ScreenRequest] {
    switch event {
    case .opened: return link == nil && canBeFollowed ? [make(in: moment)] : []
    case .fullNamesTapped: return [.record([.followerNamesSet(gather.id, .full)])]
    case .initialsTapped: return [.record([.followerNamesSet(gather.id, .firstNameAndInitial)])]
    case .copyTapped: return link.map { [.perform(.copy(address(of: $0)))] } ?? []
    case .shareTapped: return link.map { [.perform(.share(message(with: $0)))] } ?? []
    case .codeTapped: return []
    case .turnedOff:
      return link.map { [.record([.linkTurnedOff(gather.id, $0.id)])] } ?? []
    }
  }

  /// The secret is this device's, so a link can be made while it is offline.
  private func make(in moment: Moment) -> ScreenRequest {
    var generator = moment
    let link = GatherLink(
      id: moment.newID(), purpose: .follow, secret: .random(using: &generator))
    return .record([.linkMade(gather.id, link)])
  }

  private func address(of link: GatherLink) -> String {
    Phrase("\(context.origin)/follow/\(link.secret.text)").text
  }

  private func message(with link: GatherLink) -> String {
    var text = ShareText()
    text.add("\(texts.opponents(in: gather).onOneLine)")
    text.add("\(address(of: link))")
    return text.text
  }

  /// The sheet of the link; `nil` when the link was turned off, perhaps on another device.
  func linkSheet(showsCode: Bool) -> LinkSheet? {
    guard let link else { return nil }
    let known = context.confirmed.gather(gather.id)?.sharing.links.contains { $0.id == link.id }
    let address = address(of: link)
    return LinkSheet(
      address: address,
      note: known == true ? texts.linkWorks : texts.linkUnknown,
      isKnown: known == true,
      code: showsCode ? QRCode(address) : nil,
      showsFullNames: gather.sharing.followerNames == .full)
  }
}
