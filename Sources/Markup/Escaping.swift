extension Renderer {
  enum Place { case text, attribute }

  /// Writes text so that a browser reads it back as it is.
  ///
  /// Runs between special characters are copied whole. A carriage return is written as a
  /// reference, because parsers turn a bare one into a line feed.
  mutating func escaped(_ text: String, for place: Place) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { buffer in
      var start = 0
      for index in 0..<buffer.count {
        let byte = buffer[index]
        guard byte <= UInt8(ascii: ">"), let reference = Self.reference(byte, in: place) else {
          continue
        }
        append(UnsafeBufferPointer(rebasing: buffer[start..<index]))
        literal(reference)
        start = index + 1
      }
      append(UnsafeBufferPointer(rebasing: buffer[start...]))
    }
    guard isWritten == nil else { return }
    for byte in text.utf8 {
      if let reference = Self.reference(byte, in: place) {
        literal(reference)
      } else {
        append(byte)
      }
    }
  }

  private static func reference(_ byte: UInt8, in place: Place) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): place == .attribute ? "&quot;" : nil
    case 0x0D: "&#13;"
    default: nil
    }
  }
}
