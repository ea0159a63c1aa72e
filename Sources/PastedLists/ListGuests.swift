import Domain

/// People without a name that someone brings, as it is written behind a name or in a message.
///
/// ```
/// Ann +1          // one
/// Ben plus one    // one
/// Cem con 2       // two
/// 민준 외 1명      // one
/// Dan x3          // two, because Dan is one of three
/// ```
struct ListGuests: Equatable {
  /// Where the words about them begin.
  let start: Int
  let count: Int

  /// The highest number that means guests; a higher one is something else, such as a year of birth.
  private static let limit = 9

  /// Finds guests at the end of a text that begins with someone's name.
  init?(endOf text: Scalars) {
    let words = text.words
    guard words.count > 1 || text.contains(where: { $0.isPlus || $0 == "외" }) else { return nil }
    guard let guests = Self(words, hasName: true) else { return nil }
    self = guests
  }

  /// Reads a text that is only about guests, such as `2 friends`, `+1` and `einer mehr`.
  init?(_ text: Scalars) {
    guard let guests = Self(text.words, hasName: false), guests.start == text.trimmed.startIndex
    else { return nil }
    self = guests
  }

  private init?(_ words: [Scalars], hasName: Bool) {
    var rest = words[...]
    if let last = rest.last, let times = last.times {
      self.init(start: last.startIndex, count: times - 1)
      return
    }
    while let last = rest.last, last.isGuestNoun(after: rest.dropLast().last) { rest.removeLast() }
    var hasNoun = rest.count < words.count
    while hasNoun, let last = rest.last, last.isPossessive { rest.removeLast() }
    let number = rest.last.flatMap { $0.guestNumber }
    if number != nil { rest.removeLast() }
    // `게스트 1명`
    if number != nil, let last = rest.last, last.meansAnyGuest {
      rest.removeLast()
      hasNoun = true
    }
    guard hasNoun || number != nil else { return nil }
    let isGlued = number?.isJoined == true
    let isJoined = isGlued || rest.last?.joinsGuests == true
    if !isGlued, isJoined { rest.removeLast() }
    // A number alone belongs to the name, as in "Dave 2".
    guard isJoined || hasNoun && (!hasName || number?.isArticle == false) else { return nil }
    let start = isGlued ? number?.start : words[rest.count].startIndex
    self.init(start: start ?? 0, count: number?.count ?? 1)
  }

  private init?(start: Int, count: Int) {
    guard (1...Self.limit).contains(count) else { return nil }
    self.start = start
    self.count = count
  }
}

extension Scalars {
  /// Whether this word means someone who is brought, such as a friend or a brother.
  var meansGuest: Bool {
    var key = guestKey
    if let digit = key.firstIndex(where: { (0x30...0x39).contains($0) }), first?.isHangul == true {
      key = Array(key[..<digit])
    }
    return known.uses(key, as: .guest) && !known.uses(key, as: .guestBehindNumber)
      || known.meaning(of: key) == .guest && guestNumber == nil
  }
}

extension Unicode.Scalar {
  fileprivate var isPlus: Bool { self == "+" || value == 0xFF0B }
}

extension Scalars {
  /// Whether the word means a guest wherever it stands.
  fileprivate var meansAnyGuest: Bool { known.meaning(of: guestKey) == .guest }

  var guestKey: [UInt8] {
    var word = self
    while let last = word.last, last == "." || last == "," || last == "!" { word.removeLast() }
    return SearchKey.folded(word)
  }

  /// A word for people who are brought.
  ///
  /// With a capital it may be a name, unless a number is before it, as
  /// in German.
  func isGuestNoun(after word: Scalars?) -> Bool {
    if meansAnyGuest { return guestNumber == nil }
    let isNoun = first?.isCapital != true || word?.guestNumber != nil || word?.isPossessive == true
    return isNoun && known.isGuestNoun(guestKey)
  }

  var isPossessive: Bool { known.uses(guestKey, as: .possessive) }

  var joinsGuests: Bool { first?.isCapital != true && known.uses(guestKey, as: .joinsGuests) }

  /// `2`, `+2`, `one`, `2명`; an article means one, and `+` in the same word joins it to the name.
  var guestNumber: (count: Int, start: Int, isJoined: Bool, isArticle: Bool)? {
    if let plus = firstIndex(where: { $0.isPlus }), plus + 1 < endIndex {
      guard let number = self[(plus + 1)...].guestNumber else { return nil }
      return (number.count, plus, true, false)
    }
    if let (count, unit) = leadingNumber {
      let key = unit.guestKey
      let isUnit =
        key.isEmpty || known.isGuestNoun(key) || known.meaning(of: key) == .guest
      return isUnit ? (count, startIndex, false, false) : koreanGuestNumber
    }
    if let number = koreanGuestNumber { return number }
    let key = guestKey
    guard let index = ListUse.numbers.firstIndex(where: { known.uses(key, as: $0) }) else {
      return nil
    }
    let isArticle = key.count < 3 || index == 0 && key != Array("one".utf8)
    return (index + 1, startIndex, false, isArticle)
  }

  // `외1명` and `게스트1` in one word
  private var koreanGuestNumber: (count: Int, start: Int, isJoined: Bool, isArticle: Bool)? {
    guard let first, first.isHangul, let digit = firstIndex(where: { $0.isDigit }),
      let (count, unit) = self[digit...].leadingNumber,
      unit.isEmpty || unit.isSame(as: "명".scalars)
    else { return nil }
    let word = self[..<digit]
    if word.meaning == .guest {
      return (count, startIndex, true, false)
    }
    // `민준외1명`
    guard word.last == "외" else { return nil }
    return (count, word.endIndex - 1, true, false)
  }

  /// `x2`, `2x`, `×2`, `*2`: how many people a name stands for.
  fileprivate var times: Int? {
    let text = another(filter { $0 != "(" && $0 != ")" })
    func isTimes(_ scalar: Unicode.Scalar?) -> Bool {
      scalar == "x" || scalar == "X" || scalar == "*" || scalar?.value == 0xD7
    }
    if isTimes(text.first), let (count, rest) = text.dropFirst().leadingNumber, rest.isEmpty {
      return count
    }
    guard let (count, rest) = text.leadingNumber, rest.count == 1, isTimes(rest.first) else {
      return nil
    }
    return count
  }
}

extension ListUse {
  /// What people say instead of a number, one first.
  fileprivate static let numbers: [ListUse] = [.one, .two, .three, .four, .five]
}

extension ListWords {
  /// Whether a word that was folded is a noun for people who are brought.
  func isGuestNoun(_ key: [UInt8]) -> Bool {
    uses(key, as: .guest) || uses(key, as: .guestBehindNumber)
  }
}
