/// The subject of device ids: a browser on a phone or computer that records changes.
public enum Device {
  /// Identifies a device.
  public typealias ID = Identifier<Device>
}
