/// Where browsers reach the server by https.
public struct AddressResponse: Hashable, Sendable {
  /// The address, such as `https://gather.example`; `nil` when the server knows of none.
  public let url: String?

  /// Creates a response.
  public init(url: String?) {
    self.url = url
  }

  /// Reads a response that was written with `json`.
  /// - Throws: `WireError` when the address is no text.
  public init(json bytes: [UInt8]) throws(WireError) {
    url = try Fields(bytes).textIfPresent("url")
  }

  /// The response as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { $0.string("url", ifPresent: url) }
    }
  }
}
