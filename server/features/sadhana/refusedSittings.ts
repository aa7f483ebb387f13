import type { Reason } from '#contract/refusals.ts'
import type { AccountSitting } from '#contract/sadhana/public.ts'
import type { FieldFault } from '#server/errors.ts'

const dayMs = 24 * 60 * 60_000
/** Nobody could count beads in this app before. */
const firstDay = '2020-01-01'

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Its civil date is that of its beginning in some time zone. */
const isSameDay = (day: string, startedAt: string): boolean =>
  Math.abs(Date.parse(`${day}T12:00:00Z`) - Date.parse(startedAt)) <= 1.5 * dayMs

/** What is wrong with one sitting, by its field: a phone’s clock may be years off. */
const faultOf = (
  sitting: AccountSitting,
  now: number,
): [keyof AccountSitting, Reason] | undefined => {
  const { day, beads, rounds, startedAt, changedAt } = sitting
  // Where it is tomorrow already; and a day for a clock that is a little off.
  if (day > isoDay(now + 2 * dayMs)) return ['day', { code: 'sadhana.dayToCome' }]
  if (day < firstDay) return ['day', { code: 'sadhana.dayLongAgo' }]
  if (!isSameDay(day, startedAt)) return ['startedAt', { code: 'sadhana.begunOtherDay' }]
  if (Date.parse(changedAt) > now + 2 * dayMs) return ['changedAt', { code: 'sadhana.timeToCome' }]
  if (changedAt < startedAt) return ['changedAt', { code: 'sadhana.endsBeforeBegin' }]
  if (rounds > beads) return ['rounds', { code: 'sadhana.moreRounds' }]
  return undefined
}

export const refusedSittings = (sittings: readonly AccountSitting[], now: Date): FieldFault[] =>
  sittings.flatMap((sitting, index) => {
    const fault = faultOf(sitting, now.getTime())
    return fault ? [{ pointer: `#/sittings/${index}/${fault[0]}`, ...fault[1] }] : []
  })
