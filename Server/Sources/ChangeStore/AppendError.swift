/// The reason why entries or a snapshot were not stored.
public enum AppendError: Error, Hashable, Sendable {
  /// The squad does not exist, or its account was deleted meanwhile.
  case unknownSquad
  /// The squad has as many bytes as the storage keeps for one.
  case squadFull
  /// The log goes on after the sequence number, or has an id already, because another writer appended
  /// to it.
  case conflict
  /// Storage failed, for the given reason.
  case storage(StorageError)
}
