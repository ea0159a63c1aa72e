import Domain
import Hummingbird
import Wire

extension Routes {
  func listPlayers(_ caller: Caller) async throws(APIError) -> Response {
    try await squads.withRoom(caller.squad) { room throws(APIError) in
      .json(
        try await room.response(.players) { loaded in
          JSONWriter.write { $0.array(loaded.squad.players) { $1.player($0) } }
        })
    }
  }

  func addPlayer(_ request: Request, _ caller: Caller) async throws(APIError) -> Response {
    let details = try await details(request)
    let id: Player.ID = environment.identifier()
    let number = try await edit(caller) { edit throws(APIError) in
      try edit.apply([.player(id, .added(details))])
      return edit.squad.player(id)?.number
    }
    guard let number else { throw .notFound(.player) }
    return .created(Route.player(number).path)
  }

  func replacePlayer(
    _ number: Int, _ request: Request, _ caller: Caller
  ) async throws(APIError) -> Response {
    let target = try await details(request)
    try await edit(caller) { edit throws(APIError) in
      let player = try edit.player(number)
      try edit.apply(player.details.edits(to: target).map { .player(player.id, .edited($0)) })
    }
    return .noContent
  }

  func removePlayer(_ number: Int, _ caller: Caller) async throws(APIError) -> Response {
    try await edit(caller) { edit throws(APIError) in
      try edit.apply([.player(try edit.player(number).id, .set(.removed, true))])
    }
    return .noContent
  }

  func listGathers(of number: Int, _ caller: Caller) async throws(APIError) -> Response {
    let squad = try await squad(of: caller)
    guard let player = squad.player(number: number) else { throw .notFound(.player) }
    let gathers = squad.gathers(with: player.id)
    return .json(
      JSONWriter.write { $0.array(gathers) { $1.gather($0, user: caller.account) } })
  }

  private func details(_ request: Request) async throws(APIError) -> PlayerDetails {
    let body = try await request.bytes()
    do throws(WireError) {
      return try PlayerDetails(json: body)
    } catch {
      throw .wire(error)
    }
  }
}
