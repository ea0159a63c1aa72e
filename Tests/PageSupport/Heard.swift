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
    let said =
      after.screen(after: before) + after.dialogs(after: before) + after.regions(after: before)
    lines = said + after.control(tap, after: before, saysName: said.isEmpty)
    // What was said and goes needs no word, nor does a control that goes: what takes its place gets the focus.
    isSilent =
      lines.isEmpty && after.has(tap) && before.wordsBesidesRegions != after.wordsBesidesRegions
  }
}

/// A page as a screen reader knows it.
private struct HeardPage {
  private let elements: [PageElement]

  init(_ html: String) throws {
    elements = try PageElement.parse(html).elements.flatMap(\.all)
  }

  /// All texts of it, those in fields too, but those of live regions.
  var wordsBesidesRegions: String {
    let values = elements.compactMap { $0["value"] }.joined(separator: " ")
    var words = "\(elements.first?.text ?? "") \(values)"
    for region in regions where !region.text.isEmpty {
      words = words.replacing(region.text, with: "")
    }
    return words
  }

  func has(_ tap: String) -> Bool { control(of: tap) != nil }

  private func control(of tap: String) -> PageElement? {
    reachable.first { $0["data-tap"] == tap || $0["data-change"] == tap }
  }

  private var regions: [PageElement] { reachable.filter { $0["aria-live"] == "polite" } }

  /// A modal dialog keeps screen readers from all that is around it.
  var reachable: [PageElement] {
    elements.last { $0.tag == "dialog" && $0["data-modal"] != nil }?.all ?? elements
  }

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
    return opened.map { "dialog \"\(title(of: $0))\"" } + closed.map { _ in "dialog closed" }
  }

  private func title(of dialog: PageElement) -> String {
    dialog["aria-label"] ?? elements.first { $0["id"] == dialog["aria-labelledby"] }?.text ?? ""
  }

  /// What is added to a live region that was there before.
  func regions(after before: HeardPage) -> [String] {
    // A screen that comes is no news of its regions.
    let isOther = main?["id"] != before.main?["id"]
    let new = isOther ? main?.all.compactMap { $0["id"] } ?? [] : []
    let alerts = reachable.filter { $0["role"] == "alert" }
      .filter { alert in !before.elements.contains { $0["id"] == alert["id"] } }
    return alerts.map { "says \"\($0.text)\"" }
      + regions.compactMap { region in
        guard !new.contains(region["id"] ?? ""),
          let old = before.elements.first(where: { $0["id"] == region["id"] }),
          !region.text.isEmpty, region.spoken != old.spoken
        else { return nil }
        return "says \"\(region.text)\""
      }
  }

  /// The control has another state, or another name, which is said when nothing else is.
  func control(_ tap: String, after before: HeardPage, saysName: Bool) -> [String] {
    guard let now = control(of: tap), let old = before.control(of: tap) else { return [] }
    let states = ["aria-pressed", "aria-checked", "aria-expanded", "checked"]
      .filter { now[$0] != old[$0] }.map { "\(name(of: now)) \($0)=\(now[$0] ?? "false")" }
    guard states.isEmpty, saysName, name(of: now) != name(of: old) else { return states }
    return ["says \"\(name(of: now))\""]
  }

  private func name(of control: PageElement) -> String { control["aria-label"] ?? control.text }
}

extension Heard {
  /// The events of the buttons and forms of a page that can be used.
  package static func taps(of html: String) throws -> [String] {
    let taps = try HeardPage(html).reachable.filter { $0["disabled"] == nil }
      .compactMap { $0["data-tap"] ?? $0["data-submit"] }
    return taps.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension PageElement {
  /// What is said of a live region when it changes: also words that were there before, in another element.
  fileprivate var spoken: [String] { [text] + all.dropFirst().compactMap { $0["id"] } }
}
