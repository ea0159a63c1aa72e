import Domain
import Foundation
import Markup
import PageSupport
import Presentation
import Screens
import TestSupport
import Testing

/// The rules for the markup of every screen.
@Suite("Markup of every screen")
struct MarkupRulesTests {
  @Test(arguments: Scene.all)
  func `no id occurs twice`(_ scene: Scene) {
    let ids = scene.values(of: "id")
    #expect(Dictionary(grouping: ids, by: \.self).filter { $0.value.count > 1 }.isEmpty)
  }

  @Test(arguments: Scene.all)
  func `every reference to an element finds it`(_ scene: Scene) {
    let references = ["for", "form", "aria-labelledby", "aria-describedby"]
      .flatMap { scene.values(of: $0) }
    #expect(Set(references).subtracting(scene.values(of: "id")).isEmpty)
  }

  @Test(arguments: Scene.all)
  func `each page has one main element, with one heading that can take the focus`(_ scene: Scene) {
    let tags = scene.pieces.compactMap { if case .opening(let tag) = $0 { tag } else { nil } }
    #expect(tags.count { $0.hasPrefix("<main ") } == 1)
    #expect(tags.filter { $0.hasPrefix("<h1 ") }.allSatisfy { $0.contains(#"tabindex="-1""#) })
    #expect(tags.count { $0.hasPrefix("<h1 ") } == 1)
  }

  @Test(arguments: Scene.all)
  func `the markup follows a strict content security policy`(_ scene: Scene) {
    #expect(scene.values(of: "style").isEmpty)
    #expect(!scene.html.contains("<style") && !scene.html.contains("<script"))
    #expect(!scene.html.contains("javascript:"))
  }

  @Test(arguments: Scene.all)
  func `every button says whether it submits, and every header of a table what it heads`(
    _ scene: Scene
  ) {
    for piece in scene.pieces {
      guard case .opening(let tag) = piece else { continue }
      if tag.hasPrefix("<button") { #expect(piece.values(of: "type").count == 1, "\(tag)") }
      if tag.hasPrefix("<th ") || tag == "<th>" { #expect(tag.contains(" scope="), "\(tag)") }
    }
  }

  @Test(arguments: Scene.all.filter { $0.name.contains("hostile") })
  func `a name may be written from right to left`(_ scene: Scene) {
    var directions: [String?] = []
    for piece in scene.pieces {
      switch piece {
      case .opening: directions.append(piece.values(of: "dir").first ?? directions.last ?? nil)
      case .closing: directions.removeLast()
      case .void: break
      case .text(let text) where Squad.hostileNames.contains(text.unescaped):
        #expect(directions.last == "auto", "\(text)")
      case .text: break
      }
    }
  }

  @Test(arguments: Scene.all)
  func `a password is never part of the markup`(_ scene: Scene) {
    #expect(!scene.html.contains("battery"))
  }

  @Test(arguments: Scene.all)
  func `every event in the markup is one of the screen's or of the shell's`(
    _ scene: Scene
  ) {
    let app = scene.app
    for piece in scene.pieces {
      let value = piece.values(of: "value").first ?? "true"
      for attribute in [
        "data-tap", "data-input", "data-change", "data-submit", "data-dismiss", "data-paste",
      ] {
        for text in piece.values(of: attribute) {
          #expect(isRead(text, value, by: app), "\(text)")
        }
      }
      for text in piece.values(of: "data-drop") {
        #expect(isRead(text, Player.ID.fixed(1).uuidString, by: app), "\(text)")
      }
    }
  }

  /// Whether the open screen or the shell around it has the event.
  private func isRead(_ text: String, _ value: String, by app: App) -> Bool {
    switch Event(text: text, value: value) {
    case .screen(let event):
      var screen = app.screen
      let moment = Moment(now: .kickOff, uptime: 0, randomBits: Numbers().next)
      return screen.handle(event, in: moment) != nil
    case .shell: return true
    case .device, .server, nil: return false
    }
  }

  @Test(arguments: Scene.all.filter { $0.html.contains(#"class="sheet""#) })
  func `what happened is said once: in the sheet that covers the page`(_ scene: Scene) {
    // Given an open sheet
    var app = scene.app
    guard app.shell.textToSelect == nil else { return }
    // When something is said
    let moment = Moment(now: .kickOff, uptime: 0, randomBits: Numbers().next)
    _ = app.handle(.device(.copied), in: moment)
    guard let toast = app.shell.toast, toast.people == nil else { return }
    // Then
    let html = String(decoding: Renderer.html { $0.app(app) }, as: UTF8.self)
    let sheet = html.components(separatedBy: #"class="sheet""#)[1]
      .components(separatedBy: "</dialog>")[0]
    #expect(sheet.contains(#"class="toast-box in-sheet" role="status""#))
    #expect(html.components(separatedBy: "toast-box").count == 2)
  }

  @Test(arguments: Scene.all)
  func `an enum's name or a failed conversion never shows`(_ scene: Scene) {
    #expect(!scene.html.contains("Optional(") && !scene.html.contains("teamA("))
    #expect(!scene.html.contains("(cannot print"))
  }

  @Test func `every destination has a page with a key of its own`() {
    let keys = Scene.screens.map { screen in
      Scene.all.first { $0.name == screen }?.pieces
        .first { if case .opening(let tag) = $0 { tag.hasPrefix("<main ") } else { false } }?
        .values(of: "id") ?? []
    }
    #expect(Set(keys).count == Scene.screens.count)
  }
}

extension Scene {
  var pieces: [Piece] { Piece.split(html) }

  func values(of attribute: String) -> [String] {
    // An attribute may contain several ids.
    pieces.flatMap { $0.values(of: attribute) }
      .flatMap { attribute.hasPrefix("aria-") ? $0.components : [$0] }
  }
}

extension String {
  fileprivate var components: [String] { split(separator: " ").map(String.init) }
}
