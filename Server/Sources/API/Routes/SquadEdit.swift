import Domain

/// Turns what a request of the REST API does to a squad into changes.
struct SquadEdit {
  private(set) var sequencer: SquadSequencer
  let author: Account.ID
  let environment: ServerEnvironment

  /// The squad with all changes that are waiting to be written, and those of `apply`.
  var squad: Squad { sequencer.squad }

  func player(_ number: Int) throws(APIError) -> Player {
    guard let player = squad.player(number: number) else { throw .notFound(.player) }
    return player
  }

  func gather(_ id: Gather.ID) throws(APIError) -> Gather {
    guard let gather = squad.gather(id) else { throw .notFound(.gather) }
    return gather
  }

  /// Applies all changes or none.
  mutating func apply(_ changes: [Change]) throws(APIError) {
    let now = environment.now()
    let stamped = changes.map { change in
      StampedChange(
        id: environment.identifier(), device: .withheld,
        madeAt: squad.instant(of: change, at: now), change: change)
    }
    do throws(ChangeRejection) {
      try sequencer.apply(stamped, by: author)
    } catch {
      throw .rejected(error)
    }
  }
}

extension Routes {
  /// What an edit of the REST API counts as; most are smaller.
  private static let editBytes = 1_000

  /// Changes the caller's squad; the changes of `body` are on disk when this returns.
  ///
  /// When `body` throws, none of its changes is written.
  func edit<Value: Sendable>(
    _ caller: Caller,
    _ body: @escaping @Sendable (inout SquadEdit) throws(APIError) -> Value
  ) async throws(APIError) -> Value {
    try spend(Self.editBytes, by: caller)
    try await reserve(Self.editBytes, for: .account(caller))
    return try await sayingWhyFull(.account(caller)) { () async throws(APIError) in
      try await squads.withRoom(caller.squad) { [environment] room throws(APIError) in
        try await room.edit { sequencer throws(APIError) in
          var edit = SquadEdit(
            sequencer: sequencer, author: caller.account, environment: environment)
          let value = try body(&edit)
          sequencer = edit.sequencer
          return value
        }
      }
    }
  }

  /// Counts bytes that an account writes, or has the server work on.
  func spend(_ bytes: Int, by caller: Caller) throws(APIError) {
    try spend(bytes, by: .account(caller))
  }

  func squad(of caller: Caller) async throws(APIError) -> Squad {
    try await squads.withRoom(caller.squad) { room throws(APIError) in
      try await room.latest().squad
    }
  }
}
