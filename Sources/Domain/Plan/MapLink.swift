/// The address of a map that shows where a game is.
///
/// It begins with `https://` and has no more than 300 characters, which are those that RFC 3986 allows.
public struct MapLink: Hashable, Sendable {
  /// The maximum number of characters.
  public static let limit = 300
  private static let scheme = "https://"

  private let exact: ExactText

  /// The address.
  public var text: String { exact.text }

  /// Creates an address; `nil` for what is none, is too long or is not protected on its way.
  public init?(_ text: String) {
    let characters = Array(text.utf8)
    let scheme = Array(Self.scheme.utf8)
    guard characters.count <= Self.limit, characters.starts(with: scheme),
      characters.count > scheme.count, characters[scheme.count].isPartOfName,
      characters.allSatisfy({ $0.isPartOfAddress })
    else { return nil }
    exact = ExactText(text)
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Whether it is printable ASCII that needs no escape in an address (RFC 3986 §2).
  fileprivate var isPartOfAddress: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
      UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
      false
    case 0x21...0x7E: true
    default: false
    }
  }
}
