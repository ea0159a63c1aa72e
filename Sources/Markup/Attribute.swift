/// One attribute of an element; a value of `nil` leaves it out.
///
/// NB: Immutable, and a class for the reason that `Element` is one.
public final class Attribute {
  enum Kind: UInt8 { case plain, aria, data, className, link, flag }

  let kind: Kind
  let name: StaticString
  let value: String?

  @inline(never)
  init(_ kind: Kind, _ name: StaticString, _ value: String?) {
    self.kind = kind
    self.name = name
    self.value = value
  }

  /// Any attribute there is no function for.
  ///
  /// What names another resource is checked as `href` is; handlers in script are left out, for
  /// the page's security policy forbids them anyway.
  public static func attribute(_ name: StaticString, _ value: String?) -> Self {
    if name.isHandler { return Self(.plain, name, nil) }
    return Self(name.isLink ? .link : .plain, name, value)
  }

  /// An attribute that says something by being there.
  public static func flag(_ name: StaticString, _ isSet: Bool = true) -> Self {
    Self(.flag, name, isSet && !name.isHandler ? "" : nil)
  }

  /// Classes for the style sheet; several of these on one element add up.
  public static func `class`(_ names: String?, when condition: Bool = true) -> Self {
    Self(.className, "class", condition ? names : nil)
  }

  /// What assistive technology is told: `.aria("label", …)` is `aria-label`.
  public static func aria(_ name: StaticString, _ value: String?) -> Self {
    Self(.aria, name, value)
  }

  /// A state for assistive technology that is written as `true` or `false`.
  public static func aria(_ name: StaticString, _ value: Bool) -> Self {
    Self(.aria, name, value ? "true" : "false")
  }

  /// Something of the page's own: `.data("team", …)` is `data-team`.
  public static func data(_ name: StaticString, _ value: String?) -> Self {
    Self(.data, name, value)
  }

  /// Where a link leads: within the site, to `https:`, `http:`, `mailto:` or `blob:`.
  ///
  /// Any other scheme, `javascript:` above all, leaves the attribute out.
  public static func href(_ target: String?) -> Self { Self(.link, "href", target) }

  /// Where a picture is; the same targets as for `href`.
  public static func src(_ target: String?) -> Self { Self(.link, "src", target) }
}

extension Attribute {
  static func render(_ attributes: [Attribute], into renderer: inout Renderer) {
    var hasClass = false
    for index in 0..<attributes.count {
      let attribute = attributes[index]
      guard let value = attribute.value else { continue }
      switch attribute.kind {
      case .plain: renderer.attribute(" ", attribute.name, value)
      case .aria: renderer.attribute(" aria-", attribute.name, value)
      case .data: renderer.attribute(" data-", attribute.name, value)
      case .flag:
        renderer.byte(" ")
        renderer.literal(attribute.name)
      case .link:
        if value.isSafeLink { renderer.attribute(" ", attribute.name, value) }
      case .className:
        guard !hasClass else { continue }
        hasClass = true
        renderer.literal(" class=\"")
        renderer.value(value)
        for other in attributes[(index + 1)...] where other.kind == .className {
          guard let more = other.value else { continue }
          renderer.byte(" ")
          renderer.value(more)
        }
        renderer.byte("\"")
      }
    }
  }
}

extension Renderer {
  fileprivate mutating func value(_ value: String) { escaped(value, for: .attribute) }

  fileprivate mutating func attribute(
    _ prefix: StaticString, _ name: StaticString, _ value: String
  ) {
    literal(prefix)
    literal(name)
    literal("=\"")
    self.value(value)
    byte("\"")
  }
}
