import Domain

/// The evenings of a squad that count, of which most stay as they are.
///
/// A class, because all copies of the app share what was counted.
final class EveningsCache {
  private var evenings = Evenings()

  func evenings(of squad: Squad) -> [Evening] {
    evenings.update(for: squad)
    return evenings.all
  }
}
