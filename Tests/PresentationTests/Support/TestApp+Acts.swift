import Domain
import Presentation
import TestSupport
import Testing
import Texts

// The acts of a user.
extension TestApp {
  /// A device without an account, with these players on its list.
  static func with(
    _ names: String..., language: Language = .english, dateForm: DateForm = .dayFirst
  ) -> Self {
    var device = TestApp(language: language, dateForm: dateForm)
    device.add(names)
    return device
  }

  /// Sends an event, and the end of the timer for as long as the app asks for it at once.
  ///
  /// An app that never stops asking would otherwise run for ever here.
  @discardableResult
  mutating func tap(_ event: Event) -> [Effect] {
    var asked = send(event)
    for _ in 0..<10_000 {
      guard !disk.isKilled, app.wakesAt == deviceTime else { return asked }
      asked += send(.device(.woke))
    }
    Issue.record("The app asks to be woken at once, again and again")
    return asked
  }

  mutating func type(username: String, password: String) {
    if app.destination != .login { open(.login) }
    send(.login(.usernameTyped, username))
    send(.login(.passwordTyped, password))
  }

  mutating func type(search: String) { send(.players(.searchTyped, search)) }
  mutating func type(name: String) { send(.addPlayer(.nameTyped, name)) }
  mutating func type(value: String) { send(.editPlayer(.textTyped, value)) }

  mutating func type(minutes: String, seconds: String) {
    send(.gather(.minutesTyped, minutes))
    send(.gather(.secondsTyped, seconds))
  }

  @discardableResult
  mutating func open(_ destination: Destination) -> [Effect] {
    send(.shell(.linkTapped(destination)))
  }

  mutating func goBack() { send(.shell(.backTapped)) }
  mutating func undo() { send(.shell(.undoTapped)) }

  mutating func add(_ names: String...) { add(names) }

  mutating func add(_ names: [String]) {
    for name in names {
      open(.addPlayer)
      type(name: name)
      send(.addPlayer(.doneTapped))
    }
  }

  /// Prepares a gather, and opens the selection of those who play.
  mutating func openSelection() {
    send(.players(.newGatherTapped))
    send(.players(.anotherConfirmed))
    if app.destination == .confirmPlayers { send(.confirmPlayers(.whoPlaysTapped)) }
  }

  /// Prepares a gather with these players only, in this order; a name that is repeated is unticked.
  mutating func select(_ names: String...) throws { try select(names) }

  mutating func select(_ names: [String]) throws {
    openSelection()
    for row in try players.list.rows where row.isSelected { send(.players(.rowTapped(row.id))) }
    for name in names { send(.players(.rowTapped(try id(of: name)))) }
  }

  /// Selects players to be deleted, by name.
  mutating func selectToDelete(_ names: String...) throws {
    send(.players(.editTapped))
    for name in names { send(.players(.rowTapped(try id(of: name)))) }
  }

  mutating func move(_ name: String, to team: Team) throws {
    send(.confirmPlayers(.moved(try id(of: name), team)))
  }

  /// Goes from the list to a gather of Ann against Ben.
  @discardableResult
  mutating func startGather(_ first: String = "Ann", _ second: String = "Ben") throws -> Gather.ID {
    open(.players)
    try select(first, second)
    send(.players(.confirmTapped))
    try move(first, to: .teamA)
    try move(second, to: .teamB)
    send(.confirmPlayers(.startTapped))
    return try gather.id
  }

  /// Scores goals, one a second.
  mutating func score(_ goals: Int, for side: Side) {
    for _ in 0..<goals {
      tap(.gather(.plusTapped(side)))
      pass(seconds: 1)
    }
  }

  mutating func cancelClock() {
    send(.gather(.clockCancelTapped))
    send(.gather(.clockCancelConfirmed))
  }

  /// Begins another countdown at full time.
  mutating func startAgain(minutes: Int) {
    tap(.gather(.setTimeTapped))
    tap(.gather(.presetTapped(minutes)))
    tap(.gather(.timeSet))
  }

  mutating func endGather() {
    send(.gather(.endTapped))
    send(.gather(.endConfirmed))
  }

  mutating func logOut() {
    open(.settings)
    send(.settings(.logOutTapped))
    send(.settings(.logOutConfirmed))
  }

  /// Lets time pass without waking the app.
  mutating func pass(minutes: Int64 = 0, seconds: Int64 = 0) {
    now = now.advanced(byMilliseconds: (minutes * 60 + seconds) * 1_000)
  }

  /// Lets time pass, and wakes the app when it asked for it.
  mutating func wait(minutes: Int64 = 0, seconds: Int64 = 0) {
    pass(minutes: minutes, seconds: seconds)
    send(.device(.woke))
  }

  /// Another window of this device records a change.
  mutating func receive(_ change: Change) {
    let id = UInt64(1_000 + app.replica.pending.count)
    send(.device(.otherWindow(.recorded(.numbered(id, change)))))
  }
}
