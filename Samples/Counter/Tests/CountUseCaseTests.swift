import CounterSample
import Testing

@Suite("Count use case")
struct CountUseCaseTests {
  private let delegate = Listener()

  @Test func `it counts from zero, and tells each new count`() {
    let useCase = CountUseCase()
    useCase.plusCount(telling: delegate)
    useCase.plusCount(telling: delegate)
    useCase.minusCount(telling: delegate)
    #expect(delegate.counts == [1, 2, 1])
    #expect(useCase.count == 1)
  }

  @Test func `it counts below zero`() {
    let useCase = CountUseCase()
    useCase.minusCount(telling: delegate)
    #expect(delegate.counts == [-1])
  }

  @Test func `it stops at the limit and tells nothing`() {
    let useCase = CountUseCase(count: CountUseCase.limit - 1)
    useCase.plusCount(telling: delegate)
    useCase.plusCount(telling: delegate)
    #expect(useCase.count == CountUseCase.limit)
    #expect(delegate.counts == [CountUseCase.limit])
  }

  @Test func `it stops at the limit below zero and tells nothing`() {
    let useCase = CountUseCase(count: -CountUseCase.limit)
    useCase.minusCount(telling: delegate)
    #expect(useCase.count == -CountUseCase.limit)
    #expect(delegate.counts.isEmpty)
  }

  @Test(arguments: [
    (0, true, true), (CountUseCase.limit - 1, true, true), (1 - CountUseCase.limit, true, true),
    (CountUseCase.limit, false, true), (-CountUseCase.limit, true, false),
  ])
  func `it says in which directions it can count`(
    _ count: Int, _ canPlus: Bool, _ canMinus: Bool
  ) {
    let useCase = CountUseCase(count: count)
    #expect(useCase.canPlus == canPlus)
    #expect(useCase.canMinus == canMinus)
  }

  @Test(arguments: [Int.max, Int.min])
  func `a first number beyond the limit becomes the limit`(_ count: Int) {
    #expect(CountUseCase(count: count).count.magnitude == CountUseCase.limit.magnitude)
  }
}

private final class Listener: CountUseCaseDelegate {
  private(set) var counts: [Int] = []

  func countUpdated(count: Int) { counts.append(count) }
}
