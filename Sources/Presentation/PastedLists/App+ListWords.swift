import PastedLists

/// The words by which pasted lists are read, which are fetched when a screen needs them.
enum AwaitedListWords {
  case notAsked
  case asked
  case here(ListWords)

  /// The words; `nil` until they have loaded.
  var known: ListWords? { if case .here(let words) = self { words } else { nil } }
}

extension App {
  /// Fetches the words once a screen has a field for a list.
  mutating func askForListWords() {
    guard case .notAsked = listWords, screen.readsLists else { return }
    listWords = .asked
    send(.loadListWords)
  }
}

extension Screen {
  /// Whether the screen has a field for names or answers that were copied elsewhere.
  fileprivate var readsLists: Bool {
    switch self {
    case .addPlayer(let model): model.readsList
    case .plan(let model): model.readsAnswers
    default: false
    }
  }
}

extension AddPlayerViewModel {
  fileprivate var readsList: Bool { if case .list = source { true } else { false } }
}

extension PlanViewModel {
  fileprivate var readsAnswers: Bool { if case .add = sheet { true } else { false } }
}
