import Domain
import Texts

// What the group calls itself: asked once when something is shared, and in the settings.
extension App {
  /// Names the group as a user typed it; an empty text takes the name away.
  mutating func nameGroup(_ typed: String, in moment: Moment) {
    let name: GroupName?
    do throws(TextError) {
      name = try GroupName(typed)
    } catch .empty {
      name = nil
    } catch .tooLong {
      return notify(texts.groupNameTooLong)
    } catch {
      return notify(texts.textError(error))
    }
    guard name != replica.squad.name else { return }
    record([(change: .squad(.nameSet(name)), madeAt: moment.now)], in: moment)
    if let name { notify(texts.groupIsCalled(name.text)) }
    stopAskingForGroupName()
  }

  /// Notes that the user was asked what the group calls itself.
  mutating func stopAskingForGroupName() { prefer(preferences.afterAskingForGroupName) }
}
