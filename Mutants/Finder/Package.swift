// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nothing but `make mutants` compiles swift-syntax.
let package = Package(
  name: "find-mutants",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "find-mutants", targets: ["find-mutants"])],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    .target(
      name: "FindMutants",
      dependencies: [
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .executableTarget(name: "find-mutants", dependencies: ["FindMutants"]),
    .testTarget(name: "FindMutantsTests", dependencies: ["FindMutants"]),
  ]
)
