/// The name of an attribute; calling it with a value makes an `Attribute`.
///
/// ```swift
/// extension Attribute {
///   static var download: AttributeName { AttributeName("download") }
/// }
///
/// a(.href(address), .download("players.json")) { "Export" }
/// ```
public struct AttributeName {
  let family: Attribute.Family
  let name: Literal

  /// Creates the name of an attribute that holds neither a link nor a script.
  @inline(__always)
  public init(_ name: StaticString) { self.init(.plain, name) }

  @inline(__always)
  init(_ family: Attribute.Family, _ name: StaticString) {
    self.family = family
    self.name = Literal(name)
  }

  /// The attribute with a literal, or no attribute for `nil`.
  @inline(__always)
  public func callAsFunction(_ value: StaticString?) -> Attribute {
    Attribute(.literal(family, name, value.map { Literal($0) }))
  }

  /// The attribute with a literal or an interpolation.
  @inline(__always)
  public func callAsFunction(_ value: Text) -> Attribute {
    switch value.kind {
    case .literal(let literal): Attribute(.literal(family, name, literal))
    case .string(let text): Attribute(.text(family, name, text))
    case .prefixed(let prefix, let text): Attribute(.prefixed(family, name, prefix, text))
    case .number(let prefix, let number): Attribute(.number(family, name, prefix, number))
    // Rare here, and the case would make all attributes larger.
    case .uuid: Attribute(.text(family, name, value.kind.string))
    }
  }

  /// The attribute with a string, or no attribute for `nil`.
  @inline(__always)
  @_disfavoredOverload
  public func callAsFunction(_ value: String?) -> Attribute {
    Attribute(.text(family, name, value))
  }

  /// The attribute with a number.
  @inline(__always)
  public func callAsFunction(_ value: Int) -> Attribute { self("\(value)") }
}

/// The beginning of attributes' names, such as `aria-`; calling it with the rest of a name and a
/// value makes an `Attribute`.
public struct AttributePrefix {
  private let family: Attribute.Family

  @inline(__always)
  init(_ family: Attribute.Family) { self.family = family }

  /// The attribute with a literal, or no attribute for `nil`.
  @inline(__always)
  public func callAsFunction(_ name: StaticString, _ value: StaticString?) -> Attribute {
    AttributeName(family, name)(value)
  }

  /// The attribute with a literal or an interpolation.
  @inline(__always)
  public func callAsFunction(_ name: StaticString, _ value: Text) -> Attribute {
    AttributeName(family, name)(value)
  }

  /// The attribute with a string, or no attribute for `nil`.
  @inline(__always)
  @_disfavoredOverload
  public func callAsFunction(_ name: StaticString, _ value: String?) -> Attribute {
    AttributeName(family, name)(value)
  }

  /// The attribute with `true` or `false` as its value.
  @inline(__always)
  public func callAsFunction(_ name: StaticString, _ value: Bool) -> Attribute {
    AttributeName(family, name)(value ? "true" : "false" as StaticString?)
  }
}

/// The name of the `class` attribute; calling it with classes makes an `Attribute`.
public struct ClassName {
  /// The attribute with a literal, or no attribute for `nil` or an unmet condition.
  @inline(__always)
  public func callAsFunction(_ names: StaticString?, when condition: Bool = true) -> Attribute {
    Attribute(.classLiteral(condition ? names.map { Literal($0) } : nil))
  }

  /// The attribute with a string, or no attribute for `nil` or an unmet condition.
  @inline(__always)
  @_disfavoredOverload
  public func callAsFunction(_ names: String?, when condition: Bool = true) -> Attribute {
    Attribute(.classText(condition ? names : nil))
  }
}

/// The name of an attribute that holds the text of an event; calling it with a text makes an
/// `Attribute`.
///
/// A program with a type for its events extends this one, so that an element takes them:
/// ```swift
/// extension EventAttribute {
///   func callAsFunction(_ event: Event) -> Attribute { written { $0.append("\(event.number)") } }
/// }
/// ```
public struct EventAttribute {
  private let attribute: AttributeName

  @inline(__always)
  init(_ name: StaticString) { attribute = AttributeName(.data, name) }

  /// The attribute with a literal or an interpolation.
  @inline(__always)
  public func callAsFunction(_ text: Text) -> Attribute { attribute(text) }

  /// The attribute with a string, or no attribute for `nil`.
  @inline(__always)
  @_disfavoredOverload
  public func callAsFunction(_ text: String?) -> Attribute { attribute(text) }

  /// The attribute with a text that `write` writes when its turn comes.
  @inline(__always)
  public func written(by write: @escaping (ValueWriter) -> Void) -> Attribute {
    Attribute(.written(.data, attribute.name, write))
  }
}
