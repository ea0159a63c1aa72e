package import Markup
import Presentation
import SampleTexts
package import Texts

extension Page {
  /// The page of a sample: a link back to all samples, the title, and the sample's content.
  package func sampleLayout(
    _ className: StaticString, title: String, language: Language,
    @MarkupBuilder content: () -> Elements
  ) {
    main(key: "\(className)", .class("sample"), .class(className)) {
      nav(.class("way"), .aria("label", language.say("Samples", "예제"))) {
        a(.href("/samples/")) { language.say("All samples", "모든 예제") }
      }
      h1(.class("title"), .tabIndex(-1)) { title }
      content()
    }
  }
}
