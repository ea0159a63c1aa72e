/// Why a part of the server's log cannot follow on a replica.
public enum ReplicaError: Error, Hashable, Sendable {
  /// Changes in between are missing: ask for those after this sequence number.
  case gap(after: Int64)
  /// This replica cannot apply what the server applied: ask for a snapshot.
  case diverged(at: Int64)
}
