package import Domain
import Presentation
import Texts

/// The address of the page up to `#`: `https://gather.example/score/…`.
package struct PageAddress {
  /// The address of the site, without a slash at its end.
  package let origin: String
  /// The secret of a scorekeeper's link; `nil` for any other page.
  package let scoringLink: LinkSecret?

  package init(_ text: String) {
    let parts = text.parts(separatedBy: "/")
    let isScoring = parts.count > 4 && parts[3].isEqualByBytes(to: Link.Purpose.score.rawValue)
    origin = parts.count > 2 ? "\(parts[0])//\(parts[2])" : text
    scoringLink = isScoring ? LinkSecret(text: parts[4]) : nil
  }
}
