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

// For imports from JavaScript and exports to it.
let browserSettings = settings + [.enableExperimentalFeature("Extern")]

// Four small apps, each in its own folder; see Samples/README.md.
let kit: [Target.Dependency] = [
  "SampleKit", "Domain", "Presentation", "Markup", "Texts", "SampleTexts",
]
let samples: [Target] = [
  .target(
    name: "SampleTexts", dependencies: ["Texts"], path: "Samples/Texts", swiftSettings: settings),
  .target(
    name: "SampleKit",
    dependencies: ["Browser", "Domain", "Markup", "Presentation", "SampleTexts", "Texts"],
    path: "Samples/Kit", swiftSettings: settings),
  .testTarget(
    name: "SampleKitTests",
    dependencies: kit + ["Browser", "BrowserSupport", "Client", "Wire"],
    swiftSettings: settings),
  .target(
    name: "CounterSample", dependencies: kit, path: "Samples/Counter/Sources",
    swiftSettings: settings),
  .executableTarget(
    name: "CounterApp", dependencies: ["CounterSample", "SampleKit", "Browser", "Texts"],
    path: "Samples/Counter/App", swiftSettings: settings),
  .testTarget(
    name: "CounterTests",
    dependencies: [
      "CounterSample", "SampleKit", "Browser", "BrowserSupport", "Markup", "Presentation",
      "PageSupport", "Texts",
    ],
    path: "Samples/Counter/Tests", exclude: ["Outlines"], swiftSettings: settings),
  .target(
    name: "ClockSample", dependencies: kit + ["Browser", "Client", "Wire"],
    path: "Samples/Clock/Sources",
    swiftSettings: settings),
  .executableTarget(
    name: "ClockApp", dependencies: ["ClockSample", "SampleKit", "Browser", "Texts"],
    path: "Samples/Clock/App", swiftSettings: settings),
  .testTarget(
    name: "ClockTests",
    dependencies: kit + [
      "ClockSample", "Browser", "BrowserSupport", "Client", "Wire", "PageSupport",
    ],
    path: "Samples/Clock/Tests", exclude: ["Outlines"], swiftSettings: settings),
  .target(
    name: "LoginSample", dependencies: kit + ["Browser", "Client", "Wire"],
    path: "Samples/Login/Sources",
    swiftSettings: settings),
  .executableTarget(
    name: "LoginApp", dependencies: ["LoginSample", "SampleKit", "Browser", "Texts"],
    path: "Samples/Login/App", swiftSettings: settings),
  .testTarget(
    name: "LoginTests",
    dependencies: kit + [
      "LoginApp", "LoginSample", "Browser", "BrowserSupport", "Client", "Wire", "PageSupport",
    ],
    path: "Samples/Login/Tests", exclude: ["Outlines"], swiftSettings: settings),
  // One target for each layer, because the sample is about which layer may know which.
  .target(name: "MoviesDomain", path: "Samples/Movies/Domain", swiftSettings: settings),
  .target(
    name: "MoviesData", dependencies: ["Domain", "MoviesDomain", "Wire"],
    path: "Samples/Movies/Data",
    swiftSettings: settings),
  .target(
    name: "MoviesPresentation", dependencies: ["MoviesDomain", "SampleTexts", "Texts"],
    path: "Samples/Movies/Presentation", swiftSettings: settings),
  .executableTarget(
    name: "MoviesApp",
    dependencies: kit + [
      "MoviesDomain", "MoviesData", "MoviesPresentation", "Browser", "Client", "Wire",
    ],
    path: "Samples/Movies/App", swiftSettings: settings),
  .testTarget(
    name: "MoviesTests",
    dependencies: [
      "MoviesApp", "MoviesData", "MoviesDomain", "MoviesPresentation", "Presentation", "SampleKit",
      "Browser", "BrowserSupport", "Markup", "PageSupport", "TestSupport", "Texts",
    ],
    path: "Samples/Movies/Tests", exclude: ["App/Outlines"], swiftSettings: settings),
]

