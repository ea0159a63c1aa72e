/// Why a part of the server's log cannot follow on a replica.
public enum ReplicaError: Error, Hashable, Sendable {
  /// Changes in between are missing: request those after this sequence number.
  case gap(after: Int64)
  /// The replica cannot apply a change that the server applied: request a snapshot.
  case diverged(at: Int64)
}
