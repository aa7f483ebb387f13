/** Beads of one round, without the guru bead. */
export const beadsInRound = 108

/** One bead counted, or undone. */
export type Bead = {
  /** Rises with every bead of its tab. */
  readonly seq: number
  readonly kind: 'tap' | 'recitation' | 'undo'
  /** Milliseconds since 1970. */
  readonly at: number
  /** The civil date where the person is, `2026-11-26`. */
  readonly day: string
  /** The account that counted it; absent for a guest. */
  readonly account?: string
}

/** The count on one mantra's mala. */
export type Mala = {
  /**
   * Position in the current round, 0 to 107. It carries over midnight; everything else is per
   * `day`.
   */
  readonly bead: number
  readonly rounds: number
  readonly beads: number
  readonly day: string
}

export const freshMala: Mala = { bead: 0, rounds: 0, beads: 0, day: '' }

/** The mala as it is on `day`: a new day begins with no rounds, in the middle of the round left open. */
export const malaOn = (mala: Mala, day: string): Mala =>
  mala.day === day ? mala : { ...freshMala, bead: mala.bead, day }

/** The mala after a bead. Undo never goes back before this day. */
export function applyBead(before: Mala, { kind, day }: Bead): Mala {
  const mala = malaOn(before, day)
  if (kind === 'undo') {
    if (mala.beads === 0) return mala
    const isRoundReopened = mala.bead === 0
    return {
      ...mala,
      bead: isRoundReopened ? beadsInRound - 1 : mala.bead - 1,
      rounds: mala.rounds - (isRoundReopened ? 1 : 0),
      beads: mala.beads - 1,
    }
  }
  const isRoundDone = mala.bead === beadsInRound - 1
  return {
    ...mala,
    bead: isRoundDone ? 0 : mala.bead + 1,
    rounds: mala.rounds + (isRoundDone ? 1 : 0),
    beads: mala.beads + 1,
  }
}

/** The civil date of a moment in the phone's time zone. */
export function dayOf(at: number): string {
  const date = new Date(at)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
