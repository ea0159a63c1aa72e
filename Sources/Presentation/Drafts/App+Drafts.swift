import Domain

// What the user typed and did not use yet.
extension App {
  /// Keeps what is typed in a form; without texts it was used or given up.
  mutating func keepDraft(_ form: DraftForm, _ texts: [String]) {
    let draft = Draft(form, texts.map { ExactText($0) }, typedAt: now)
    disk.noteChange(of: drafts.put(draft))
  }

  /// Forgets what was typed for teams that are no longer put together.
  mutating func forgetTeamDrafts() {
    disk.noteChange(of: drafts.forget { if case .team = $0 { true } else { false } })
  }

  /// Keeps drafts whose records were erased, because their squad stays.
  mutating func keepDraftsAgain(_ kept: Drafts) {
    drafts = kept
    disk.noteChange(of: kept.all.map { $0.form })
  }

  /// Writes what was typed since the last write: with what else is written now, so that what was used
  /// is no draft any more, or else one write at a time, because the disk takes no more.
  mutating func storeDrafts() {
    // What failed is written with everything else.
    guard !disk.draftsToStore.isEmpty, disk.state.isInOrder else { return }
    let last = outbox.lastIndex { $0.storesWhatTheUserDid }
    guard let last, case .store(let actions) = outbox[last] else {
      if disk.draftsBeingStored.isEmpty { storeDraftsAtOnce() }
      return
    }
    outbox[last] = .store(actions + takeDraftsToStore())
  }

  /// Writes what was typed also while a write is under way, because the page may end now.
  mutating func storeDraftsAtOnce() {
    guard !disk.draftsToStore.isEmpty, disk.state.isInOrder else { return }
    send(.store(takeDraftsToStore()))
  }

  /// All drafts, and those that are no more, after a write of some of them failed.
  mutating func takeAllDrafts() -> [StoreAction] {
    disk.noteChange(of: drafts.all.map { $0.form })
    return takeDraftsToStore()
  }

  private mutating func takeDraftsToStore() -> [StoreAction] {
    disk.takeDraftsToStore().map { .draft($0, drafts[$0]) }
  }

  /// Takes over the drafts on the disk, but for those that were never written there.
  mutating func loadDrafts(_ stored: Drafts) {
    let own = (disk.draftsToStore + disk.draftsBeingStored).map { ($0, drafts[$0]) }
    drafts = stored
    for (form, draft) in own { _ = drafts.put(draft ?? Draft(form, [], typedAt: now)) }
  }

  mutating func forgetDrafts() {
    drafts = Drafts()
    disk.forgetDrafts()
  }
}
