import Domain
import Texts

extension MatchEditor {
  /// Who follows and who keeps the score: "12 following, 2 scoring: Min, Bo 18:42"; `nil` while no one
  /// does, and for a scorekeeper.
  var presenceText: String? {
    guard let presence = context.presence.first(where: { $0.gather == gather.id }) else {
      return nil
    }
    let signs = presence.signs.compactMap { text(of: $0) }
    var parts: [String] = []
    if presence.followers > 0 { parts.append(texts.following(presence.followers)) }
    if !signs.isEmpty { parts.append(texts.scoring(signs)) }
    return parts.isEmpty ? nil : context.texts.row(parts)
  }

  /// A scorekeeper's name, with the time at which they were last heard of unless that is now.
  private func text(of sign: Presence.Sign) -> String? {
    guard let name = gather.scorekeeper(on: sign.scorekeeper)?.name.text else { return nil }
    guard sign.heardAt.span(until: context.now) > Presence.patience else {
      return name
    }
    return "\(name) \(context.timeOfDay(sign.heardAt))"
  }
}
