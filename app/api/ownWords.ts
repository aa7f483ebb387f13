import { refused } from '#app/i18n/en/forms/refused.ts'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import type { Problem } from '#contract/errors.ts'
import type { Refused } from './inWords.ts'

/** A refusal without the server's English, which is for other programs. */
export const withoutWords = (problem: Problem, field = ''): Problem => ({
  ...problem,
  detail: undefined,
  ...(problem.errors && { errors: problem.errors.map((each) => ({ ...each, detail: field })) }),
})

/** Loaded when something is refused, which is seldom. */
const load = () => import('./inWords.ts')

/** The one place where a refusal gets its words; without their file it has the most general ones. */
export const ownWords = (problem: Problem, about?: Refused): Promise<Problem> =>
  load().then(
    ({ inWords }) => inWords(withoutWords(problem), about),
    () => withoutWords(problem, refused.english.field),
  )

/** The same for a row of the outbox. */
export const rowInOwnWords = async (row: OutboxRow): Promise<OutboxRow> => {
  if (!row.refusal) return row
  try {
    return (await load()).rowInWords(row)
  } catch {
    return row
  }
}
