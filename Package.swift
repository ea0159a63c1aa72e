// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
  .enableUpcomingFeature("ExistentialAny"),
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
  .enableUpcomingFeature("InternalImportsByDefault"),
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
  .enableUpcomingFeature("MemberImportVisibility"),
]

// No dependencies, ever: every target here must also compile for the browser.
// See docs/decisions/0002-two-packages.md.
let package = Package(
  name: "football-gather",
  products: [
    .library(name: "Domain", targets: ["Domain"]),
    .library(name: "Wire", targets: ["Wire"]),
  ],
  targets: [
    .target(name: "Domain", swiftSettings: settings),
    .target(name: "Wire", dependencies: ["Domain"], swiftSettings: settings),
    .testTarget(name: "DomainTests", dependencies: ["Domain"], swiftSettings: settings),
    .testTarget(name: "WireTests", dependencies: ["Wire", "Domain"], swiftSettings: settings),
  ]
)
