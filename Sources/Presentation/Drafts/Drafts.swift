import Domain

/// The drafts of a device, one for each form, the latest last.
package struct Drafts: Equatable, Sendable {
  /// More forms than a user leaves half filled in; the oldest drafts make room.
  static let countLimit = 20
  /// Room for a list as long as its field takes, thrice; a draft that is larger is not kept.
  static let byteLimit = 500_000

  package private(set) var all: [Draft] = []

  package init() {}

  /// Takes drafts as they were stored, in any order.
  package init(stored: [Draft]) {
    for draft in stored.sorted(by: { $0.typedAt < $1.typedAt }) { _ = put(draft) }
  }

  subscript(form: DraftForm) -> Draft? { all.first { $0.form == form } }

  /// What was typed into the form's first field; `nil` without a draft.
  func text(_ form: DraftForm) -> String? { self[form]?.texts.first?.text }

  /// The one of these forms that was typed into last; `nil` when none has a draft.
  func last(of forms: [DraftForm]) -> DraftForm? {
    all.last { draft in forms.contains { $0 == draft.form } }?.form
  }

  /// Keeps a draft in place of the form's earlier one; without texts there is none any more.
  /// - Returns: The forms whose drafts are not as before.
  mutating func put(_ draft: Draft) -> [DraftForm] {
    let before = self[draft.form]
    guard before?.texts ?? [] != draft.texts else { return [] }
    all.removeAll { $0.form == draft.form }
    var changed = [draft.form]
    if !draft.texts.isEmpty, draft.byteCount <= Self.byteLimit { all.append(draft) }
    while all.count > Self.countLimit || byteCount > Self.byteLimit {
      changed.append(all.removeFirst().form)
    }
    return changed
  }

  mutating func forget(where isGone: (DraftForm) -> Bool) -> [DraftForm] {
    let gone = all.map { $0.form }.filter(isGone)
    all.removeAll { isGone($0.form) }
    return gone
  }

  private var byteCount: Int { all.reduce(0) { $0 + $1.byteCount } }
}
