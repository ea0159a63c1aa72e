import Domain
import Texts

/// What the app says around the screen: messages that stay, and one sentence for some seconds.
struct Notices {
  /// The messages, of which the first is shown; each is there once.
  private(set) var banners: [Banner] = []
  private(set) var toast: Toast?
  private var toastCount = 0
  /// A text that the browser did not let the app copy, so that the user does it.
  var textToSelect: String?

  mutating func show(_ banner: Banner) {
    if !banners.contains(banner) { banners.append(banner) }
  }

  /// Takes back the messages of which this is true, because they are so no longer.
  mutating func takeBack(_ isPast: (Banner) -> Bool) { banners.removeAll(where: isPast) }

  /// Takes the message away that is shown; `false` when there is none.
  mutating func dismissBanner() -> Bool {
    guard !banners.isEmpty else { return false }
    banners.removeFirst()
    return true
  }

  /// Shows a sentence, with the offer to undo what it says.
  mutating func say(_ message: String, _ undo: Undo?, at now: Instant) {
    toastCount += 1
    toast = Toast(
      number: toastCount, message: message, undo: undo,
      expiresAt: now.advanced(by: Toast.lifetime))
  }

  /// Shows the sentence as long as a new one: who touches it has not answered yet.
  mutating func keepToast(at now: Instant) {
    toast?.expiresAt = now.advanced(by: Toast.lifetime)
  }

  /// Takes up the offer to undo, and the sentence with it; `nil` when nothing is offered.
  mutating func takeUndo() -> Undo? {
    guard let undo = toast?.undo else { return nil }
    toast = nil
    return undo
  }

  mutating func dropToast() { toast = nil }

  /// Takes the sentence away after its time, or when the user leaves the screen on which it was shown,
  /// which is the sentence of that number.
  mutating func pass(to now: Instant, leaving number: Int?) {
    guard let toast, toast.expiresAt <= now || toast.number == number else { return }
    self.toast = nil
  }

  /// Moves the instant at which the sentence goes, so that it stays as long as before.
  mutating func clockWasSet(byMilliseconds distance: Int64) {
    guard let expiresAt = toast?.expiresAt else { return }
    toast?.expiresAt = expiresAt.advanced(byMilliseconds: distance)
  }
}
