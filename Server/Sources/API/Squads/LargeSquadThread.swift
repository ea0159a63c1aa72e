import Dispatch

/// The one thread on which requests for large squads are worked on, in turn, after all else.
///
/// Reading or encoding a large squad takes long. On the threads that all requests share, a few such
/// squads would make the others wait.
final class LargeSquadThread: TaskExecutor {
  private let queue = DispatchQueue(label: "large squads", qos: .utility)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
