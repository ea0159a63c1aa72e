package import Domain
import PastedLists
import Texts

extension AddPlayerViewModel {
  var texts: Strings { context.texts }

  package var title: String {
    switch source {
    case .name: texts.addPlayer
    case .list: texts.pasteList
    }
  }

  /// The sentence about the name that was added last; `nil` when none was, or the next is being
  /// typed.
  package var lastAdded: String? {
    guard name.isEmpty, let last = addedPlayers.first else { return nil }
    return texts.playerAdded(last.name)
  }
  /// Whether the name is valid.
  package var canAdd: Bool { nameError == nil }
  /// Whether "Done" is enabled: what was typed, if anything, can be added.
  package var canFinish: Bool { errorText == nil }
  /// Why the name is refused; `nil` when it is valid or nothing was typed.
  package var errorText: String? {
    guard let nameError, nameError != .empty else { return nil }
    return texts.textError(nameError)
  }

  /// Says that a player of the typed name is on the list; `nil` when none is.
  package var duplicateText: String? {
    let key = SearchKey.folded(name)
    guard nameError == nil, let player = context.playerIndex.listedPlayer(withKey: key) else {
      return nil
    }
    return texts.isOnListAlready(player.details.name.text)
  }

  private var nameError: TextError? { textError(of: name) }

  private func textError(of text: String) -> TextError? {
    do throws(TextError) {
      _ = try ShortText(text)
      return nil
    } catch {
      return error
    }
  }

  /// The players who were added since the screen was opened, the last first.
  package var addedPlayers: [AddedPlayer] {
    added.reversed().compactMap { context.squad.player($0) }.map { player in
      let name = context.playerIndex.shownName(of: player)
      return AddedPlayer(
        id: player.id, name: name, avatar: player.details.name.text.initials,
        removeLabel: texts.removePlayer(name))
    }
  }

  /// A player who was just added.
  package struct AddedPlayer {
    package let id: Player.ID
    package let name: String
    package let avatar: String
    /// "Remove Ann".
    package let removeLabel: String
  }
}

// The pasted list.
extension AddPlayerViewModel {
  /// The people of the list.
  package func rows(of list: PastedList) -> [PastedRow] {
    rows(of: list) { $0.isPerson }
  }

  /// The lines that name no one, as far as one can tell.
  package func rest(of list: PastedList) -> [PastedRow] {
    rows(of: list) { !$0.isPerson }
  }

  private func rows(
    of list: PastedList, where isShown: (PastedList.Item) -> Bool
  ) -> [PastedRow] {
    list.items.enumerated().filter { isShown($0.element) }.map { position, item in
      let before = list.items[..<position].count { $0.name == item.name }
      // Of two rows with one name, the second is spoken with a number.
      let spoken = ShownNames.text(item.name, number: before > 0 ? before + 1 : nil)
      return PastedRow(
        position: position, name: item.name.text,
        note: note(on: item, playsNow: canStartGather(list) && item.plays), isChosen: item.isChosen,
        mendLabel: texts.mendName(spoken),
        guestLabel: item.guests > 0 ? texts.addGuestOf(spoken) : nil,
        alternative: alternative(at: position, in: list))
    }
  }

  private func alternative(at position: Int, in list: PastedList) -> PastedRow.Alternative? {
    guard let names = list.otherReading(of: position)?.map({ $0.text }) else { return nil }
    return names.count == 1
      ? PastedRow.Alternative(text: texts.onePerson, label: texts.readAsOne(names[0]))
      : PastedRow.Alternative(text: texts.moreThanOne, label: texts.split(names))
  }

  /// The first line of the pasted text, which is shown while the field is folded; `nil` when it is not.
  package func foldedText(of list: PastedList) -> String? { list.isFolded ? list.firstLine : nil }

  private func note(on item: PastedList.Item, playsNow: Bool) -> String? {
    var notes: [String] = []
    switch item.kind {
    case .person(let answer):
      if let reason = texts.answer(answer) { notes.append(reason) }
      if item.isListed {
        if item.isChosen {
          notes.append(texts.againInList)
        } else {
          notes += [texts.alreadyOnList] + (playsNow ? [texts.answerIn] : [])
        }
      } else if item.isRepeated {
        notes.append(texts.againInList)
      } else if item.archived != nil {
        notes.append(texts.comesBack)
      }
    case .rest(let remark): notes.append(texts.remark(remark))
    }
    notes += item.remarks
    if item.guests > 0 { notes.append("+\(item.guests)") }
    return notes.isEmpty ? nil : notes.joined(separator: " · ")
  }

  /// The form of a name of the list; `nil` when none is open.
  package func sheet(of list: PastedList) -> PastedSheet? {
    guard let draft = list.draft else { return nil }
    let error = textError(of: draft.name)
    return PastedSheet(
      title: texts.mendName(list.items[draft.position].name.text), name: draft.name,
      errorText: error.flatMap { $0 == .empty ? nil : texts.textError($0) },
      canConfirm: error == nil,
      splitLabel: list.splitParts.map { texts.split($0.map { $0.text }) },
      joinLabel: list.nextName.map { texts.joinWith($0.text) })
  }

  /// How many names were read, or that they will be; `nil` when none were.
  package func summary(of list: PastedList) -> String? {
    if list.isWaiting { return texts.namesComeSoon }
    guard !list.items.isEmpty else { return nil }
    let count = texts.namesFound(list.items.count { $0.isPerson })
    return list.isCut ? "\(count). \(texts.onlyFirstNames(NameList.limit))" : count
  }

  /// "Add 10 players".
  package func confirmLabel(of list: PastedList) -> String { texts.addPlayers(list.chosen.count) }

  /// "New gather (10 are in)": that those of the list play now; `nil` when they are too few, or a match or its
  /// line-up is under way.
  package func gatherLabel(of list: PastedList) -> String? {
    canStartGather(list) ? texts.newGatherWith(list.playing.count) : nil
  }

  func canStartGather(_ list: PastedList) -> Bool {
    context.lineUp == nil && context.runningGather == nil
      && list.playing.count >= PlayersViewModel.fewestPlayers
  }

  /// Whether there is a name to add.
  package func canConfirm(_ list: PastedList) -> Bool { !list.chosen.isEmpty }
}
