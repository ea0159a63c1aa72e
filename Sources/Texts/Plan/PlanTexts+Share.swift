package import Domain

// What the organiser sends to the chat.
extension PlanTexts {
  /// The game with those who come, and where to answer.
  ///
  /// Names are in the form in which people see them who have the link; without names they are only counted.
  /// - Parameters:
  ///   - address: The address of the page about the game's day.
  ///   - texts: The texts of the organiser's language.
  /// - Returns: The message, of several lines.
  package func invitation(by address: String, _ texts: Strings) -> String {
    var text = ShareText()
    text.add(whenAndWhere(texts))
    if let cancellation {
      text.add(cancellation.onOneLine)
      return text.text
    }
    text.add(comersLine(texts))
    for line in vacancyLines(texts) { text.add(line) }
    text.add(texts.inOrOut(address))
    return text.text
  }

  /// Asks people who have not answered.
  package func reminder(
    to people: [Player.ID], by address: String?, _ texts: Strings
  ) -> String {
    var text = ShareText()
    text.add(whenAndWhere(texts))
    let (named, unnamed) = named(people)
    text.add(texts.noAnswerYet(texts.row(named.map { shared($0).onOneLine }, and: unnamed)))
    if let address { text.add(texts.inOrOut(address)) }
    return text.text
  }

  /// Not "today", because a chat is read later, too.
  private func whenAndWhere(_ texts: Strings) -> String {
    texts.row([completeDate, game.details.place?.text.onOneLine].compactMap { $0 })
  }

  private func comersLine(_ texts: Strings) -> String {
    let (named, unnamed) = named(comers)
    let names = named.map { person in
      let guests = places.guests(of: person).count { isPlaced($0) }
      let name = shared(person).onOneLine
      return guests == 0 ? name : texts.withGuests(name, guests)
    }
    guard squad.plans.replies.names != .numbersOnly, !comers.isEmpty else { return placesText }
    return "\(placesText): \(texts.row(names, and: unnamed))"
  }

  /// How many can still come, and what happens to the other places.
  private func vacancyLines(_ texts: Strings) -> [String] {
    guard game.takesReplies(at: now) else { return [] }
    if standing.isFull { return [texts.gameFull] }
    let free = standing.waiting > 0 ? nil : openPlaces.map { texts.placesFree($0) }
    return vacancies + [free].compactMap { $0 }
  }

  /// A name as people see it who have the link.
  private func shared(_ person: Player.ID) -> String {
    guard squad.plans.replies.names != .full, let known = squad.person(known: person) else {
      return name(of: person)
    }
    return known.name.inForm(.firstNameAndInitial).text
  }
}
