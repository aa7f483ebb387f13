import { numberText } from '#contract/i18n/numbers.ts'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'

/** An upper limit beyond a day of uninterrupted chanting. */
const mostBeads = 100_000
const mostSittingMs = 24 * 60 * 60_000
/** Sittings sent at once; those sent back at once; and all of one account. */
export const mostSent = 200
export const mostListed = 500
export const mostSittings = 50_000

const count = (most: number, words: string) =>
  z.int(words).check(z.gte(0, words), z.lte(most, words))

const mantra = z
  .string()
  .check(
    z.maxLength(120, 'At most 120 characters'),
    z.regex(/^[a-z\d-]+$/, 'No mantra has this id'),
  )

const isDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}
const notADay = 'This date is not possible'
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, notADay), z.refine(isDay, notADay))

/** To the millisecond, so that two versions can be compared as text. */
const moment = z.iso.datetime({ precision: 3, error: 'This time is not possible' })

const beadsWords = `A sitting has at most ${numberText(mostBeads)} beads`

const sitting = z.object({
  /** Made by the phone that began it. */
  id: z.uuid('This is not an id'),
  mantra,
  /** The civil date where the person was. */
  day,
  beads: count(mostBeads, beadsWords),
  rounds: count(mostBeads, 'A sitting has at most one round for each bead'),
  ms: count(mostSittingMs, 'A sitting lasts at most 24 hours'),
  startedAt: moment,
  /** Later in every version of the sitting than in the one before. */
  changedAt: moment,
})
export type AccountSitting = z.infer<typeof sitting>

/** The account the phone assumes. If another is logged in by now, nothing is stored or returned. */
const account = z.string().check(z.maxLength(100))

/**
 * Adds sittings to the account's log. Sent twice, they are in it once; of two versions of a sitting
 * the later stays. The pointer of a refusal names the sitting: `#/sittings/3/day`.
 */
export const pushSittings = endpoint({
  method: 'POST',
  path: '/api/account/sittings',
  access: 'user',
  input: z.object({
    account,
    sittings: z.array(sitting).check(z.maxLength(mostSent, `At most ${mostSent} at once`)),
  }),
  output: z.object({ status: z.literal('kept') }),
})

const whole = (least: number, most: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/, 'Expected a number'))]),
    z.pipe(z.transform(Number), z.int().check(z.gte(least), z.lte(most))),
  )

/** What was added or changed after `since`, oldest change first; a sitting is never deleted. */
export const listSittings = endpoint({
  method: 'GET',
  path: '/api/account/sittings',
  access: 'user',
  input: z.object({
    account,
    /** The `until` of the last answer; 0 at first. */
    since: whole(0, 999_999_999),
    limit: z.optional(whole(1, mostListed)),
  }),
  output: z.object({
    items: z.array(sitting),
    until: z.number(),
    /** There is more after `until`. */
    isMore: z.boolean(),
  }),
})

const mostGoalBeads = 10_000_000

/** What a person has set out to do; 0 for no goal. */
export const goals = z.object({
  minutesADay: count(24 * 60, 'At most 1,440 minutes a day'),
  beadsADay: count(mostBeads, `At most ${numberText(mostBeads)} beads a day`),
  daysAWeek: count(7, 'At most 7 days a week'),
  /** A vow: so many of one mantra, from one day until another. */
  sankalp: z.optional(
    z.object({
      mantra,
      beads: z
        .int('Please enter a whole number')
        .check(
          z.gte(1, 'Please enter a whole number'),
          z.lte(mostGoalBeads, `At most ${numberText(mostGoalBeads)} beads`),
        ),
      from: day,
      until: day,
    }),
  ),
})
export type Goals = z.infer<typeof goals>
export type Sankalp = NonNullable<Goals['sankalp']>

const changedGoals = z.object({ goals, changedAt: moment })

/** The account's goals after this change; without one, as they are. The later of two changes stays. */
export const changeGoals = endpoint({
  method: 'POST',
  path: '/api/account/goals',
  access: 'user',
  input: z.object({ account, changed: z.optional(changedGoals) }),
  output: z.object({ kept: z.optional(changedGoals) }),
})
