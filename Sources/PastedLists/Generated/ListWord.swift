// swift-format-ignore-file
// Made by scripts/compile-list-words.py from Catalogues/list-words.txt; edit that.
/// What a word means in a list of players, in whatever language it was written.
enum ListWord: UInt8, CaseIterable {
  /// Someone comes.
  case yes
  /// Someone does not come.
  case no
  /// Someone may come.
  case maybe
  /// Someone waits for a place.
  case reserve
  /// "Not", which says no unless it is about something else: "not paid".
  case not
  /// "I" and "me", which say yes when nothing else is said.
  case me
  /// What is said of someone who comes in the writer's place: "instead of me".
  case insteadOfMe
  /// What stands before or behind the name of someone whose place another takes: "instead of".
  case insteadOf
  /// What is said of someone who comes in the place of a person named before: "instead".
  case insteadOfOther
  /// Two people who come together, one of them the writer.
  case pair
  /// A goalkeeper, as a remark beside a name or as a heading.
  case goalkeeper
  /// Any other position on the pitch, and the captain.
  case position
  /// Whether someone has paid, and how.
  case paid
  /// Someone who is brought: a friend, a brother.
  case guest
  /// Someone comes late or leaves early.
  case late
  /// Someone is injured or ill.
  case injured
  /// A heading over those who play.
  case players
  /// A name or colour of a team.
  case team
  /// Days, times and what is said of them: "Monday", "kick-off".
  case date
  /// Months, and short forms of days and months that are also names: "Jan".
  case month
  /// Where the game is.
  case place
  /// What it costs.
  case price
  /// A line that tells people something: "please bring".
  case notice
  /// The game itself, and polls: "football", "5-a-side", "vote".
  case game
  /// The heading of a table's column of names.
  case nameColumn
  /// The heading of a column of first names.
  case firstNameColumn
  /// The heading of a column of last names.
  case lastNameColumn
  /// The heading of a column that says who comes.
  case answerColumn
  /// The heading of any other column.
  case otherColumn
  /// "And", between two people.
  case and
  /// A word that says nothing alone.
  case filler
}

/// How a word is used in a list of players, whatever it means.
enum ListUse: UInt8, CaseIterable {
  /// A word that joins two names although it has another meaning, too: "y" is also short for "yes".
  case joinsNames
  /// What stands between two teams that play each other.
  case versus
  /// A word with a meaning that is also what people are called, so that it needs a mark to be a heading: "Duda".
  case nameToo
  /// "Team": a word with which teams are named, whatever stands beside it.
  case wordForTeam
  /// What stands behind a number when no one has the place yet.
  case freePlace
  /// What is said of a payment that is still to come.
  case open
  /// "If", with which a condition begins: "if fit".
  case condition
  /// "Or", between two names that are both not meant.
  case or
  /// What stands beside "not", before a name: "not the Ed from work".
  case besideNot
  /// "Not", in languages where it stands before a name.
  case notBefore
  /// "Not", in languages where it stands behind a name.
  case notBehind
  /// A noun for someone who is brought, beside those that mean a guest wherever they stand.
  case guest
  /// A word that means guests behind a number: "2 more".
  case guestBehindNumber
  /// A noun that says itself that it is the writer's friend: "kardeşim".
  case ownGuest
  /// What joins guests to the person who brings them: "with".
  case joinsGuests
  /// What stands before a guest: "my", "the", "of".
  case possessive
  /// "One" and articles, as the number of guests.
  case one
  /// "Two", as the number of guests.
  case two
  /// "Three", as the number of guests.
  case three
  /// "Four", as the number of guests.
  case four
  /// "Five", as the number of guests.
  case five
  /// What is said of someone who brings something: "brings".
  case brings
  /// What writers say who bring people: "bringing", "I take".
  case bringsAsWriter
  /// What is brought and is no guest: balls, bibs, shirts and money.
  case thing
  /// A verb behind the name of one person: "is", "can't".
  case verb
  /// Other words about one person alone: "fehlt".
  case singular
  /// Words about several people: "are", "sind".
  case plural
  /// What ends a sentence about people: "too", "van".
  case endsSentence
  /// The writer: "me", "I".
  case writer
  /// A verb that writers say of themselves without "I": "voy".
  case verbOfWriter
  /// What is said of someone who takes a place: "takes".
  case takes
  /// A place in the list: "spot".
  case placeInList
  /// "For", before the name of someone whose place another takes.
  case insteadOf
  /// "With", before the people whom a writer brings.
  case with
  /// The first word of nicknames: "Big Dave".
  case nickname
  /// What stands before a time: "at 8".
  case beforeTime
  /// Halves of a day, and other words beside the time of a message.
  case halfOfDay
  /// What people in a heading are counted in: "(5 votes)".
  case count
  /// How Arabic names go on that begin with "و", which is otherwise "and".
  case endOfNameWithWaw
}

extension ListWords {
  /// Says which meanings and uses there are: a file of others is refused.
  static let hash: StaticString = "0bdb29e0f2d58e19"
  /// The most words that a phrase has.
  static let longestPhrase = 4
}
