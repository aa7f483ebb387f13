import type { Draft } from '#server/adapters/email/port.ts'
import type { Subscription } from './repository.ts'

/** A message that waits to be sent. */
export type Queued = {
  readonly key: string
  readonly draft: Draft
  readonly at: Date
  readonly usefulUntil: Date
}

/** Nobody waits longer for a sample. */
const sampleMs = 10 * 60 * 1000

/** A reminder of the next festival, to a number that is confirmed. */
export const sampleOf = ({ id }: Pick<Subscription, 'id'>, at: Date): Queued => ({
  key: `whatsapp-test:${id}:${at.toISOString()}`,
  draft: { kind: 'test', about: { id } },
  at,
  usefulUntil: new Date(at.getTime() + sampleMs),
})
