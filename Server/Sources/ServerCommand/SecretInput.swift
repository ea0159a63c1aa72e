import Foundation

/// A secret on standard input, such as a password.
enum SecretInput {
  /// Reads a line; a terminal shows the prompt, and not what is typed.
  static func line(prompt: String) -> String? {
    // Fails for a pipe or a file, which show nothing.
    guard tcgetattr(STDIN_FILENO, &asFound) == 0 else { return readLine() }
    for number in endings { signal(number, restoreAndEnd) }
    defer {
      restore()
      for number in endings { signal(number, SIG_DFL) }
    }
    var silent = asFound
    silent.c_lflag &= ~tcflag_t(ECHO)
    silent.c_lflag |= tcflag_t(ECHONL)
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent) == 0 else { return nil }
    FileHandle.standardError.write(Data((prompt + "\n").utf8))
    return readLine()
  }

  /// The signals that end the program while it waits for the user.
  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// How the terminal was before; global, because a signal's handler can reach nothing else.
  private nonisolated(unsafe) static var asFound = termios()

  private static let restoreAndEnd: @convention(c) (Int32) -> Void = { number in
    restore()
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func restore() {
    _ = tcsetattr(STDIN_FILENO, TCSANOW, &asFound)
  }
}
