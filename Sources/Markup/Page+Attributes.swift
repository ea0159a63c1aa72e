// What an attribute leaves at the call of its element. Never inlined, because there are many calls.
extension Page {
  @inline(never)
  func attribute(_ family: Attribute.Family, _ name: Literal, _ value: Literal?) {
    guard let value, family.isHarmless || family.allows(name, value.bytes) else { return }
    beginAttribute(family, name)
    storage.pointee.append(value, in: .value)
    endAttribute()
  }

  @inline(never)
  func attribute(_ family: Attribute.Family, _ name: Literal, _ value: String?) {
    guard var value else { return }
    value.withUTF8 {
      if family.allows(name, $0) { write(family, name, $0) }
    }
  }

  @inline(never)
  func attribute(_ family: Attribute.Family, _ name: Literal, _ prefix: Literal, _ text: String) {
    guard family.isHarmless else { return attribute(family, name, prefix.string + text) }
    beginAttribute(family, name)
    storage.pointee.append(prefix, in: .value)
    storage.pointee.append(text, in: .value)
    endAttribute()
  }

  @inline(never)
  func attribute(_ family: Attribute.Family, _ name: Literal, _ prefix: Literal, _ number: Int) {
    guard family.isHarmless else { return attribute(family, name, "\(prefix.string)\(number)") }
    beginAttribute(family, name)
    storage.pointee.append(prefix, in: .value)
    storage.pointee.append(number)
    endAttribute()
  }

  private func write(
    _ family: Attribute.Family, _ name: Literal, _ value: UnsafeBufferPointer<UInt8>
  ) {
    beginAttribute(family, name)
    storage.pointee.append(value, in: .value)
    endAttribute()
  }

  @inline(never)
  func beginAttribute(_ family: Attribute.Family, _ name: Literal) {
    storage.pointee.append(Literal(family.prefix))
    storage.pointee.append(name)
    storage.pointee.append(Literal("=\""))
  }

  @inline(never)
  func endAttribute() { storage.pointee.append(character: "\"") }

  @inline(never)
  func flag(_ name: Literal, _ isSet: Bool) {
    guard isSet, !name.isHandler else { return }
    storage.pointee.append(character: " ")
    storage.pointee.append(name)
  }

  @inline(never)
  func addClass(_ names: Literal?) {
    guard let names else { return }
    storage.pointee.addClass { $0.append(names, in: .value) }
  }

  @inline(never)
  func addClass(_ names: String?) {
    guard let names else { return }
    storage.pointee.addClass { $0.append(names, in: .value) }
  }
}

extension Attribute.Family {
  fileprivate var prefix: StaticString {
    switch self {
    case .plain, .link, .checked: " "
    case .aria: " aria-"
    case .data: " data-"
    }
  }
}
