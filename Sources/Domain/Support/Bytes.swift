// NB: Texts are read as arrays of bytes or scalars. The views and indices of `String` would copy their
// code for texts in UTF-16, which do not exist here, to each place that walks through a text.
extension String {
  /// Creates a text from UTF-8.
  @inline(never)
  package init(bytes: [UInt8]) {
    self.init(decoding: bytes, as: UTF8.self)
  }

  /// Creates a text from UTF-8.
  @inline(never)
  package init(bytes: UnsafeBufferPointer<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
  }

  /// The text in UTF-8.
  @inline(never)
  package var bytes: [UInt8] {
    var text = self
    return text.withUTF8 { Array($0) }
  }

  /// The Unicode scalars of the text.
  @inline(never)
  package var scalars: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(utf8.count)
    for scalar in unicodeScalars { scalars.append(scalar) }
    return scalars
  }

  /// Creates a text from scalars.
  @inline(never)
  package init(scalars: ArraySlice<Unicode.Scalar>) {
    var bytes: [UInt8] = []
    for scalar in scalars {
      if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
    }
    self.init(bytes: bytes)
  }

  /// Compares UTF-8 bytes, because `==` uses canonical equivalence, which links Unicode tables.
  @inline(never)
  package func isEqualByBytes(to other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    // NB: Buffers, because the iterator of a text looks at its storage again for each byte.
    var (text, other) = (self, other)
    return text.withUTF8 { bytes in other.withUTF8 { bytes.elementsEqual($0) } }
  }

  /// Splits the text at an ASCII separator, keeping empty parts.
  @inline(never)
  package func parts(separatedBy separator: Unicode.Scalar) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: separator) {
        parts.append(String(bytes: part))
        part.removeAll(keepingCapacity: true)
      } else {
        part.append(byte)
      }
    }
    parts.append(String(bytes: part))
    return parts
  }

  /// Whether the text's UTF-8 bytes start with those of another text.
  package func beginsByBytes(with other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { bytes in other.withUTF8 { bytes.starts(with: $0) } }
  }
}

extension RandomAccessCollection {
  /// NB: Takes the place of the standard library's, which copies the code of an array that grows to
  /// each call.
  @inlinable
  package func map<Mapped>(_ transform: (Element) -> Mapped) -> [Mapped] {
    [Mapped](unsafeUninitializedCapacity: count) { mapped, mappedCount in
      var place = startIndex
      while mappedCount < mapped.count {
        mapped.initializeElement(at: mappedCount, to: transform(self[place]))
        mappedCount += 1
        formIndex(after: &place)
      }
    }
  }
}

extension Array {
  /// NB: Takes the place of the standard library's, which is copied to each call.
  @inline(never)
  package func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
    var included: [Element] = []
    for element in self where isIncluded(element) { included.append(element) }
    return included
  }
}
