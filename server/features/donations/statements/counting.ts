import type { StatementLine } from '#contract/donations/bankStatementAdmin.ts'
import type { BankLine } from './lines.ts'

/** Money that counts as received. */
export type Confirmed = {
  readonly reference: string
  /** The temple's date on which it was received. */
  readonly day: string
  /** Whole rupees. */
  readonly amount: number
  /** The key of the line that confirmed it; absent if it was confirmed by hand. */
  readonly key?: string | undefined
}

type Matched = Pick<StatementLine, 'certainty' | 'candidates' | 'seeAlso'> & {
  readonly line: BankLine
}

/** Payments that name nobody are the first to be matched with lines that cannot be identified. */
const order: readonly StatementLine['certainty'][] = ['none', 'possible', 'sure', 'known']

const groupOf = (day: string, paise: number): string => `${day} ${paise}`

/**
 * A line reads differently with other columns, and a confirmation by hand names no line; so money
 * is counted too. If more of a day and an amount was confirmed than lines are known for, the other
 * lines may be that money, and only those that must be new are sure.
 */
export const doubtCounted = <T extends Matched>(
  matched: readonly T[],
  confirmed: readonly Confirmed[],
): T[] => {
  const knownAs = new Set(
    matched.flatMap(({ certainty, seeAlso }) =>
      certainty === 'known' && seeAlso ? [seeAlso.reference] : [],
    ),
  )
  const lineless = new Map<string, string[]>()
  for (const { reference, day, amount } of confirmed) {
    if (knownAs.has(reference)) continue
    const group = groupOf(day, amount * 100)
    const others = lineless.get(group)
    if (others) others.push(reference)
    else lineless.set(group, [reference])
  }
  const doubted = new Map<T, string>()
  // Before it counts as a second payment of a donation, it is taken for the one that confirmed it.
  for (const one of matched) {
    const own = one.seeAlso?.why === 'paid_already' ? one.seeAlso.reference : undefined
    const group = lineless.get(groupOf(one.line.day, one.line.amountPaise))
    const at = own === undefined ? -1 : (group?.indexOf(own) ?? -1)
    for (const reference of at < 0 ? [] : (group?.splice(at, 1) ?? [])) doubted.set(one, reference)
  }
  const byDoubt = matched.toSorted(
    (one, other) => order.indexOf(one.certainty) - order.indexOf(other.certainty),
  )
  for (const one of byDoubt) {
    if (one.certainty === 'known' || doubted.has(one)) continue
    const reference = lineless.get(groupOf(one.line.day, one.line.amountPaise))?.shift()
    if (reference !== undefined) doubted.set(one, reference)
  }
  return matched.map((one) => {
    const reference = doubted.get(one)
    if (reference === undefined) return one
    const candidates = one.candidates.filter(({ as }) => as !== 'another_payment')
    return {
      ...one,
      certainty: candidates.length > 0 ? 'possible' : 'none',
      candidates,
      seeAlso:
        one.seeAlso?.why === 'other_amount' ? one.seeAlso : { reference, why: 'perhaps_confirmed' },
    }
  })
}
