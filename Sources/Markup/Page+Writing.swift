// What a call of an element leaves at its place. Never inlined, because there are many calls.
extension Page {
  @inline(never)
  func startTag(_ name: Literal) { storage.pointee.beginStartTag(name) }

  @inline(never)
  func endTag(_ name: Literal) { storage.pointee.writeEndTag(name) }

  @inline(never)
  func endKeyedTag(_ name: Literal) {
    storage.pointee.writeEndTag(name)
    storage.pointee.endFragment()
  }

  @inline(never)
  func endFragment() { storage.pointee.endFragment() }

  @inline(__always)
  func writeKey(_ key: Text) {
    if case .literal(let key) = key.kind { return writeKey(key) }
    beginKey()
    writeValue(key.kind)
    endKey()
  }

  @inline(never)
  private func writeKey(_ key: Literal) {
    beginKey()
    writeValue(key)
    endKey()
  }

  @inline(never)
  private func beginKey() { storage.pointee.beginKey() }

  @inline(never)
  private func endKey() { storage.pointee.endKey() }
}

// Text between tags.
extension Page {
  @inline(__always)
  func write(_ text: Text.Kind) {
    switch text {
    case .literal(let literal): write(literal)
    case .string(let text): write(text)
    case .prefixed(let prefix, let text):
      write(prefix)
      write(text)
    case .number(let prefix, let number):
      write(prefix)
      writeValue(number)
    case .uuid(let prefix, let uuid):
      write(prefix)
      writeValue(uuid)
    }
  }

  @inline(never)
  private func write(_ text: Literal) {
    storage.pointee.endStartTag()
    storage.pointee.append(text, in: .text)
  }

  @inline(never)
  private func write(_ text: String?) {
    guard let text else { return }
    storage.pointee.endStartTag()
    storage.pointee.append(text, in: .text)
  }
}

// Values of attributes.
extension Page {
  @inline(__always)
  func writeValue(_ text: Text.Kind) {
    switch text {
    case .literal(let literal): writeValue(literal)
    case .string(let text): writeValue(text)
    case .prefixed(let prefix, let text):
      writeValue(prefix)
      writeValue(text)
    case .number(let prefix, let number):
      writeValue(prefix)
      writeValue(number)
    case .uuid(let prefix, let uuid):
      writeValue(prefix)
      writeValue(uuid)
    }
  }

  @inline(never)
  private func writeValue(_ text: Literal) { storage.pointee.append(text, in: .value) }

  @inline(never)
  private func writeValue(_ text: String?) {
    if let text { storage.pointee.append(text, in: .value) }
  }

  @inline(never)
  private func writeValue(_ number: Int) { storage.pointee.append(number) }

  @inline(never)
  private func writeValue(_ uuid: UUIDHalves) { storage.pointee.append(uuid) }
}
