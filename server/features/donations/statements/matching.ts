import { daysBetween } from '#almanac/civilDate.ts'
import type { StatementLine } from '#contract/donations/bankStatementAdmin.ts'
import { answerDays } from '#server/payments/cheques.ts'
import { doubtCounted, type Confirmed } from './counting.ts'
import type { BankLine } from './lines.ts'
import {
  createIndex,
  groupBy,
  isClaimed,
  isNear,
  isOpen,
  mostCandidates,
  type Candidate,
  type Pledge,
} from './pledges.ts'
import { wayOf } from './wayOfPaying.ts'

type Context = {
  /** Everything that comes to the bank, whatever its status. */
  readonly pledges: readonly Pledge[]
  /** Money that was confirmed, by a line or by hand, since the date of the first line. */
  readonly confirmed: readonly Confirmed[]
}

const isPaid = ({ pledge }: Candidate): boolean => !isOpen(pledge)

const shown = ({ pledge, reasons, as }: Candidate): StatementLine['candidates'][number] => {
  const { reference, fullName, amount, createdAt, status, cheque } = pledge
  return {
    reference,
    fullName,
    amount,
    createdAt,
    status,
    reasons: [...reasons],
    ...(cheque && { cheque }),
    ...(as && { as }),
  }
}

/**
 * What the line may be recorded as although the amount differs or the pledge was paid before. If
 * this number already paid it, it is the same payment; and receipts are in whole rupees.
 */
const offersOf = (line: BankLine, named: readonly Candidate[]): Candidate[] =>
  named.flatMap((one): Candidate[] => {
    if (line.amountPaise % 100 !== 0) return []
    if (!isPaid(one)) return [{ ...one, as: 'other_amount' }]
    // Nobody pays with one cheque twice, and the next one is recorded when it is handed over.
    if (one.pledge.cheque || one.reasons.includes('utr')) return []
    return [{ ...one, as: 'another_payment' }]
  })

type Match = Pick<StatementLine, 'certainty' | 'candidates' | 'seeAlso'>

const seeOther = ([other]: readonly Candidate[]): Pick<Match, 'seeAlso'> =>
  other ? { seeAlso: { reference: other.pledge.reference, why: 'other_amount' } } : {}

const confirmedBefore = (reference: string): Match => ({
  certainty: 'known',
  candidates: [],
  seeAlso: { reference, why: 'confirmed' },
})

const guesses = new Set<string>(['part_of_reference', 'name', 'amount_and_day'])

/** A pledge that one line names is not offered for others, which only look alike. */
const withoutUsed = <T extends Match>(matched: readonly T[]): T[] => {
  const used = new Set(
    matched.flatMap(({ certainty, candidates }) =>
      certainty === 'sure' ? candidates.map(({ reference }) => reference) : [],
    ),
  )
  return matched.map((one) => {
    if (one.certainty !== 'possible') return one
    const candidates = one.candidates.filter(
      ({ reference, reasons }) => !used.has(reference) || !reasons.every((why) => guesses.has(why)),
    )
    return { ...one, candidates, certainty: candidates.length > 0 ? 'possible' : 'none' }
  })
}

/**
 * Which pledges each line may pay. It is sure only if it names one pledge with exactly this amount:
 * by our reference or its cheque, or by the donor's number about that day.
 */
export const matchLines = (
  lines: readonly BankLine[],
  { pledges, confirmed }: Context,
): StatementLine[] => {
  const index = createIndex(pledges)
  const confirmedBy = new Map(confirmed.map(({ key, reference }) => [key, reference]))
  const paidOn = new Map(confirmed.map(({ reference, day }) => [reference, day]))

  /**
   * Twelve digits alone may be something other than the payment's number; a cheque's day is the one
   * that staff wrote down.
   */
  const isOwn = ({ pledge, reasons }: Candidate, line: BankLine): boolean => {
    if (pledge.amount * 100 !== line.amountPaise) return false
    const day = paidOn.get(pledge.reference)
    if (reasons.includes('cheque')) {
      return day !== undefined && Math.abs(daysBetween(day, line.day)) <= answerDays
    }
    return reasons.includes('utr') && (reasons.includes('reference') || day === line.day)
  }

  const match = (line: BankLine): Match => {
    const before = confirmedBy.get(line.key)
    if (before !== undefined) return confirmedBefore(before)
    const named = index.named(line)
    const itsOwn = named.find((one) => isPaid(one) && isOwn(one, line))
    if (itsOwn) return confirmedBefore(itsOwn.pledge.reference)
    const right = named.filter((one) => one.pledge.amount * 100 === line.amountPaise)
    const open = right.filter((one) => !isPaid(one))
    const [first] = open
    if (first) {
      const others = named.filter((one) => isClaimed(one) && !open.includes(one))
      const isIncluded = first.reasons.some((why) => why === 'reference' || why === 'cheque')
      const isSure = isIncluded || isNear(first.pledge, line)
      return {
        certainty: open.length === 1 && others.length === 0 && isSure ? 'sure' : 'possible',
        candidates: [...offersOf(line, others), ...open].map(shown).slice(0, mostCandidates),
        ...seeOther(others),
      }
    }
    const paid = right.find(isPaid)
    const offers = offersOf(line, named)
    if (paid) {
      return {
        certainty: offers.length > 0 ? 'possible' : 'none',
        candidates: offers.map(shown).slice(0, mostCandidates),
        seeAlso: { reference: paid.pledge.reference, why: 'paid_already' },
      }
    }
    const isIncluded = ({ pledge }: Candidate) => named.some((one) => one.pledge === pledge)
    const guessed = index.guessed(line).filter((one) => !isIncluded(one))
    const candidates = [...offers, ...guessed].map(shown).slice(0, mostCandidates)
    return {
      certainty: candidates.length > 0 ? 'possible' : 'none',
      candidates,
      ...seeOther(named),
    }
  }

  const matched = doubtCounted(
    withoutUsed(lines.map((line) => ({ line, ...match(line) }))),
    confirmed,
  )
  // Two payments name the same pledge: staff have to decide which one it was.
  const claims = groupBy(
    matched.filter(({ certainty }) => certainty === 'sure'),
    ({ candidates }) => candidates.map(({ reference }) => reference),
  )
  const hasUtr = ({ candidates }: Match) =>
    candidates.some(({ reasons }) => reasons.includes('utr'))
  return matched.map(({ line, certainty, ...rest }): StatementLine => {
    const isContested = rest.candidates.some(({ reference }) => {
      const others = (claims.get(reference) ?? []).filter((other) => other.line !== line)
      // A payment whose number the donor gave is theirs, and the others are not.
      return hasUtr({ certainty, ...rest }) ? others.some(hasUtr) : others.length > 0
    })
    // A donation made of this line is known by it; a pledge's own is never guessed.
    const [only, ...more] = certainty === 'none' ? line.numbers : []
    const utr = index.numberOf(line) ?? (more.length === 0 ? only : undefined)
    return {
      key: line.key,
      day: line.day,
      amountPaise: line.amountPaise,
      text: line.text,
      ...(utr !== undefined && { utr }),
      ...(wayOf(line.text) === 'upi' && { isUpi: true }),
      certainty: certainty === 'sure' && isContested ? 'possible' : certainty,
      ...rest,
    }
  })
}
