import Domain
import EmbeddedListWords
import PastedLists
import Presentation
import TestSupport
import Texts
import Wire

extension Parser {
  private static let id = "00000000-0000-0000-0000-000000000001"

  /// Short texts: of events, addresses, times and names.
  static var texts: [Parser] {
    [
      text(
        "event",
        [
          "players.rowTapped \(id)\nvalue", "confirmPlayers.moved \(id) teamA\n",
          "players.searchTyped\n유나", "confirmPlayers.dropped teamB\n\(id)",
          "gather.plusTapped A\n", "shell.linkTapped /players/\(id)\n", "gather.presetTapped 45\n",
          "login.rememberSwitched\ntrue", "settings.languageChosen\nko",
        ], holds: holdsForEvent),
      text(
        "route",
        [
          "/api/players/7/gathers", "/api/gathers/\(id)/players/7", "/api/squads/\(id)/changes",
          "/api/users/sessions/\(id)", "/openapi.yaml", "/health/",
        ]
      ) { text in
        guard let route = try? Route(path: text) else { return true }
        return (try? Route(path: route.path)) == route
      },
      text("destination", ["/players/\(id)/age", "/gathers/\(id)", "/settings", "/teams"]) { text in
        guard let place = Destination(path: text) else { return true }
        return Destination(path: place.path) == place
      },
      text("percentEncoding", ["a%20b%F0%9F%91%8D", "유나 & Ben"]) { text in
        _ = percentDecoded(text)
        return percentDecoded(percentEncoded(text)).map { Array($0.utf8) } == Array(text.utf8)
      },
      text("time", ["2026-11-20T18:42:05.120Z", "1970-01-01T00:00:00.000Z"]) { text in
        Instant(iso8601: text).map { Instant(iso8601: $0.iso8601) == $0 } ?? true
      },
      text("identifier", [id, "FEDCBA98-7654-3210-FEDC-BA9876543210"]) { text in
        let read = Player.ID(uuidString: text)
        return read.map { Player.ID(uuidString: $0.uuidString) == $0 } ?? true
      },
      text("name", ["Ann", " José ", "👩‍👧", "عمر \u{200F}"], holds: holdsForName),
      Parser(
        name: "listWords", example: { _ in ListWords.embeddedBytes },
        holds: { bytes in
          guard let words = try? ListWords(lines: bytes) else { return true }
          return NameList("1. Ann\n2. Ben: out +1", words).entries.count <= 2
        }),
      text(
        "nameList",
        [
          "Sunday\n1. Ann (GK)\n2) ✅ Ben, 유나 +1\n[20:14] Cem: in", "20/11/26, 20:14 - Ann: in",
          "No\tName\tPhone\n1\tAnn\t07700 900123", "In: Ann, Ben\nOut: ~Cem~",
          "Coming – 60% (3)\nAnn",
          "Jay, [24 Nov 2026 at 21:04:11]:\nI'm in", "Jay — Today at 9:04 PM\nin", "① 민준 ② 서연",
        ]
      ) { text in
        let list = NameList(text, .embedded)
        let names = list.entries.map { $0.name } + list.rest.map { $0.text }
        return names.count <= 2 * NameList.limit
          && names.allSatisfy { (try? ShortText($0.text)) == $0 }
      },
    ]
  }

  /// The first line is the element's text, and the rest the control's value.
  private static func holdsForEvent(_ text: String) -> Bool {
    let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? String(parts[1]) : ""
    guard let text = EventText(String(parts[0]), value: value) else { return true }
    let events: [(any ScreenEvent)?] = [
      text.read() as PlayersEvent?, text.read() as ConfirmPlayersEvent?,
      text.read() as GatherEvent?,
      text.read() as MatchEvent?, text.read() as LoginEvent?, text.read() as SettingsEvent?,
      text.read() as ShellEvent?,
    ]
    return events.compactMap { $0 }.allSatisfy { readsBack($0) }
  }

  private static func readsBack(_ event: some ScreenEvent) -> Bool {
    let element = ElementEvent(event)
    return EventText(element.text.text, value: element.value.text)?.read() == event
  }

  private static func holdsForName(_ text: String) -> Bool {
    _ = try? Username(text)
    guard let name = try? ShortText(text) else { return true }
    return (try? ShortText(name.text)) == name
  }
}
