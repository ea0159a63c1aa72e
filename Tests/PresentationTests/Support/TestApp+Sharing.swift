import Domain
import Presentation
import TestSupport

// The sheets of sharing.
extension TestApp {
  private var matchSheet: MatchSheetView? {
    switch app.screen {
    case .gather(let model): model.matchSheet
    case .pastGather(let model): model.matchSheet
    default: nil
    }
  }

  /// The open sheet with the ways to share; `nil` when it is not open.
  var shareSheet: ShareSheet? {
    if case .share(let sheet) = matchSheet { sheet } else { nil }
  }

  /// The open sheet of a link; `nil` when it is not open.
  var linkSheet: LinkSheet? {
    if case .plan(let model) = app.screen { return model.linkSheet }
    if case .season(let model) = app.screen { return model.linkSheet }
    return if case .link(let sheet) = matchSheet { sheet } else { nil }
  }

  /// The link of the open sheet, once it works.
  var readyLink: LinkSheet.Ready? {
    if case .ready(let link) = linkSheet?.content { link } else { nil }
  }

  /// What the sheet of a link says while there is no link.
  var linkText: String? {
    switch linkSheet?.content {
    case .waiting(let text), .problem(let text), .needsCode(let text), .needsLogin(let text),
      .needsName(let text):
      text
    case .ready, nil: nil
    }
  }
}
