extension Attribute.Family {
  /// Whether any value is allowed.
  var isHarmless: Bool {
    switch self {
    case .plain, .aria, .data: true
    case .link, .checked: false
    }
  }

  /// Whether an attribute may be written: an event handler never, a link only when it is safe.
  func allows(_ name: Literal, _ value: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .plain, .aria, .data: true
    case .link: value.isSafeLink
    case .checked: !name.isHandler && (!name.isLink || value.isSafeLink)
    }
  }
}

extension Literal {
  /// Whether an attribute of this name holds a script, or a document that may contain one.
  var isHandler: Bool {
    let bytes = bytes
    return bytes.count > 2 && bytes[0] | 0x20 == UInt8(ascii: "o")
      && bytes[1] | 0x20 == UInt8(ascii: "n")
      || bytes.equals("srcdoc")
  }

  /// Whether an attribute of this name holds a URL.
  fileprivate var isLink: Bool {
    bytes.equals("href") || bytes.equals("src") || bytes.equals("action")
      || bytes.equals("formaction") || bytes.equals("xlink:href") || bytes.equals("poster")
      || bytes.equals("cite") || bytes.equals("data")
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether following this link cannot run a script.
  ///
  /// A scheme ends at the first colon, if no slash, question mark or hash comes before it. Browsers
  /// skip white space within a scheme; here it makes the scheme an unknown one.
  fileprivate var isSafeLink: Bool {
    for (position, byte) in enumerated() {
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
      case UInt8(ascii: ":"):
        let scheme = Self(rebasing: self[..<position])
        return scheme.equals("https") || scheme.equals("http") || scheme.equals("mailto")
          || scheme.equals("blob")
      default: continue
      }
    }
    return true
  }

  /// Whether these bytes are a name, given in lower case, in either case.
  fileprivate func equals(_ name: StaticString) -> Bool {
    count == name.utf8CodeUnitCount
      && indices.allSatisfy { self[$0] | 0x20 == name.utf8Start[$0] }
  }
}
