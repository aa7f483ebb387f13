/** Whether everything runs, and not the shorter `npm test`. */
export const isProof = process.env['TEST_SUITE'] === 'proof'

/** How many random cases a property is tried on: all in the proof, a third in `npm test`. */
export const runs = (full: number): number => (isProof ? full : Math.ceil(full / 3))

/** In `npm test` always the same cases, so that a failure there is no chance. */
export const seed = isProof ? undefined : 20_261_127
