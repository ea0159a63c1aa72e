// The link by which people follow a gather.
extension Strings {
}
