package import Logging

/// Writes each entry of the log as a line of text, in the form of `StreamLogHandler`.
///
/// That handler makes a text of its metadata whenever these change, which is once for each request.
/// Here the text is made only of entries that are written, and of most requests none is.
package struct TextLogHandler: LogHandler {
  package var logLevel = Logger.Level.info
  package var metadata: Logger.Metadata = [:]
  package var metadataProvider: Logger.MetadataProvider?

  private let stream: StreamLogHandler

  /// Creates a handler that writes to another one, which has no metadata.
  package init(_ stream: StreamLogHandler) {
    self.stream = stream
  }

  package subscript(metadataKey key: String) -> Logger.MetadataValue? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  package func log(event: LogEvent) {
    var whole = event
    whole.metadata = metadata.merging(metadataProvider?.get() ?? [:]) { $1 }
      .merging(event.metadata ?? [:]) { $1 }
    stream.log(event: whole)
  }
}
