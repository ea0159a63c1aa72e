import Domain
import PastedLists

/// Who answered what, and brings how many guests, in a name or in lines that were copied from a chat.
struct TypedAnswers {
  let answers: [Typed]
  /// The lines that name no one, as they were written.
  let unread: [ShortText]

  /// The answer of a person, and how many guests they bring.
  struct Typed {
    let answer: PlanAnswer
    let guests: Int
    /// How many guests more were written: too many, or those of a person who is not in.
    let guestsLeftOut: Int
  }

  /// Reads a text, in which the players of a squad are known.
  init(_ text: String, by words: ListWords, of squad: Squad) {
    let list = NameList(text, words)
    answers = list.entries.map { entry in
      let person = squad.person(called: entry.name)
      let name = squad.person(known: person)?.name ?? entry.name
      let answer = entry.answer.answer
      let guests = answer == .in ? min(entry.guests, PlanDetails.guestRange.upperBound) : 0
      return Typed(
        answer: PlanAnswer(answer, of: person, named: name), guests: guests,
        guestsLeftOut: entry.guests - guests)
    }
    unread = list.rest.map { $0.text }
  }
}

extension ListAnswer {
  /// What a line means for a planned game: a name alone is that of a person who comes.
  fileprivate var answer: Answer {
    switch self {
    case .plays, .reserve, .open: .in
    case .maybe: .maybe
    case .out: .out
    }
  }
}
