/// Passwords that wait to be hashed, in turns by the address that they came from.
///
/// Known devices have places of their own and every other turn, so that neither they nor strangers
/// can keep the others out.
struct HashingQueue<Job: Sendable>: Sendable {
  /// The number of jobs of strangers that may wait, and beside them those of known devices.
  static var strangerLimit: Int { 64 }
  static var knownDeviceLimit: Int { 16 }

  private var strangers = FairQueue<ClientAddress, Job>(limit: strangerLimit)
  private var knownDevices = FairQueue<ClientAddress, Job>(limit: knownDeviceLimit)
  private var isStrangersTurn = false

  /// The number of jobs that wait.
  var count: Int { strangers.count + knownDevices.count }

  /// Adds a job.
  /// - Returns: The job that finds no place: this one, or one of an address with more jobs.
  mutating func add(
    _ job: Job, from address: ClientAddress, isOnKnownDevice: Bool
  ) -> Job? {
    isOnKnownDevice
      ? knownDevices.add(job, from: address) : strangers.add(job, from: address)
  }

  /// Takes the job whose turn it is.
  mutating func next() -> Job? {
    defer { isStrangersTurn.toggle() }
    return isStrangersTurn
      ? strangers.next() ?? knownDevices.next() : knownDevices.next() ?? strangers.next()
  }
}

/// A queue of limited length in which each source has its turn, however many jobs others add.
struct FairQueue<Source: Hashable & Sendable, Job: Sendable>: Sendable {
  let limit: Int
  private(set) var count = 0
  private var jobs: [Source: [Job]] = [:]
  /// The sources that have jobs, in the order of their turns.
  private var turns: [Source] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a job, in a full queue in place of the last job of the source with the most.
  /// - Returns: The job that finds no place: this one, unless another source has more jobs.
  mutating func add(_ job: Job, from source: Source) -> Job? {
    guard count >= limit else {
      append(job, from: source)
      return nil
    }
    let share = jobs[source]?.count ?? 0
    guard let greediest = turns.max(by: { size(of: $0) < size(of: $1) }),
      size(of: greediest) > share + 1, let displaced = removeLast(of: greediest)
    else { return job }
    append(job, from: source)
    return displaced
  }

  /// Takes the first job of the source whose turn it is.
  mutating func next() -> Job? {
    guard !turns.isEmpty else { return nil }
    let source = turns.removeFirst()
    guard let job = jobs[source]?.removeFirst() else { return nil }
    count -= 1
    if size(of: source) == 0 { jobs[source] = nil } else { turns.append(source) }
    return job
  }

  private func size(of source: Source) -> Int { jobs[source]?.count ?? 0 }

  private mutating func append(_ job: Job, from source: Source) {
    if jobs[source] == nil { turns.append(source) }
    jobs[source, default: []].append(job)
    count += 1
  }

  /// Removes the last job of a source that has more than one.
  private mutating func removeLast(of source: Source) -> Job? {
    guard let job = jobs[source]?.popLast() else { return nil }
    count -= 1
    return job
  }
}
