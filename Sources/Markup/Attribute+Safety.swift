extension String {
  /// Whether following this link cannot run a script.
  ///
  /// A scheme ends at the first colon, if no slash, question mark or hash comes before it. Browsers
  /// skip white space within a scheme; here it makes the scheme an unknown one.
  var isSafeLink: Bool {
    var scheme: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
      case UInt8(ascii: ":"):
        return scheme.elementsEqual("https".utf8) || scheme.elementsEqual("http".utf8)
          || scheme.elementsEqual("mailto".utf8) || scheme.elementsEqual("blob".utf8)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): scheme.append(byte | 0x20)
      default: scheme.append(byte)
      }
    }
    return true
  }
}

extension StaticString {
  /// Whether an attribute of this name holds a script, or a document that may contain one.
  var isHandler: Bool {
    withUTF8Buffer {
      $0.count > 2 && $0[0] | 0x20 == UInt8(ascii: "o") && $0[1] | 0x20 == UInt8(ascii: "n")
    }
      || equals("srcdoc")
  }

  /// Whether an attribute of this name holds a URL.
  var isLink: Bool {
    equals("href") || equals("src") || equals("action") || equals("formaction")
      || equals("xlink:href") || equals("poster") || equals("cite") || equals("data")
  }

  private func equals(_ lowercase: StaticString) -> Bool {
    withUTF8Buffer { own in
      lowercase.withUTF8Buffer { other in
        own.count == other.count && own.indices.allSatisfy { own[$0] | 0x20 == other[$0] | 0x20 }
      }
    }
  }
}
