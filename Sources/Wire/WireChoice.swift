package import Domain

/// An enum whose cases are written as JSON strings.
package protocol WireChoice: CaseIterable, RawRepresentable<String> {
  /// Further texts that are read as a case but never written.
  static var synonyms: [(text: String, choice: Self)] { get }
}

extension WireChoice {
  package static var synonyms: [(text: String, choice: Self)] { [] }

  init?(_ value: JSONElement) {
    let known = Self.allCases.first { value.isEqualByBytes(to: $0.rawValue) }
    guard
      let choice = known
        ?? Self.synonyms.first(where: { value.isEqualByBytes(to: $0.text) })?.choice
    else { return nil }
    self = choice
  }
}

extension Skill: WireChoice {
  package static var synonyms: [(text: String, choice: Self)] { [("rookie", .beginner)] }
}

extension Position: WireChoice {
  package static var synonyms: [(text: String, choice: Self)] { [("forward", .striker)] }
}

extension Team: WireChoice {}
extension Side: WireChoice {}
extension TeamColor: WireChoice {}
