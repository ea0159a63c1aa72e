import Markup
import Presentation

/// The button after the rows that are shown; the browser taps it when the user comes near it.
func moreButton<Row>(_ list: WindowedList<Row>, _ event: Event) -> Element? {
  list.moreLabel.map { label in
    button(key: "more", .type("button"), .class("text-button more"), .tap(event), .near(event)) {
      label
    }
  }
}
