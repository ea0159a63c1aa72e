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
let splitting: Target.Dependency = .product(name: "Splitting", package: "football-gather")
let wire: Target.Dependency = .product(name: "Wire", package: "football-gather")
let testSupport: Target.Dependency = .product(name: "TestSupport", package: "football-gather")
let markup: Target.Dependency = .product(name: "Markup", package: "football-gather")
let figures: Target.Dependency = .product(name: "Figures", package: "football-gather")
let pages: Target.Dependency = .product(name: "Pages", package: "football-gather")
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")
let metrics: Target.Dependency = .product(name: "Metrics", package: "swift-metrics")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")

// On Debian the compiler finds libsodium and libpq without pkg-config, which may be missing there. On a Mac
// Homebrew has a folder of its own, which only pkg-config names.
#if os(macOS)
  let isMac = true
#else
  let isMac = false
#endif

let package = Package(
  name: "football-gather-server",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "gather", targets: ["gather"]),
    .executable(name: "samples", targets: ["samples"]),
  ],
  dependencies: [
    .package(name: "football-gather", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics.git", exact: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio.git", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras.git", exact: "1.35.2"),
    .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.28.1", traits: []),
    .package(url: "https://github.com/jpsim/Yams.git", exact: "6.2.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", exact: "2.13.0"),
  ],
  targets: [
    // scrypt and SHA-256; see docs/decisions/0013-libsodium.md.
    .systemLibrary(
      name: "CSodium", pkgConfig: isMac ? "libsodium" : nil,
      providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
    .systemLibrary(
      name: "CPostgres", pkgConfig: isMac ? "libpq" : nil,
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .systemLibrary(
      name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    // See docs/decisions/0040-libcrypto-and-libcurl.md.
    .systemLibrary(
      name: "CCrypto", pkgConfig: isMac ? "libcrypto" : nil,
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .systemLibrary(
      name: "CCurl", pkgConfig: isMac ? "libcurl" : nil,
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
    .target(name: "GzipCoding", dependencies: ["CZlib"], swiftSettings: settings),
    .target(name: "Hashing", dependencies: ["CSodium"], swiftSettings: settings),
    .target(
      name: "WebPush", dependencies: ["CCrypto", "CCurl", "Hashing", domain],
      swiftSettings: settings),
    .target(
      name: "Picture", dependencies: ["Hashing", domain, figures], swiftSettings: settings),
    .target(
      name: "ChangeStore",
      dependencies: [
        "CPostgres", "GzipCoding", "Hashing", domain, wire, metrics,
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "API",
      dependencies: [
        "ChangeStore", "GzipCoding", "Hashing", "Picture", domain, splitting, wire, pages,
        hummingbird, metrics,
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ] + nio,
      resources: [
        .embedInCode("openapi.yaml"), .embedInCode("Accounts/common-passwords.txt"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "SampleServices",
      dependencies: [
        "API", domain, wire, markup, hummingbird,
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ] + nio,
      resources: [.embedInCode("Movies/Catalogue/films.tsv")],
      swiftSettings: settings
    ),
    .target(name: "PrometheusMetrics", dependencies: [metrics], swiftSettings: settings),
    .target(
      name: "ServerCommand",
      dependencies: [
        "API", "ChangeStore", "PrometheusMetrics", domain, wire, hummingbird, argumentParser,
        metrics,
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ] + nio,
      swiftSettings: settings
    ),
    .executableTarget(
      name: "gather",
      dependencies: ["ServerCommand", domain, argumentParser],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "samples",
      dependencies: [
        "ServerCommand", "API", "SampleServices", domain, argumentParser,
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "ChangeStore", "Hashing", "ServerTestSupport", domain, splitting, wire, pages, testSupport,
        hummingbird, argumentParser,
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
      ] + nio,
      resources: [.embedInCode("changes.lua"), .embedInCode("answers.lua")],
      swiftSettings: settings
    ),
    .target(
      name: "ServerTestSupport",
      dependencies: [
        "ChangeStore", domain, wire, hummingbird,
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ] + nio,
      path: "Tests/ServerTestSupport",
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PrometheusMetricsTests", dependencies: ["PrometheusMetrics", metrics],
      swiftSettings: settings),
    .testTarget(name: "GzipCodingTests", dependencies: ["GzipCoding"], swiftSettings: settings),
    .testTarget(name: "HashingTests", dependencies: ["Hashing"], swiftSettings: settings),
    .testTarget(
      name: "WebPushTests",
      dependencies: [
        "WebPush", "CCrypto", "Hashing", "ServerTestSupport", domain, hummingbird,
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
      ] + nio,
      swiftSettings: settings
    ),
    .testTarget(
      name: "PictureTests", dependencies: ["Picture", domain, figures], swiftSettings: settings),
    .testTarget(
      name: "ChangeStoreTests",
      dependencies: [
        "ChangeStore", "GzipCoding", "PrometheusMetrics", "ServerTestSupport", domain, wire,
        testSupport,
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "APITests",
      dependencies: [
        "API", "ChangeStore", "Hashing", "PrometheusMetrics", "ServerTestSupport", domain, pages,
        splitting, wire, testSupport, hummingbird, metrics,
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "Yams", package: "Yams"),
      ] + nio,
      swiftSettings: settings
    ),
    .testTarget(
      name: "SampleServicesTests",
      dependencies: [
        "SampleServices", "API", "ServerTestSupport", domain, wire, hummingbird,
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ] + nio,
      swiftSettings: settings
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "gather", "samples", "ChangeStore", "ServerCommand", "ServerTestSupport", domain, wire,
        testSupport,
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      swiftSettings: settings
    ),
  ]
)
