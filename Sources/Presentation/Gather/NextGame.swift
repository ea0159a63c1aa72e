package import Domain
import Texts

/// The form that starts the next game.
package struct NextGameSheet: Sendable {
  package let teams: [(side: Side, name: String, color: TeamColor?, isChosen: Bool)]
  package let rotations: [(index: Int, label: String, isChosen: Bool)]
  /// What the button says, with the teams that will play; `nil` until two are chosen.
  package let startLabel: String?
}

// The next game of a gather with three or four teams.
extension GatherViewModel {
  private static let rotations: [Rotation] =
    (1...3).map { .winnerStays(atMost: $0) } + [.everybodyPlays]

  /// The label of the button that starts the next game; `nil` for a gather that is one match.
  package var nextGameLabel: String? {
    guard let gather = ongoing, gather.isRowOfGames else { return nil }
    return gather.currentGame.wasPlayed ? texts.nextGame : texts.whoPlays
  }

  package var nextGameSheet: NextGameSheet? {
    guard case .nextGame(let chosen) = sheet, let gather = ongoing else { return nil }
    return NextGameSheet(
      teams: gather.sides.map { side in
        (side, texts.name(of: side.team, in: gather), gather[side].color, chosen.contains(side))
      },
      rotations: Self.rotations.indices.map { index in
        let rotation = Self.rotations[index]
        return (index, texts.rotation(rotation), rotation == gather.rotation)
      },
      startLabel: pairing(of: chosen).map { texts.startGame(texts.opponents($0, in: gather)) })
  }

  mutating func handleNextGame(_ event: GatherEvent, in moment: Moment) -> [ScreenRequest] {
    guard let gather = ongoing, gather.isRowOfGames else { return [] }
    switch (event, sheet) {
    case (.plain(.nextGameTapped), _): sheet = .nextGame(gather.nextPairing.sides)
    case (.teamTapped(let side), .nextGame(let chosen)):
      let others = chosen.filter { $0 != side }
      sheet = .nextGame(others.count < chosen.count ? others : chosen.suffix(1) + [side])
    case (.rotationTapped(let index), .nextGame):
      guard Self.rotations.indices.contains(index) else { return [] }
      return chooseRotation(Self.rotations[index], of: gather)
    case (.plain(.nextGameStarted), .nextGame(let chosen)):
      guard let pairing = pairing(of: chosen) else { return [] }
      sheet = nil
      return start(pairing, in: gather, moment)
    default: break
    }
    return []
  }

  private func pairing(of chosen: [Side]) -> Pairing? {
    chosen.count == 2 ? Pairing(chosen[0], chosen[1]) : nil
  }

  private mutating func chooseRotation(
    _ rotation: Rotation, of gather: Gather
  ) -> [ScreenRequest] {
    sheet = .nextGame(gather.nextPairing(by: rotation).sides)
    return rotation == gather.rotation ? [] : [.record(.gather(id, .rotationSet(rotation)))]
  }

  private func start(
    _ pairing: Pairing, in gather: Gather, _ moment: Moment
  ) -> [ScreenRequest] {
    let game: Game.ID = moment.newID()
    let last = gather.currentGame
    // Never before the game that is on, which another phone's clock may have started "later".
    let instant = max(moment.now, last.startedAt)
    var back: [Change] = [.gather(id, .gameTakenBack(game))]
    if case .running = last.clock.reading(at: moment.now) {
      back.append(.clock(id, last.id, .started))
    }
    let undo = Undo(
      message: texts.opponents(pairing, in: gather), action: .record(back), madeAt: instant)
    return [.record(.gather(id, .gameStarted(game, pairing)), at: instant, undo: undo)]
  }
}
