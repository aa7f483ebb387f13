/** Repeatable randomness: `FAULTS_SEED=…` repeats a run. */
export const seed = Number(process.env['FAULTS_SEED'] ?? Math.floor(Math.random() * 2 ** 32))

/** Mulberry32: from 0 to less than 1, the same sequence for the same seed. */
export function randomFrom(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One line for each fault: the seed, and what was counted. */
export const report = (fault: string, counts: object): void =>
  console.log(`${fault}: ${JSON.stringify({ seed, ...counts })}`)
