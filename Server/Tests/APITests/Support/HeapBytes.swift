/// The bytes that a value keeps outside itself: in its arrays, texts, and the values in them.
///
/// Found by reflection, so that a new field counts without being named. A short text is counted as
/// a long one.
func heapBytes(of value: Any) -> Int {
  if let text = value as? String { return 32 + text.utf8.count }
  // The table that finds an element by its id.
  if value is any DictionaryOfIDs { return 0 }
  let content = Mirror(reflecting: value).children.reduce(0) { $0 + heapBytes(of: $1.value) }
  return content + ((value as? any ElementList)?.elementBytes ?? 0)
}

private protocol ElementList {
  var elementBytes: Int { get }
}

extension Array: ElementList {
  fileprivate var elementBytes: Int {
    isEmpty ? 0 : 32 + count * MemoryLayout<Element>.stride
  }
}

private protocol DictionaryOfIDs {}
extension Dictionary: DictionaryOfIDs {}
