/// How the names of participants are shown to people who follow a gather by a link.
public enum NameForm: String, CaseIterable, Sendable {
  /// As they are in the gather.
  case full
  /// The first name and the initial of the last: "Ann B.".
  case firstNameAndInitial
}

extension ShortText {
  /// The name in a form: as it is, or with only the initial of its last word.
  ///
  /// A name of one word stays as it is.
  public func inForm(_ form: NameForm) -> ShortText {
    guard form == .firstNameAndInitial else { return self }
    let words = text.scalars.split { $0.isBlank }
    guard let first = words.first, let last = words.last, words.count > 1 else { return self }
    let initial = String(scalars: last).firstLetter
    return ShortText(accepted: "\(String(scalars: first)) \(initial).")
  }
}
