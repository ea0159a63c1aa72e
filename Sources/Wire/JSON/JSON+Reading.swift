import Domain

extension JSON {
  /// The maximum nesting depth of arrays and objects, which keeps input from overflowing the stack.
  public static let depthLimit = 64

  /// Reads any valid JSON text, up to `depthLimit` levels deep.
  /// - Throws: `JSONError` with the offset of the first error.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    let text = try JSONText(bytes)
    var position = 0
    self.init(text, &position)
  }

  /// Copies the value at a position, and moves the position behind it.
  private init(_ text: JSONText, _ position: inout Int) {
    let element = JSONElement(text: text, position: position)
    let token = text.tokens[position]
    position += 1
    switch token.kind {
    case .null: self = .null
    case .yes: self = .bool(true)
    case .no: self = .bool(false)
    case .number:
      self = .number(text.withBytes(of: token) { String(bytes: $0) })
    case .ascii, .string: self = .string(element.string ?? "")
    case .array: self = .array((0..<token.start).map { _ in JSON(text, &position) })
    case .object: self = .object((0..<token.start).map { _ in Member(text, &position) })
    }
  }
}

extension JSON.Member {
  fileprivate init(_ text: JSONText, _ position: inout Int) {
    let name = JSONElement(text: text, position: position)
    position += 1
    self.init(name.string ?? "", JSON(text, &position))
  }
}
