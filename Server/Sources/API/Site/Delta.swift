import Foundation

/// A file compressed with an earlier version of it as dictionary, in the content coding `dcz`
/// (RFC 9842 §5).
///
/// A browser that keeps the earlier version names it in `Available-Dictionary`.
struct Delta {
  static let coding = "dcz"
  private static let suffix = ".dcz"
  private static let magic: [UInt8] = [0x5E, 0x2A, 0x4D, 0x18, 0x20, 0, 0, 0]
  private static let hashLength = 32

  /// The value of `Available-Dictionary` from a browser that has the dictionary.
  let dictionary: String
  let bytes: [UInt8]

  /// Reads the dictionary's hash; `nil` when the bytes do not begin as `dcz` does.
  init?(_ bytes: [UInt8]) {
    let hash = bytes.dropFirst(Self.magic.count).prefix(Self.hashLength)
    guard bytes.starts(with: Self.magic), hash.count == Self.hashLength else { return nil }
    dictionary = ":\(Data(hash).base64EncodedString()):"
    self.bytes = bytes
  }

  /// The path of the file of which a path holds a delta: `app.NEW.wasm` for `app.NEW.wasm.OLD.dcz`.
  static func original(of path: String) -> String? {
    guard path.hasSuffix(suffix),
      let dot = path.dropLast(suffix.count).lastIndex(of: ".")
    else { return nil }
    return String(path[..<dot])
  }
}
