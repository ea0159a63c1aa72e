/// What a page says about itself: in its tab, and in chats beside a link to it.
///
/// A chat that finds no description shows the first words of the page instead, which may be the names of a whole
/// group. So neither part is ever empty.
struct PageSummary {
  let title: String
  let description: String

  /// Creates a summary.
  /// - Parameters:
  ///   - title: What the page shows, in a few words.
  ///   - sentence: What it is for, or what it says.
  ///   - details: What else a chat may show; `nil` is left out.
  init(_ title: String, _ sentence: String, _ details: String?...) {
    let parts = ([sentence] + details.compactMap { $0 }).filter { !$0.isEmpty }
    self.title = title.isEmpty ? Self.name : title
    description = parts.isEmpty ? Self.name : parts.joined(separator: " · ")
  }

  /// The name of the app, which says at least where a link leads.
  static var name: String { "Football Gather" }
}
