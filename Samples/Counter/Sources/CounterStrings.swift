import Presentation
import SampleTexts
import Texts

struct CounterStrings {
  let language: Language

  var title: String { language.say("Counter", "카운터") }
  var minus: String { language.say("Minus", "빼기") }
  var plus: String { language.say("Plus", "더하기") }
}
