import ChangeStore

/// Does what may fail in storage.
/// - Throws: `APIError.storage`.
func reading<Value>(
  _ body: () async throws(StorageError) -> Value
) async throws(APIError) -> Value {
  do throws(StorageError) {
    return try await body()
  } catch {
    throw .storage(error)
  }
}
