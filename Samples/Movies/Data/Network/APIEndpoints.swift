public import MoviesDomain

/// The service's paths.
public struct APIEndpoints: Sendable {
  private let base: String
  private let language: String

  /// Takes what all paths begin with, and the language of titles, such as `ko-KR`.
  public init(base: String, language: String) {
    self.base = base
    self.language = language
  }

  /// Where one page of the films is that a query finds.
  public func movies(query: MovieQuery, page: Int) -> String {
    "\(base)/search/movie?query=\(percentEncoded(query.text))&page=\(page)"
      + "&language=\(percentEncoded(language))"
  }
}

/// Text as it may stand in a query: all bytes but the unreserved ones of RFC 3986 are escaped.
func percentEncoded(_ text: String) -> String {
  var encoded: [UInt8] = []
  for byte in text.utf8 {
    if byte.isUnreserved {
      encoded.append(byte)
    } else {
      encoded.append(UInt8(ascii: "%"))
      encoded.append((byte >> 4).hexDigit)
      encoded.append((byte & 0xF).hexDigit)
    }
  }
  return String(decoding: encoded, as: UTF8.self)
}

extension UInt8 {
  /// Letters and digits of ASCII and `-._~`.
  var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  fileprivate var hexDigit: UInt8 {
    self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "A") + self - 10
  }
}
