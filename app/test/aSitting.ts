import type { Sitting } from '#app/offline/sadhana/sittings.ts'

/** One round of a morning. */
export const aSitting = (sitting: Partial<Sitting> = {}): Sitting => ({
  id: crypto.randomUUID(),
  mantra: 'om-gam-ganapataye',
  day: '2026-11-26',
  beads: 108,
  rounds: 1,
  ms: 600_000,
  startedAt: '2026-11-26T01:00:00.000Z',
  changedAt: '2026-11-26T01:10:00.000Z',
  ...sitting,
})
