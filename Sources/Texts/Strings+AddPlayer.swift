// Adding players, one by one or from a list.
extension Strings {
  package func split(_ names: [String]) -> String {
    let names = names.joined(separator: " | ")
    return splitInto(names)
  }
  package func addPlayers(_ count: Int) -> String {
    count == 0 ? addSomePlayers : addManyPlayers(count)
  }
  package func playersAdded(_ names: [String]) -> String {
    names.count == 1
      ? onePlayerAdded(names[0])
      : manyPlayersAdded(names.count)
  }
}
