import Components
import Markup
import Presentation
import Texts

extension Page {
  /// The layout of a page: header, contents, and the primary action at the bottom.
  func layout(
    _ context: PageContext, _ className: StaticString, subtitle: String? = nil,
    @MarkupBuilder actions: () -> Elements = { Elements() },
    @MarkupBuilder content: () -> Elements,
    @MarkupBuilder dock: () -> Elements = { Elements() },
    @MarkupBuilder leading: () -> Elements = { Elements() }
  ) {
    main(key: "\(context.key)", .class("page"), .class(className)) {
      header(key: "header", .class("header")) {
        div(.class("header-row")) {
          leading()
          if context.shell.hasWayBack { backButton(context.texts.back) }
          // Said when it changes: "10 selected".
          h1(key: "title", .class("title"), .tabIndex(-1), .dir("auto"), .live) { context.title }
          div(.class("actions")) {
            waitingLink(context.shell.waiting)
            actions()
          }
        }
        if let subtitle { p(.class("subtitle"), .dir("auto")) { subtitle } }
      }
      div(key: "content", .class("content")) { content() }
      div(key: "dock", .class("dock")) {
        if let shown = context.shell.toast, takeOffered() != nil { toast(shown) }
        dock()
      }
    }
  }

  private func backButton(_ label: String) {
    button(
      key: "back", .type("button"), .class("icon-button"), .aria("label", label),
      .tap(.shell(.backTapped))
    ) { icon(.back) }
  }
}
