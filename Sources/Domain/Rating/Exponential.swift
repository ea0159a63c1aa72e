/// The exponential function, e to the power of `x`, to within two units in the last place.
///
/// The one of the C library differs in its last bit from system to system, and ratings must not.
/// Beyond ±700 the result is that of ±700.
package func exponential(_ x: Double) -> Double {
  let x = min(max(x, -700), 700)
  // x = power * ln 2 + rest, with ln 2 in two parts so that the product with `power` is exact.
  let power = Int(x / 0.693_147_180_559_945_3 + (x < 0 ? -0.5 : 0.5))
  let rest = x - Double(power) * 0x1.62e42feep-1 - Double(power) * 0x1.a39ef35793c76p-33
  // The Taylor series of degree 13 in Horner's form; |rest| is at most 0.35.
  var sum = 1.0
  var divisor = 13.0
  while divisor > 0 {
    sum = 1 + sum * rest / divisor
    divisor -= 1
  }
  return sum * Double(sign: .plus, exponent: power, significand: 1)
}
