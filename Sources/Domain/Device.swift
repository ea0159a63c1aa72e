/// The subject of device ids: a browser on a phone or computer that records changes.
public enum Device {
  /// Identifies a device.
  public typealias ID = Identifier<Device>
}

extension Device.ID {
  /// In the place of a device whose id is not told, and of a client of the REST API.
  public static let withheld = Self(high: 0, low: 0)

  var ifTold: Self? { self == .withheld ? nil : self }
}
