import Domain
import Texts

/// The screen that adds players, one by one or from a list.
///
/// While a line-up is being put together, players who are added are in it.
package struct AddPlayerViewModel: ScreenModel {
  /// What players are added from.
  package enum Source {
    case name
    case list(PastedList)
  }

  var context: ScreenContext { didSet { readWaitingList() } }
  package private(set) var source = Source.name
  package private(set) var name: String
  /// Counts the forms, each of which begins with the focus in its field.
  package private(set) var formNumber = 0
  private let origin: Destination
  /// The players who were added one by one, also those who were removed again.
  private(set) var added: [Player.ID] = []

  /// Creates the screen; "Done" leads to `origin`.
  init(from origin: Destination, context: ScreenContext) {
    self.origin = origin
    self.context = context
    name = context.drafts.text(.plain(.newPlayer)) ?? ""
  }

  /// Creates the screen with the field for a list open; after it, the way leads to `origin`.
  init(readingFor origin: Destination, context: ScreenContext) {
    self.init(from: origin, context: context)
    openList()
  }

  mutating func handle(_ event: AddPlayerEvent, in moment: Moment) -> [ScreenRequest] {
    switch event {
    case .input(let input, let text): return change(input, text)
    case .removeTapped(let player): return remove(player)
    case .plain(.nameSubmitted): return addAnother(in: moment)
    case .plain(.addTapped):
      let requests = addAnother(in: moment)
      // The button took the focus from the field.
      formNumber += 1
      return requests
    case .plain(.doneTapped): return finish(in: moment)
    case .plain(.pasteTapped):
      openList()
      return []
    case .plain(.listConfirmed): return addList(in: moment)
    case .plain(.gatherTapped): return startGather(in: moment)
    case .plain(let name): return mend(name)
    }
  }

  private mutating func change(
    _ input: AddPlayerEvent.Input, _ text: String
  ) -> [ScreenRequest] {
    switch (input, source) {
    case (.nameTyped, .name):
      name = text
      return [.keepDraft(.plain(.newPlayer), typed: text)]
    case (.linesPasted, .name): openList(PastedList(text, by: context.listWords, in: context.squad))
    case (_, .list(var list)):
      change(&list, input, text)
      source = .list(list)
    default: break
    }
    return keepList
  }

  private func change(_ list: inout PastedList, _ input: AddPlayerEvent.Input, _ text: String) {
    let position = text.isEmpty ? -1 : Int(digits: text.bytes) ?? -1
    switch input {
    case .listTyped: list.read(text, in: context.squad)
    case .listedNameTapped: list.toggle(position)
    case .mendTapped: list.openForm(position, typed: context.drafts[.plain(.listedName)])
    case .guestTapped: list.addGuest(position, in: context.squad)
    case .otherReadingTapped: list.readDifferently(position, in: context.squad)
    case .mendedNameTyped: list.type(text)
    case .nameTyped, .linesPasted: break
    }
  }

  /// Mends the name whose form is open.
  private mutating func mend(_ event: AddPlayerEvent.Plain) -> [ScreenRequest] {
    guard case .list(var list) = source else { return [] }
    switch event {
    case .textTapped: list.unfold()
    case .mendConfirmed: list.rename(in: context.squad)
    case .splitTapped: list.split(in: context.squad)
    case .joinTapped: list.join(in: context.squad)
    case .dropTapped: list.drop(in: context.squad)
    case .sheetDismissed, .sheetCancelled: list.closeForm()
    default: break
    }
    source = .list(list)
    if case .sheetDismissed = event { return [] }
    return keepList + (list.isMending ? [] : [.forgetDraft(.plain(.listedName))])
  }

  /// Keeps the list as it is now, and the name that is being mended.
  private var keepList: [ScreenRequest] {
    guard case .list(let list) = source else { return [] }
    let name = list.typedName.map { ScreenRequest.keepDraft(.plain(.listedName), $0) }
    return [.keepDraft(.plain(.list), list.texts)] + [name].compactMap { $0 }
  }

  /// Opens the field for a list, with the one that was left.
  private mutating func openList() {
    let texts = context.drafts[.plain(.list)]?.texts ?? []
    openList(
      PastedList(texts: texts.map { $0.text }, by: context.listWords, in: context.squad))
  }

  /// Reads the list that was opened before the words were here by which lists are read.
  private mutating func readWaitingList() {
    guard let words = context.listWords, case .list(var list) = source, list.lacksWords else {
      return
    }
    list.learn(words, in: context.squad)
    source = .list(list)
  }

  private mutating func openList(_ list: PastedList) {
    guard case .name = source else { return }
    source = .list(list)
    formNumber += 1
  }

  /// Opens the list that was being typed, unless a name was typed since.
  mutating func openFormAgain() {
    let list = DraftForm.plain(.list)
    if context.drafts.last(of: [list, .plain(.newPlayer)]) == list { openList() }
  }

  /// Clears the name after a player was added.
  mutating func startAnother(after player: Player.ID) {
    added.append(player)
    name = ""
  }

  private func addAnother(in moment: Moment) -> [ScreenRequest] {
    guard let name = validName else { return [] }
    let id: Player.ID = moment.newID()
    return addition([NewPlayer(id: id, name: name)])
      + [.addAnother(after: id), .forgetDraft(.plain(.newPlayer))]
  }

  private func finish(in moment: Moment) -> [ScreenRequest] {
    guard canFinish else { return [] }
    guard let name = validName else { return [.goBack(to: origin)] }
    return addition([NewPlayer(id: moment.newID(), name: name)])
      + [.forgetDraft(.plain(.newPlayer)), .goBack(to: origin)]
  }

  private func addList(in moment: Moment) -> [ScreenRequest] {
    guard case .list(let list) = source, !list.chosen.isEmpty else { return [] }
    return addition(of: list.chosen.map { NewPlayer($0, in: moment) })
      + forgetList + [.goBack(to: origin)]
  }

  /// Adds those of the list who are new, and puts all of them who play into teams.
  private func startGather(in moment: Moment) -> [ScreenRequest] {
    guard case .list(let list) = source, canStartGather(list) else { return [] }
    let playing = list.playing.map { ($0, NewPlayer($0, in: moment)) }
    let new = playing.filter { item, _ in item.known == nil }.map { _, player in player }
    let lineUp = LineUp(forNextGatherOf: context.squad)
      .with(playing.map { LineUp.Spot(player: $0.0.known ?? $0.1.id, team: .bench) })
    // In the place of this screen, whose list is over.
    let made = context.makingTeams(of: lineUp, in: moment).map { request in
      if case .open(let teams) = request { ScreenRequest.replace(with: teams) } else { request }
    }
    guard !new.isEmpty else { return forgetList + made }
    // There is room for one message: the added players, whom nobody expects.
    return addition(of: new) + forgetList
      + made.filter { if case .offerUndo = $0 { false } else { true } }
  }

  private var forgetList: [ScreenRequest] {
    [.forgetDraft(.plain(.list)), .forgetDraft(.plain(.listedName))]
  }

  private func addition(of players: [NewPlayer]) -> [ScreenRequest] {
    let undo = Undo(
      message: texts.playersAdded(players.map { $0.name.text }),
      action: .record(
        players.map {
          $0.isArchived
            ? .player($0.id, .set(.archived, true)) : .player($0.id, .set(.removed, true))
        }))
    return addition(players, undo: undo)
  }

  private func addition(
    _ players: [NewPlayer], undo: Undo? = nil
  ) -> [ScreenRequest] {
    let changes: [Change] = players.map { player in
      player.isArchived
        ? .player(player.id, .set(.archived, false))
        : .player(player.id, .added(PlayerDetails(name: player.name)))
    }
    let lineUp = context.lineUp?.adding(players.map { $0.id })
    return [.record(changes, undo: undo)] + (lineUp.map { [.keepLineUp($0)] } ?? [])
  }

  private func remove(_ id: Player.ID) -> [ScreenRequest] {
    guard let player = context.squad.player(id) else { return [] }
    let undo = Undo(
      message: texts.playersDeleted([player.details.name.text]),
      action: .record(.player(id, .set(.removed, false))))
    return [.record(.player(id, .set(.removed, true)), undo: undo)]
  }

  /// A player who is added, or an archived one who comes back.
  private struct NewPlayer {
    let id: Player.ID
    let name: ShortText
    var isArchived = false

    init(id: Player.ID, name: ShortText) {
      self.id = id
      self.name = name
    }

    /// A person of a list, who comes back if they are an archived player.
    init(_ item: PastedList.Item, in moment: Moment) {
      let archived = item.isListed ? nil : item.archived
      id = archived ?? moment.newID()
      name = item.name
      isArchived = archived.map { _ in true } ?? false
    }
  }

  private var validName: ShortText? { try? ShortText(name) }
}
