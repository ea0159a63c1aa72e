/// A phone or browser that makes changes; a subject for ids.
public enum Device {
  /// Names a device.
  public typealias ID = Identifier<Device>
}
