import type { confirmStatement, StatementLine } from '#contract/donations/bankStatementAdmin.ts'
import type { Sent } from '#contract/endpoint.ts'

export type Match = Sent<typeof confirmStatement>['matches'][number]

/** The pledge that staff chose for each line, by the line's key. */
export type Choices = Readonly<Record<string, string | undefined>>

/** Only sure matches are chosen from the start; they can be unchosen. */
export const firstChoices = (lines: readonly StatementLine[]): Choices =>
  Object.fromEntries(
    lines
      .filter(({ certainty }) => certainty === 'sure')
      .map(({ key, candidates }) => [key, candidates[0]?.reference]),
  )

export const matchesOf = (lines: readonly StatementLine[], choices: Choices): Match[] =>
  lines.flatMap(({ key, day, amountPaise, utr, candidates }) => {
    const reference = choices[key]
    if (reference === undefined) return []
    const as = candidates.find((candidate) => candidate.reference === reference)?.as
    return [
      { key, reference, day, amountPaise, ...(utr !== undefined && { utr }), ...(as && { as }) },
    ]
  })

/** Pledges chosen for more than one line; further payments may be several. */
export const chosenTwice = (matches: readonly Match[]): string[] => {
  const references = matches
    .filter(({ as }) => as !== 'another_payment')
    .map(({ reference }) => reference)
  return [...new Set(references.filter((one, at) => references.indexOf(one) !== at))]
}
