/// One attribute of an element; the renderer leaves out an attribute whose value is `nil`.
///
/// NB: Immutable; a class for the same reason as `Element`.
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

  /// Any attribute that has no function of its own.
  ///
  /// Attributes that hold a URL are checked as `href` is. Event handlers such as `onclick` are left
  /// out, because the page's Content-Security-Policy forbids them anyway.
  public static func attribute(_ name: StaticString, _ value: String?) -> Self {
    if name.isHandler { return Self(.plain, name, nil) }
    return Self(name.isLink ? .link : .plain, name, value)
  }

  /// A boolean attribute such as `disabled`: present or absent, without a value.
  public static func flag(_ name: StaticString, _ isSet: Bool = true) -> Self {
    Self(.flag, name, isSet && !name.isHandler ? "" : nil)
  }

  /// Classes for the style sheet; several `class` attributes on one element are joined.
  public static func `class`(_ names: String?, when condition: Bool = true) -> Self {
    Self(.className, "class", condition ? names : nil)
  }

  /// An ARIA attribute: `.aria("label", …)` is `aria-label`.
  public static func aria(_ name: StaticString, _ value: String?) -> Self {
    Self(.aria, name, value)
  }

  /// An ARIA state, written as `true` or `false`.
  public static func aria(_ name: StaticString, _ value: Bool) -> Self {
    Self(.aria, name, value ? "true" : "false")
  }

  /// A data attribute: `.data("team", …)` is `data-team`.
  public static func data(_ name: StaticString, _ value: String?) -> Self {
    Self(.data, name, value)
  }

  /// The target of a link: within the site, or with the scheme `https`, `http`, `mailto` or `blob`.
  ///
  /// With any other scheme, such as `javascript`, the attribute is left out.
  public static func href(_ target: String?) -> Self { Self(.link, "href", target) }

  /// The URL of an image; allows the same targets as `href`.
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
