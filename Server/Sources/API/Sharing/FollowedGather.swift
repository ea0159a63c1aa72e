import Domain
import Pages
import Picture
import Wire

/// A gather as people see it who follow it by a link.
struct FollowedGather: LinkView, LinkPageView {
  let gather: Gather
  /// What the group calls itself; `nil` when it has no name.
  let group: GroupName?
  let audience: Audience
  let heardAt: Instant?
  let now: Instant
  /// Whether the group shows who is who beside its links.
  let namesPeople: Bool

  private var page: FollowPage {
    FollowPage(
      gather, of: group, in: audience.language, at: now, heardAt: heardAt, namesPeople: namesPeople)
  }

  var content: [UInt8] { page.content }

  var changesAt: Instant? { nil }

  func document(at origin: String?, appPicture: PreviewPicture?) -> [UInt8] {
    page.document(picture: origin.map { preview(at: $0) })
  }

  var data: [UInt8] { gather.followed(at: now) }

  var picture: ScorePicture { ScorePicture(gather) }

  /// The address names the game and its score, so that chats do not show an old picture again.
  private func preview(at origin: String) -> PreviewPicture {
    let game = gather.games.count == 1 ? "" : "\(gather.games.count)."
    let route = Route.link(.follow, audience.holder.secret, .picture)
    return PreviewPicture(
      address: "\(origin)\(route.path)?\(game)\(gather.shownGame.score.text)",
      width: ScorePicture.width, height: ScorePicture.height)
  }
}
