import Domain

/// What a request of the REST API does to the caller's squad, as changes.
struct SquadEdit {
  private(set) var sequencer: SquadSequencer
  let author: Account.ID
  let environment: ServerEnvironment

  /// The squad as it will be just before, and after `apply`, with what was applied.
  var squad: Squad { sequencer.squad }

  func player(_ number: Int) throws(APIError) -> Player {
    guard let player = squad.player(number: number) else { throw .notFound(.player) }
    return player
  }

  func gather(_ id: Gather.ID) throws(APIError) -> Gather {
    guard let gather = squad.gather(id) else { throw .notFound(.gather) }
    return gather
  }

  /// Applies changes all together or not at all.
  mutating func apply(_ changes: [Change]) throws(APIError) {
    let now = environment.now()
    let stamped = changes.map { change in
      StampedChange(id: environment.identifier(), device: Self.device, madeAt: now, change: change)
    }
    do throws(ChangeRejection) {
      try sequencer.apply(stamped, by: author)
    } catch {
      throw .rejected(error)
    }
  }

  /// Stands for all clients of the REST API, which do not say which phone they are on.
  private static let device = Device.ID(high: 0, low: 0)
}

extension Routes {
  /// Changes the caller's squad; what `body` applies is on disk when this returns.
  func edit<Value: Sendable>(
    _ caller: Caller,
    _ body: @escaping @Sendable (inout SquadEdit) throws(APIError) -> Value
  ) async throws(APIError) -> Value {
    try await squads.withRoom(caller.squad) { [environment] room throws(APIError) in
      try await room.edit { sequencer throws(APIError) in
        var edit = SquadEdit(sequencer: sequencer, author: caller.account, environment: environment)
        let value = try body(&edit)
        sequencer = edit.sequencer
        return value
      }
    }
  }

  /// The caller's squad as it is on disk.
  func squad(of caller: Caller) async throws(APIError) -> Squad {
    try await squads.withRoom(caller.squad) { room throws(APIError) in
      try await room.current().squad
    }
  }
}
