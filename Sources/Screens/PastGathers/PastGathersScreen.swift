import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  func pastGathersScreen(_ model: PastGathersViewModel, _ context: PageContext) {
    layout(context, "past-gathers") {
      if model.isTab { settingsLink(context) }
    } content: {
      let list = model.list
      if list.rows.isEmpty {
        emptyState(context.texts.noGathers, context.texts.noGathersAdvice) { emptyScoreboard() }
      } else {
        results(list) { .pastGathers(.rowTapped($0)) }
        moreButton(list.moreLabel, .pastGathers(.endReached))
      }
      if model.isTab { pastMatchLink(context.texts) }
    }
  }
}
