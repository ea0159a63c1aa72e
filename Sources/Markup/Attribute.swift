/// One attribute of an element; an attribute whose value is `nil` is left out.
///
/// ```swift
/// a(.href("/rules"), .class("quiet"), .class("is-open", when: isOpen), .aria("label", label))
/// ```
/// NB: An enum whose case is constant at each call, so that the compiler resolves it there. What a
/// condition decides is part of the value and never the case.
public struct Attribute {
  enum Kind {
    case none
    case literal(Family, Literal, Literal?)
    case text(Family, Literal, String?)
    case prefixed(Family, Literal, Literal, String)
    case number(Family, Literal, Literal, Int)
    case written(Family, Literal, (ValueWriter) -> Void)
    case classLiteral(Literal?)
    case classText(String?)
    case flag(Literal, Bool)
  }

  /// What an attribute's name begins with, and what has to be checked.
  enum Family: UInt8 {
    case plain, aria, data
    /// The value is a link.
    case link
    /// The name may be that of a link or of an event handler.
    case checked
  }

  private let kind: Kind

  @inline(__always)
  init(_ kind: Kind) { self.kind = kind }

  /// No attribute.
  @inline(__always)
  public static var none: Self { Self(.none) }

  /// A boolean attribute such as `disabled`: present or absent, without a value.
  @inline(__always)
  public static func flag(_ name: StaticString, _ isSet: Bool = true) -> Self {
    Self(.flag(Literal(name), isSet))
  }

  @inline(__always)
  func write(to page: Page) {
    switch kind {
    case .none: break
    case .literal(let family, let name, let value): page.attribute(family, name, value)
    case .text(let family, let name, let value): page.attribute(family, name, value)
    case .prefixed(let family, let name, let prefix, let text):
      page.attribute(family, name, prefix, text)
    case .number(let family, let name, let prefix, let number):
      page.attribute(family, name, prefix, number)
    case .written(let family, let name, let write):
      page.beginAttribute(family, name)
      write(ValueWriter(page: page))
      page.endAttribute()
    case .classLiteral(let names): page.addClass(names)
    case .classText(let names): page.addClass(names)
    case .flag(let name, let isSet): page.flag(name, isSet)
    }
  }
}

/// Writes the value of one attribute, piece by piece.
public struct ValueWriter {
  let page: Page

  /// Appends text, escaped.
  @inline(__always)
  public func append(_ text: Text) { page.writeValue(text.kind) }

  /// Appends a string, escaped.
  @inline(__always)
  @_disfavoredOverload
  public func append(_ text: String) { page.writeValue(.string(text)) }
}
