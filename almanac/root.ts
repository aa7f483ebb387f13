/**
 * Where a continuous function reaches zero between `a` and `b`, at which its signs differ; instants
 * in milliseconds, correct to `tolerance`. Regula falsi with the Illinois step (a side that stays
 * counts half), and halving if that is slow. It ends by closing the bracket, never by a short step.
 */
export function rootBetween(
  f: (at: number) => number,
  a: number,
  b: number,
  fa = f(a),
  fb = f(b),
  tolerance = 20,
): number {
  for (let step = 0; Math.abs(b - a) > tolerance; step++) {
    const falsi = step > 6 && step % 2 === 1 ? (a + b) / 2 : (a * fb - b * fa) / (fb - fa)
    // Half a tolerance inside, so that a root near one end comes between that end and this point.
    const [low, high] = [Math.min(a, b) + tolerance / 2, Math.max(a, b) - tolerance / 2]
    const at = Math.min(Math.max(falsi, low), high)
    const value = f(at)
    // `b` is always the newest side: the root lies between it and `a`.
    if (value < 0 === fb < 0) fa /= 2
    else [a, fa] = [b, fb]
    ;[b, fb] = [at, value]
  }
  return Math.round((a + b) / 2)
}

/**
 * Where a nearly straight function reaches zero, near `from`; `pace` is how far its argument moves, on
 * average, while it loses one. Two or three secants find the root, to `tolerance`.
 */
export function rootNear(
  missing: (at: number) => number,
  from: number,
  pace: number,
  tolerance = 10,
): number {
  let before = from
  let missingBefore = missing(before)
  let at = before + missingBefore * pace
  while (Math.abs(at - before) > tolerance) {
    const missingNow = missing(at)
    const step = (missingNow * (at - before)) / (missingBefore - missingNow)
    ;[before, missingBefore, at] = [at, missingNow, at + step]
  }
  return Math.round(at)
}
