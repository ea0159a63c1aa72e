// What the app is.
extension Texts {
  package var about: String { say("About", "앱 정보") }
  package var aboutText: String {
    say(
      "\(appName) is free, has no adverts and works with no signal.",
      "\(appName)는 무료이고 광고가 없으며 인터넷이 없어도 됩니다.")
  }
}
