// Levels of players, and teams that are fair by them.
extension Strings {
  var doesNotCount: String { say("Does not count for levels", "레벨에 반영하지 않음") }
  var countsAgain: String { say("Counts for levels", "레벨에 반영") }
}
