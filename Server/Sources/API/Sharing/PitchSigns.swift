import Domain

/// When devices that keep score were last heard of.
struct PitchSigns {
  /// The last request that changed a gather.
  private var ofGathers: [Gather.ID: Instant] = [:]
  /// The last request that named no gather.
  private var ofAny: Instant?

  /// The last sign that concerns a gather.
  func last(of gather: Gather.ID) -> Instant? {
    guard let ofAny else { return ofGathers[gather] }
    return max(ofAny, ofGathers[gather] ?? ofAny)
  }

  /// The last sign that concerns a subject; `nil` for one where no pitch is heard of.
  func last(of subject: LinkSubject) -> Instant? {
    switch subject {
    case .gather(let id): last(of: id)
    case .plans, .table: nil
    }
  }

  /// Whether pages say that there is no news of a subject.
  func isSilent(_ subject: LinkSubject, at now: Instant) -> Bool {
    guard let last = last(of: subject) else { return true }
    return last.span(until: now) > Presence.patience
  }

  /// Whether no sign of one of the gathers, or of any when there are none, came for a time.
  func isSilent(_ gathers: Set<Gather.ID>, for milliseconds: Int64, at now: Instant) -> Bool {
    let signs = gathers.isEmpty ? [ofAny] : gathers.map { last(of: $0) }
    return signs.contains { $0.map { $0.milliseconds(until: now) >= milliseconds } ?? true }
  }

  /// Notes a sign of some gathers, or of any when there are none.
  ///
  /// A device may make up ids, so those that the squad does not have are forgotten.
  mutating func note(_ gathers: Set<Gather.ID>, in squad: Squad?, at now: Instant) {
    guard !gathers.isEmpty else { return ofAny = now }
    if let squad { ofGathers = ofGathers.filter { squad.gather($0.key) != nil } }
    for gather in gathers { ofGathers[gather] = now }
  }
}
