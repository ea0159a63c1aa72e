/// What a screen reader says after a tap, as far as two pages tell: the one with the control, and the one after it.
package struct Heard {
  /// What is said, each part as a line: `screen "Season"`.
  package let lines: [String]
  /// Whether the page is another one, but nothing is said.
  package let isSilent: Bool

  /// Compares two pages.
  /// - Parameters:
  ///   - before: The page with the control.
  ///   - after: The page after the tap.
  ///   - tap: The event of the control.
  /// - Throws: `UnbalancedPage` when one of them is no page.
  package init(before: String, after: String, tap: String) throws {
    let (before, after) = (try HeardPage(before), try HeardPage(after))
    lines =
      after.screen(after: before) + after.dialogs(after: before)
      + after.regions(after: before) + after.control(tap, after: before)
    // What was said and goes needs no word.
    isSilent = lines.isEmpty && before.wordsBesidesRegions != after.wordsBesidesRegions
  }
}

/// A page as a screen reader knows it.
private struct HeardPage {
  private let elements: [PageElement]

  init(_ html: String) throws {
    elements = try PageElement.parse(html).elements.flatMap(\.all)
  }

  /// All texts of it but those of live regions.
  var wordsBesidesRegions: String {
    var words = elements.first?.text ?? ""
    for region in regions where !region.text.isEmpty {
      words = words.replacing(region.text, with: "")
    }
    return words
  }

  private var regions: [PageElement] { elements.filter { $0["aria-live"] == "polite" } }

  private var main: PageElement? { elements.first { $0.tag == "main" } }

  /// Another screen gives its heading or its first field the focus.
  func screen(after before: HeardPage) -> [String] {
    guard let main, main["id"] != before.main?["id"] else { return [] }
    return ["screen \"\(main.all.first { $0.tag == "h1" }?.text ?? "")\""]
  }

  private var dialogs: [PageElement] { elements.filter { $0.tag == "dialog" } }

  /// A dialog gets the focus, and gives it back.
  func dialogs(after before: HeardPage) -> [String] {
    let ids = { (page: HeardPage) in page.dialogs.map { $0["id"] } }
    let opened = dialogs.filter { !ids(before).contains($0["id"]) }
    let closed = before.dialogs.filter { !ids(self).contains($0["id"]) }
    return opened.map { "dialog \"\(name(of: $0))\"" } + closed.map { _ in "dialog closed" }
  }

  private func name(of dialog: PageElement) -> String {
    dialog["aria-label"] ?? elements.first { $0["id"] == dialog["aria-labelledby"] }?.text ?? ""
  }

  /// What is added to a live region that was there before.
  func regions(after before: HeardPage) -> [String] {
    // A screen that comes is no news of its regions.
    let isOther = main?["id"] != before.main?["id"]
    let new = isOther ? main?.all.compactMap { $0["id"] } ?? [] : []
    return regions.compactMap { region in
      guard !new.contains(region["id"] ?? ""),
        let old = before.elements.first(where: { $0["id"] == region["id"] }),
        !region.text.isEmpty, region.text != old.text
      else { return nil }
      return "says \"\(region.text)\""
    }
  }

  /// The control has another name or state and the focus.
  func control(_ tap: String, after before: HeardPage) -> [String] {
    guard let now = state(of: tap), let old = before.state(of: tap), now != old else { return [] }
    return ["control \(now)"]
  }

  private func state(of tap: String) -> String? {
    guard let control = elements.first(where: { $0["data-tap"] == tap || $0["data-change"] == tap })
    else { return nil }
    let states = ["aria-pressed", "aria-checked", "aria-expanded", "checked"]
      .compactMap { name in control[name].map { "\(name)=\($0)" } }
    return (["\"\(control["aria-label"] ?? control.text)\""] + states).joined(separator: " ")
  }
}

extension Heard {
  /// The events of the controls of a page that can be used.
  package static func taps(of html: String) throws -> [String] {
    let elements = try PageElement.parse(html).elements.flatMap(\.all)
    // While a dialog is open, there is nothing else.
    let modal = elements.last { $0.tag == "dialog" && $0["data-modal"] != nil }
    let taps = (modal?.all ?? elements).filter { $0["disabled"] == nil }
      .compactMap { $0["data-tap"] }
    return taps.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
