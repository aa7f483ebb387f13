/**
 * Where a continuous function comes to zero between `a` and `b`, at which its signs differ: regula
 * falsi with the Illinois step, which halves a side that stays too long. `a`, `b` and the answer in
 * milliseconds, right to `tolerance`.
 */
export function rootBetween(
  f: (at: number) => number,
  a: number,
  b: number,
  fa = f(a),
  fb = f(b),
  tolerance = 20,
): number {
  let at = b
  for (let step = 0; step < 60 && Math.abs(b - a) > tolerance; step++) {
    const next = (a * fb - b * fa) / (fb - fa)
    const hasSettled = Math.abs(next - at) < tolerance / 4
    at = next
    if (hasSettled) break
    const value = f(at)
    if (value === 0) break
    // `b` is always the newest side: the root lies between it and `a`.
    if (value * fb < 0) [a, fa] = [b, fb]
    else fa /= 2
    ;[b, fb] = [at, value]
  }
  return Math.round(at)
}
