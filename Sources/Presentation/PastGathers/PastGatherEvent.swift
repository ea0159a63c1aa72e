/// An event of the screen of a past gather.
package enum PastGatherEvent: String, ScreenEvent, EventName {
  case deleteTapped, deletionConfirmed, deletionCancelled
}
