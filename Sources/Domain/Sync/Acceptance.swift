/// The subject of the ids of acceptances: the server took a change into a squad's log.
///
/// Two logs that have the same acceptance at the same place are the same up to there. A change that a
/// server lost and takes in again is another acceptance, because it happens at another time.
public enum Acceptance {
  /// Identifies an acceptance.
  public typealias ID = Identifier<Acceptance>
}

extension SequencedChange {
  /// The acceptance of the change; a device and a server compute the same.
  ///
  /// Not for what a scorekeeper receives, which lacks what it is computed from.
  public var acceptance: Acceptance.ID {
    let time = acceptedAt.map { String($0.milliseconds) } ?? ""
    return Acceptance.ID(
      derivedFrom: ["football gather acceptance 1", stamped.id.uuidString, time])
  }
}
