/**
 * Where a continuous function reaches zero between `a` and `b`, at which its signs differ; instants
 * in milliseconds, to `tolerance`, so that the same root is nearly always found in the same
 * millisecond, wherever it was looked for. Regula falsi with the Illinois step (a side that stays
 * counts half), and halving if that is slow. It ends by closing the bracket, never by a short step.
 */
export function rootBetween(
  f: (at: number) => number,
  a: number,
  b: number,
  fa = f(a),
  fb = f(b),
  tolerance = 0.1,
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
 * When an angle reaches so many degrees that grows without end, by `pace` a millisecond on average.
 * The first step, from 1970 on, comes within a day, and four or five secants to `tolerance`.
 */
export function whenReached(
  angle: (at: number) => number,
  degrees: number,
  pace: number,
  tolerance = 10,
): number {
  let before = 0
  let missingBefore = degrees - angle(before)
  let at = missingBefore / pace
  while (Math.abs(at - before) > tolerance) {
    const missing = degrees - angle(at)
    const step = (missing * (at - before)) / (missingBefore - missing)
    ;[before, missingBefore, at] = [at, missing, at + step]
  }
  return Math.round(at)
}
