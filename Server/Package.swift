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

let nio: [Target.Dependency] = ["NIOCore", "NIOHTTP1", "NIOPosix"].map {
  .product(name: $0, package: "swift-nio")
}
let domain: Target.Dependency = .product(name: "Domain", package: "football-gather")
let wire: Target.Dependency = .product(name: "Wire", package: "football-gather")
let testSupport: Target.Dependency = .product(name: "TestSupport", package: "football-gather")
let markup: Target.Dependency = .product(name: "Markup", package: "football-gather")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
let httpClient: Target.Dependency = .product(name: "AsyncHTTPClient", package: "async-http-client")

let package = Package(
  name: "football-gather-server",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "gather", targets: ["gather"])
  ],
  dependencies: [
    .package(name: "football-gather", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.2"),
    .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1"),
    .package(url: "https://github.com/jpsim/Yams.git", from: "6.2.2"),
    .package(url: "https://github.com/swift-server/async-http-client.git", from: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
  ],
  targets: [
    .target(
      name: "ChangeStore",
      dependencies: [
        domain, wire,
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "API",
      dependencies: [
        "ChangeStore", domain, wire, hummingbird,
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ] + nio,
      resources: [.embedInCode("openapi.yaml")],
      swiftSettings: settings
    ),
    .target(
      name: "SampleServices",
      dependencies: [
        "API", domain, wire, markup, hummingbird, httpClient,
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ] + nio,
      resources: [.embedInCode("Movies/Catalogue/films.tsv")],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "gather",
      dependencies: [
        "API", "ChangeStore", "SampleServices", domain, hummingbird,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ] + nio,
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "ChangeStore", domain, wire, testSupport, hummingbird, httpClient,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
      ] + nio,
      resources: [.embedInCode("changes.lua")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ChangeStoreTests",
      dependencies: [
        "ChangeStore", domain, wire, testSupport,
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    // What was logged, for the tests that look at it.
    .target(
      name: "LogRecording", dependencies: [.product(name: "Logging", package: "swift-log")],
      path: "Tests/LogRecording", swiftSettings: settings
    ),
    .testTarget(
      name: "APITests",
      dependencies: [
        "API", "ChangeStore", "LogRecording", domain, wire, testSupport, hummingbird, httpClient,
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "Yams", package: "Yams"),
      ] + nio,
      swiftSettings: settings
    ),
    .testTarget(
      name: "SampleServicesTests",
      dependencies: [
        "SampleServices", "API", "ChangeStore", "LogRecording", domain, wire, hummingbird,
        httpClient,
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ] + nio,
      swiftSettings: settings
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: ["gather", domain, wire, httpClient] + nio,
      swiftSettings: settings
    ),
  ]
)
