import Domain

extension Scalars {
  /// How many guests a sentence says that someone brings, wherever it says so: "dabei, bringe noch
  /// einen Kumpel mit"; `nil` when it does not.
  var guestsBrought: Int? {
    if phrases.contains(where: { $0.meaning == .pair }) { return 1 }
    let words = words
    if let number = numberBrought { return number }
    for index in words.indices.dropFirst() {
      if words[index - 1].isSame(as: "포함".scalars), let total = words[index].guestNumber {
        return total.count - 1
      }
      if known.uses(words[index].guestKey, as: .ownGuest) { return 1 }
      if words[index].first == "و", known.isGuestNoun(words[index].dropFirst().guestKey) {
        return 1
      }
      guard words[index].isGuestNoun(after: words[index - 1]), !words.namesGuest(index) else {
        continue
      }
      if index + 1 < words.count, words[index].first?.isHangul == true,
        let number = words[index + 1].guestNumber
      {
        return number.count
      }
      var before = words[..<index]
      while let last = before.last, last.isPossessive, last.guestNumber == nil {
        before.removeLast()
      }
      // "Need 3 more"
      let isCounted = !words[index].meansGuest && before.dropLast().last?.joinsGuests != true
      if let number = before.last?.guestNumber {
        return number.count < 10 && !isCounted ? number.count : nil
      }
      if before.count < index || before.last?.joinsGuests == true { return 1 }
    }
    return nil
  }

  /// Guests who are named behind what they are: "my nephew Kyle".
  var namedGuests: [ListPerson] {
    let words = words
    return words.indices.dropFirst().filter { words.namesGuest($0) }.map { index in
      ListPerson(words[index + 1])
    }
  }

  /// "Bringing 2", "me llevo a 2 compis"; not of things such as balls.
  private var numberBrought: Int? {
    let words = words
    guard let verb = words.firstIndex(where: { known.uses($0.guestKey, as: .bringsAsWriter) }),
      let place = words[(verb + 1)...].prefix(3).firstIndex(where: {
        $0.guestNumber.map { !$0.isArticle } == true
      }),
      let number = words[place].guestNumber, number.count < 6
    else { return nil }
    let noun = place + 1 < words.count ? words[place + 1].guestKey : []
    return known.uses(noun, as: .thing) ? nil : number.count
  }
}

extension [Scalars] {
  /// Whether a word means a guest of the writer's, and a name is behind it.
  fileprivate func namesGuest(_ index: Int) -> Bool {
    index > 0 && index + 1 < count && self[index].meansGuest && self[index - 1].isPossessive
      && self[index + 1].first?.isCapital == true
      && self[index + 1].looksLikeName
  }
}
