package import Domain

/// An enum whose cases are written as JSON strings.
package protocol WireChoice: CaseIterable, RawRepresentable<String> where AllCases == [Self] {
  /// Further texts that are read as a case but never written.
  static var synonyms: [WireSynonym] { get }
}

/// Another text for a choice, with the text that is written.
package typealias WireSynonym = (text: String, choice: String)

extension WireChoice {
  package static var synonyms: [WireSynonym] { [] }
}

extension Skill: WireChoice {
  package static var synonyms: [WireSynonym] { [("rookie", Self.beginner.rawValue)] }
}

extension Position: WireChoice {
  package static var synonyms: [WireSynonym] { [("forward", Self.striker.rawValue)] }
}

extension Team: WireChoice {}
extension Side: WireChoice {}
extension TeamColor: WireChoice {}
