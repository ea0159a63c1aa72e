import Markup

extension Page {
  /// The app's logo: disc and ring meet on the halfway line.
  package func brandMark() {
    svg(.class("brand-mark"), .attribute("viewBox", "4 1 57 38"), .aria("hidden", true)) {
      circle(
        .class("brand-ring"), .attribute("cx", "43"), .attribute("cy", "20"), .attribute("r", "14"))
      circle(
        .class("brand-disc"), .attribute("cx", "22"), .attribute("cy", "20"), .attribute("r", "17"))
    }
  }
}
