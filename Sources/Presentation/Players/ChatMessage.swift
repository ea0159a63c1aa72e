/// A line of a chat that was copied with the time of each message.
///
/// ```
/// [20:14, 09/05/2026] Ann: in
/// 5/9/26, 8:14 PM - Ann: in
/// [김민준] [오후 8:14] 참석
/// ```
struct ChatMessage {
  let sender: Scalars
  let text: Scalars

  /// Splits a line; `nil` when it has no time or no sender.
  init?(_ line: Scalars) {
    guard let time = line.time else { return nil }
    let header = line[..<time.lowerBound]
    let rest = line[time.upperBound...]
    if header.first == "[", let end = header.firstIndex(of: "]") {
      sender = header[..<end]
      text = rest.drop { $0 != "]" }.dropFirst()
      return
    }
    guard let colon = rest.firstIndex(of: ":") else { return nil }
    let named = rest[..<colon]
    let end =
      named.lastIndex { $0 == "]" }
      ?? named.indices.dropFirst().first { named[$0] == "-" && named[$0 - 1].isSpace }
    sender = end.map { named[$0...] } ?? named
    text = rest[(colon + 1)...]
  }
}
