extension Gather {
  /// The changes that bring what this gather is shared by to one that is shared by less.
  func retoldSharing(beyond known: Sharing) -> [(change: Change, madeAt: Instant)] {
    var changes: [Change] = []
    for link in sharing.links {
      let knownLink = known.links.first { $0.id == link.id }
      if knownLink == nil {
        changes.append(
          .sharing(id, .linkMade(Link(id: link.id, purpose: link.purpose, secret: link.secret))))
      }
      if link.isOff, knownLink?.isOff != true {
        changes.append(.sharing(id, .linkTurnedOff(link.id)))
      }
    }
    // The more careful choice wins, as the link that was turned off does.
    if sharing.followerNames == .firstNameAndInitial, known.followerNames == .full {
      changes.append(.sharing(id, .followerNamesSet(sharing.followerNames)))
    }
    return changes.map { ($0, startedAt) }
  }
}
