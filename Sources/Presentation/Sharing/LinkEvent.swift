/// An event about how something is shared by a link, and about the open link.
package enum LinkEvent: String, EventName {
  /// Opens the kinds of link.
  case shareOpened
  /// Opens the link to follow, or the one to keep the score; makes one when there is none.
  case opened, scoringOpened
  /// Opens the login, or where an account gets a name.
  case loginTapped, nameTapped
  /// Sends the code that the server asks new groups for.
  case codeSubmitted
  case copyTapped, shareTapped, codeTapped
  /// The browser did not let the app copy the link, whose address the sheet shows.
  case copyRefused
  /// The link, or a text with it, was copied.
  case copied
  /// How people who have the link see names.
  case fullNamesTapped, initialsTapped, numbersTapped
  /// Whether friends answer only from their own phone.
  case ownPhoneTapped
  case turnedOff
}
