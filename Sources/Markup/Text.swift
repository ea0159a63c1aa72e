/// Text that is written without becoming a `String` first: a literal or an interpolation.
///
/// ```swift
/// li(key: "player-\(player.number)") { "Number \(player.number)" }
/// ```
/// Only strings, integers and UUIDs can be interpolated; an extension of `Text.Interpolation` adds
/// other types. A literal and one value after it are written one after the other; texts with more
/// are joined prefix.
public struct Text: ExpressibleByStringInterpolation {
  enum Kind {
    case literal(Literal)
    case string(String?)
    case prefixed(Literal, String)
    case number(Literal, Int)
    case uuid(Literal, UUIDHalves)
  }

  let kind: Kind

  /// Creates text from a string; `nil` writes nothing.
  @inline(__always)
  public init(_ text: String?) {
    kind = .string(text)
  }

  /// Creates text from a literal in the source.
  @inline(__always)
  public init(stringLiteral literal: StaticString) {
    kind = .literal(Literal(literal))
  }

  /// Creates text from the pieces of an interpolation.
  @inline(__always)
  public init(stringInterpolation pieces: Interpolation) {
    kind = pieces.kind
  }
}

extension Text {
  /// Collects the pieces of an interpolated text.
  public struct Interpolation: StringInterpolationProtocol {
    private var begun: Kind?

    @inline(__always)
    var kind: Kind { begun ?? .literal(Literal("")) }

    /// Creates an interpolation without pieces.
    @inline(__always)
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a literal that was chosen before.
    @inline(__always)
    public mutating func appendInterpolation(_ literal: StaticString) { appendLiteral(literal) }

    /// Adds a literal part.
    @inline(__always)
    public mutating func appendLiteral(_ literal: StaticString) {
      if literal.utf8CodeUnitCount == 0 { return }
      let literal = Literal(literal)
      begun = begun == nil ? .literal(literal) : .string(joined(with: .literal(literal)))
    }

    /// Adds a string.
    @inline(__always)
    public mutating func appendInterpolation(_ text: String) {
      if case .literal(let prefix) = kind {
        begun = .prefixed(prefix, text)
      } else {
        begun = .string(joined(with: .string(text)))
      }
    }

    /// Adds an integer in decimal digits.
    @inline(__always)
    public mutating func appendInterpolation(_ number: Int) {
      if case .literal(let prefix) = kind {
        begun = .number(prefix, number)
      } else {
        begun = .string(joined(with: .number(Literal(""), number)))
      }
    }

    /// Adds a UUID in upper case, given as its two halves in big-endian order.
    @inline(__always)
    public mutating func appendInterpolation(uuid high: UInt64, _ low: UInt64) {
      if case .literal(let prefix) = kind {
        begun = .uuid(prefix, UUIDHalves(high: high, low: low))
      } else {
        begun = .string(joined(with: .uuid(Literal(""), UUIDHalves(high: high, low: low))))
      }
    }

    @inline(never)
    private func joined(with more: Kind) -> String { kind.string + more.string }
  }
}

extension Text.Kind {
  /// The whole text, for what must see all of it.
  var string: String {
    switch self {
    case .literal(let literal): literal.string
    case .string(let text): text ?? ""
    case .prefixed(let prefix, let text): prefix.string + text
    case .number(let prefix, let number): "\(prefix.string)\(number)"
    case .uuid(let prefix, let uuid): prefix.string + uuid.string
    }
  }
}
