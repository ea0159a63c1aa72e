extension PageElement {
  /// Whether it is on the page only for the layout, unless there are facts.
  var isWrapper: Bool {
    ["div", "label", "p", "section", "tbody"].contains(tag) || Self.textTags.contains(tag)
  }

  /// Whether it is a part of a text, without a role or an attribute to tell.
  var isText: Bool {
    Self.textTags.contains(tag) && self["role"] == nil
      && told.allSatisfy { $0.name == "aria-hidden" }
  }

  private static let textTags: Set = ["small", "span", "strong", "td"]

  /// Whether it shows only drawings that a screen reader leaves out.
  var isSilentDrawing: Bool {
    self["aria-hidden"] == "true" && tag == "div"
      && contents.allSatisfy {
        if case .element(let element) = $0 { element.tag == "svg" } else { false }
      }
  }

  /// Whether it is one of a list's or a table's rows.
  var isRow: Bool { tag == "li" || tag == "tr" }

  /// Whether its children are rows.
  var hasRows: Bool { ["ol", "tbody", "ul"].contains(tag) }

  /// Whether there is more to say than its text.
  var hasFacts: Bool { self["role"] != nil || !facts.isEmpty }

  /// Its state, its team, its events and all else but its role, its name and its text.
  var facts: [String] { (meaning.isEmpty ? [] : [meaning]) + told.map(\.told) }

  /// What makes it like another row: role, state and event, without texts and numbers.
  var kind: String { ([role] + told.map(\.kind)).joined(separator: " ") }

  /// Its classes that say something about its state, its team, or who sees it: `.is-winner`.
  var meaning: String {
    classes.filter { name in
      Self.meanings.contains(name) || Self.prefixes.contains { name.hasPrefix($0) }
    }
    .map { ".\($0)" }.joined()
  }

  private static let prefixes = ["is-", "are-", "has-", "wears-"]

  private static let meanings: Set = [
    "team-a", "team-b", "team-c", "team-d", "bench", "gone", "left", "primary", "danger",
    "danger-quiet", "danger-text", "spoken", "narrow", "wide", "rail-only",
  ]

  /// All attributes but those that concern only the layout, or are told in another way.
  private var told: [Attribute] {
    attributes.filter { attribute in
      switch (attribute.name, attribute.value) {
      case ("class", _), ("id", _), ("role", _), ("dir", _), ("for", _), ("scope", _),
        ("aria-label", _), ("aria-labelledby", _), ("type", "button"), ("type", "text"):
        false
      case ("tabindex", "-1"): tag != "h1"
      case ("type", let type): tag != "input" || Self.inputRoles[type] == nil
      default: true
      }
    }
  }
}

extension PageElement {
  /// What a screen reader calls it, or else its tag.
  var role: String {
    if let role = self["role"] { return role }
    switch tag {
    case "h1", "h2", "h3", "h4", "h5", "h6": return "heading \(tag.dropFirst())"
    case "input": return Self.inputRoles[self["type"] ?? ""] ?? "textbox"
    case "th": return Self.headerRoles[self["scope"] ?? ""] ?? tag
    default: return Self.roles[tag] ?? tag
    }
  }

  private static let inputRoles = [
    "checkbox": "checkbox", "number": "spinbutton", "radio": "radio", "search": "searchbox",
  ]

  private static let headerRoles = ["col": "columnheader", "row": "rowheader"]

  private static let roles = [
    "a": "link", "dd": "definition", "dt": "term", "fieldset": "group", "footer": "contentinfo",
    "header": "banner", "nav": "navigation", "ol": "numbered-list", "section": "region",
    "td": "cell", "tr": "row", "ul": "list",
  ]
}

extension PageElement.Attribute {
  /// As an outline has it: `tap="gather.clockTapped"`, `pressed=true`, `hidden`.
  fileprivate var told: String {
    value.isEmpty && name != "value" ? shortName : "\(shortName)=\(value.word)"
  }

  /// Without the numbers and ids that differ from row to row.
  fileprivate var kind: String {
    guard name.hasPrefix("data-") || name == "href" || name == "value" else { return told }
    return "\(shortName)=\(value.filter { !$0.isNumber && !$0.isUppercase })"
  }

  /// Without `data-` and `aria-`; `aria-hidden` keeps it, because `hidden` is more.
  private var shortName: String {
    name == "aria-hidden" ? name : String(name.trimmingPrefix(/data-|aria-/))
  }
}