// No dependencies, ever: every target here must also compile for the browser. See
// docs/decisions/0002-two-packages.md.
let package = Package(
  name: "football-gather",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Domain", targets: ["Domain"]),
    .library(name: "Splitting", targets: ["Splitting"]),
    .library(name: "Wire", targets: ["Wire"]),
    .library(name: "Figures", targets: ["Figures"]),
    .library(name: "Markup", targets: ["Markup"]),
    .library(name: "Pages", targets: ["Pages"]),
    .executable(name: "WebApp", targets: ["WebApp"]),
    // For the server's tests and its benchmarks.
    .library(name: "TestSupport", targets: ["TestSupport"]),
  ],
  targets: [
    .target(
      name: "Domain", swiftSettings: settings,
      // For the square root. In the browser it is an instruction; the package manager takes that
      // for Linux, too, but builds for it in the other configuration.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux], configuration: .debug))]),
    .target(name: "Splitting", dependencies: ["Domain"], swiftSettings: settings),
    .target(name: "Wire", dependencies: ["Domain", "Splitting"], swiftSettings: settings),
    .target(name: "QRCode", swiftSettings: settings),
    .testTarget(name: "QRCodeTests", dependencies: ["QRCode"], swiftSettings: settings),
    .target(
      name: "Texts", dependencies: ["Domain", "Figures", "Splitting"], swiftSettings: settings),
    // The texts of all languages, for programs that are not the client, which fetches one.
    .target(name: "EmbeddedTexts", dependencies: ["Domain", "Texts"], swiftSettings: settings),
    .target(name: "PastedLists", dependencies: ["Domain"], swiftSettings: settings),
    // The words by which lists are read, for programs that are not the client, which fetches them.
    .target(
      name: "EmbeddedListWords", dependencies: ["Domain", "PastedLists"], swiftSettings: settings),
    .testTarget(
      name: "PastedListsTests",
      dependencies: ["PastedLists", "Domain", "EmbeddedListWords", "TestSupport"],
      exclude: ["chat-answers.json", "pasted-lists.json"], swiftSettings: settings),
    .target(
      name: "Presentation",
      dependencies: ["Domain", "Figures", "PastedLists", "QRCode", "Splitting", "Texts"],
      swiftSettings: settings),
    .target(name: "Markup", swiftSettings: settings),
    .target(name: "Figures", dependencies: ["Domain"], swiftSettings: settings),
    .testTarget(
      name: "FiguresTests", dependencies: ["Figures", "Domain", "TestSupport"],
      swiftSettings: settings),
    .target(
      name: "Components", dependencies: ["Domain", "Figures", "Markup", "Texts"],
      swiftSettings: settings),
    .target(
      name: "Pages",
      dependencies: ["Components", "Domain", "EmbeddedTexts", "Figures", "Markup", "Texts"],
      swiftSettings: settings),
    .target(
      name: "Screens",
      dependencies: [
        "Presentation", "Markup", "Components", "Domain", "Figures", "QRCode", "Texts",
      ],
      swiftSettings: settings),
    .target(
      name: "Client", dependencies: ["Browser", "Domain", "Presentation", "Texts", "Wire"],
      swiftSettings: settings),
    .target(name: "Browser", dependencies: ["Markup"], swiftSettings: browserSettings),
    .executableTarget(
      name: "WebApp",
      dependencies: [
        "Domain", "PastedLists", "Presentation", "Screens", "Client", "Browser", "Texts",
      ],
      swiftSettings: browserSettings),
    // Exercises the Browser target in a real browser; never shipped.
    .executableTarget(
      name: "BrowserFixture", dependencies: ["Markup", "Browser", "RatingSeason"],
      path: "EndToEndTests/Fixture",
      exclude: ["fixture.css"],
      swiftSettings: browserSettings),
    .target(
      name: "RatingSeason", dependencies: ["Domain"], path: "Tests/RatingSeason",
      swiftSettings: settings),
    .testTarget(
      name: "DomainTests", dependencies: ["Domain", "TestSupport", "RatingSeason"],
      exclude: ["Plan/places.json", "Season/season.json"],
      swiftSettings: settings),
    .testTarget(
      name: "SplittingTests", dependencies: ["Domain", "Splitting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "WireTests", dependencies: ["Wire", "Domain", "Splitting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PresentationTests",
      dependencies: [
        "Presentation", "QRCode", "Browser", "BrowserSupport", "Client", "Domain",
        "EmbeddedListWords", "EmbeddedTexts", "PastedLists", "TestSupport", "Texts",
      ],
      swiftSettings: settings),
    .testTarget(name: "MarkupTests", dependencies: ["Markup"], swiftSettings: settings),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens", "Presentation", "Markup", "Domain", "EmbeddedListWords", "EmbeddedTexts",
        "PageSupport", "PastedLists", "TestSupport", "Texts",
      ],
      exclude: ["Outlines"],
      swiftSettings: settings),
    .testTarget(
      name: "PagesTests",
      dependencies: [
        "Pages", "Domain", "EmbeddedTexts", "Markup", "PageSupport", "TestSupport", "Texts",
      ],
      exclude: ["Plan/Outlines", "Season/Outlines", "Sharing/Outlines"], swiftSettings: settings),
    .testTarget(
      name: "ClientTests",
      dependencies: [
        "Client", "Browser", "BrowserSupport", "Domain", "Presentation", "Wire", "TestSupport",
        "Texts",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "WebAppTests",
      dependencies: [
        "WebApp", "Browser", "BrowserSupport", "Client", "Domain", "EmbeddedListWords",
        "EmbeddedTexts", "Presentation", "Wire", "TestSupport", "Texts",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "BrowserTests", dependencies: ["Browser", "BrowserSupport", "Markup", "TestSupport"],
      swiftSettings: settings),
    // Shared by tests of several targets, the server's among them; contains the simulated
    // histories.
    .target(
      name: "TestSupport", dependencies: ["Domain", "Splitting", "Wire"], path: "Tests/Support",
      swiftSettings: settings),
    // Reads random bytes with everything that parses; see Soak.
    .target(
      name: "Fuzz",
      dependencies: [
        "Browser", "BrowserSupport", "Client", "Domain", "EmbeddedListWords", "EmbeddedTexts",
        "PastedLists", "Presentation", "TestSupport", "Texts", "Wire",
      ],
      path: "Tests/Fuzz", swiftSettings: settings),
    // A fake browser for tests.
    .target(
      name: "BrowserSupport", dependencies: ["Browser", "Wire", "TestSupport"],
      path: "Tests/BrowserSupport", swiftSettings: settings),
    // Reads pages, writes them for tests in browsers, and compares them with stored outlines.
    .target(name: "PageSupport", path: "Tests/PageSupport", swiftSettings: settings),
    .testTarget(
      name: "PageSupportTests", dependencies: ["PageSupport"], swiftSettings: settings),
  ] + samples
)
