/// What happens on one past gather.
package enum PastGatherEvent: String, ScreenEvent, EventName {
  case deleteTapped, deletionConfirmed, deletionCancelled
}
