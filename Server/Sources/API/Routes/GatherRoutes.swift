import Domain
import Hummingbird
import Wire

extension Routes {
  func listGathers(_ caller: Caller) async throws(APIError) -> Response {
    try await squads.withRoom(caller.squad) { room throws(APIError) in
      .json(
        try await room.response(.gathers) { loaded in
          JSONWriter.write { writer in
            writer.array(loaded.squad.gathers) { $1.gather($0, user: caller.account) }
          }
        })
    }
  }

  /// Starts a gather without players; the original client sends `{}`, other clients no body.
  func startGather(_ request: Request, _ caller: Caller) async throws(APIError) -> Response {
    let body = try await request.bytes()
    if !body.isEmpty {
      do throws(WireError) {
        try requireObject(json: body)
      } catch {
        throw .wire(error)
      }
    }
    let id: Gather.ID = environment.identifier()
    try await edit(caller) { edit throws(APIError) in
      try edit.apply([.gather(id, .started([]))])
    }
    return .created(Route.gather(id).path)
  }

  func endGather(
    _ id: Gather.ID, _ request: Request, _ caller: Caller
  ) async throws(APIError) -> Response {
    let result: GatherResult
    let body = try await request.bytes()
    do throws(GatherResultError) {
      result = try GatherResult(json: body)
    } catch {
      throw .result(error)
    }
    try await edit(caller) { [environment] edit throws(APIError) in
      let gather = try edit.gather(id)
      guard !gather.isRowOfGames else { throw .rowOfGames }
      try edit.apply(gather.changes(toEndWith: result) { environment.identifier() })
    }
    return .noContent
  }

  func deleteGather(_ id: Gather.ID, _ caller: Caller) async throws(APIError) -> Response {
    try await edit(caller) { edit throws(APIError) in
      try edit.apply([.gather(try edit.gather(id).id, .set(.deleted, true))])
    }
    return .noContent
  }

  func assign(
    _ number: Int, to id: Gather.ID, _ request: Request, _ caller: Caller
  ) async throws(APIError) -> Response {
    let team: Team
    let body = try await request.bytes()
    do throws(WireError) {
      team = try readTeam(json: body)
    } catch {
      throw .wire(error)
    }
    try await edit(caller) { edit throws(APIError) in
      let gather = try edit.gather(id)
      let player = try edit.player(number)
      guard gather.participants.first(where: { $0.id == player.id })?.team != team else { return }
      let participant = Participant(id: player.id, name: player.details.name, team: team)
      try edit.apply([.gather(id, .participantAssigned(participant))])
    }
    return .empty
  }

  /// Lists the players of a gather under their names at the time, including removed players.
  func listPlayers(of id: Gather.ID, _ caller: Caller) async throws(APIError) -> Response {
    let squad = try await squad(of: caller)
    guard let gather = squad.gather(id) else { throw .notFound(.gather) }
    let participants = gather.participants.compactMap { participant in
      squad.participantAsPlayer(participant).map { (player: $0, team: participant.team) }
    }
    return .json(
      JSONWriter.write { writer in
        writer.array(participants) { $1.player($0.player, team: $0.team) }
      })
  }
}
