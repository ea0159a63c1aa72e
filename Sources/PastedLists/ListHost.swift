import Domain

// Guests who are named after someone else in the list: "Mo's brother", "Amigo de Javi".
extension NameList {
  /// Names guests after who brings them, when that is one person of the list.
  mutating func findGuestsOfOthers() {
    findHostsCalledPolitely()
    for index in entries.indices {
      let name = Scalars(entries[index].name.text, known)
      // "1. Ann", "2. Ann +1"
      if entries[index].isRepeated, entries[index].guests == 1,
        let host = entries[..<index].firstIndex(where: {
          $0.name.text.isEqualByBytes(to: entries[index].name.text)
        })
      {
        entries[index].guests = 0
        self.name(guest: index, of: host)
        continue
      }
      guard let host = name.hostOfGuest, let position = position(ofHost: host, of: index) else {
        continue
      }
      self.name(guest: index, of: position)
    }
  }

  /// Names a guest "Ann +1", and notes how it was written.
  private mutating func name(guest: Int, of host: Int) {
    let place = entries[host].name.text
    let before = entries.count { $0.name.text.beginsByBytes(with: "\(place) +") }
    guard let name = try? ShortText("\(place) +\(entries[host].guests + before + 1)") else {
      return
    }
    if !entries[guest].isRepeated { entries[guest].remarks.insert(entries[guest].name.text, at: 0) }
    entries[guest].name = name
    entries[guest].isRepeated = false
  }

  /// Counts "세진님 지인1" for 오세진.
  private mutating func findHostsCalledPolitely() {
    for index in entries.indices.reversed() where entries[index].guests > 0 {
      let name = Scalars(entries[index].name.text, known)
      guard name.last == "님", let host = position(ofHost: name, of: index) else { continue }
      entries[host].guests += entries[index].guests
      entries.remove(at: index)
    }
  }

  private func position(ofHost host: Scalars, of guest: Int) -> Int? {
    let forms = host.formsOfHost.map { SearchKey.folded($0) }
    let keys = entries.map { SearchKey.folded($0.name.text) }
    let others = entries.indices.filter { $0 != guest }
    for form in forms {
      if let same = others.first(where: { keys[$0] == form }) { return same }
      let alike = others.filter { keys[$0].hasPart(form) || keys[$0].isInflected(as: form) }
      if alike.count == 1 { return alike[0] }
    }
    return nil
  }
}

extension [UInt8] {
  /// Whether a word of the name is this one, or the name of Hangul ends with it.
  fileprivate func hasPart(_ part: [UInt8]) -> Bool {
    split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(part) }
      || part.count > 5 && (part.first ?? 0) > 0xE0 && suffix(part.count).elementsEqual(part)
  }
}

extension Scalars {
  /// Who brings the guest that the text means; `nil` when it means none.
  var hostOfGuest: Scalars? {
    let words = words
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    if last.meansGuest, words.count < 5 { return self[..<words[words.count - 2].endIndex] }
    guard first.meansGuest else { return nil }
    let rest = words.dropFirst().drop { $0.isPossessive }
    guard let start = rest.first?.startIndex else { return nil }
    return self[start...].first == "d" && self[start...].dropFirst().first?.isApostrophe == true
      ? self[(start + 2)...] : self[start...]
  }

  /// The name without endings that say "of": "Mo's", "Maxs", "Ali'nin", "세진님".
  var formsOfHost: [Scalars] {
    var forms = [self]
    if let sign = lastIndex(where: { $0.isApostrophe }) { forms.append(self[..<sign]) }
    if let last, last == "s" || last == "님" || last == "씨" || last == "형" {
      forms.append(dropLast())
    }
    return forms
  }
}

extension Unicode.Scalar {
  var isApostrophe: Bool { self == "'" || value == 0x2019 }
}
