import { daysBetween } from '#almanac/civilDate.ts'
import type {
  BookedAs,
  StatementLine,
  matchReasons,
} from '#contract/donations/bankStatementAdmin.ts'
import type { DonationStatus } from '#contract/donations/public.ts'
import { doubtCounted, type Confirmed } from './counting.ts'
import { lettersOf, type BankLine } from './lines.ts'
import { isPaidByUpi } from './paidByUpi.ts'

export type Pledge = {
  readonly reference: string
  readonly status: DonationStatus
  readonly fullName: string
  readonly amount: number
  readonly createdAt: string
  /** The temple's date of it. */
  readonly createdOn: string
  readonly utr?: string | undefined
}

type Known = {
  /** By UPI, whatever their status. */
  readonly pledges: readonly Pledge[]
  /** Money that was confirmed, by a line or by hand, since the date of the first line. */
  readonly confirmed: readonly Confirmed[]
}

type Reason = (typeof matchReasons)[number]
type Candidate = {
  readonly pledge: Pledge
  readonly reasons: readonly Reason[]
  readonly as?: BookedAs
}

/** A pledge made offline is sent after it is paid; banks take some days over weekends. */
const days = { before: 3, after: 7 }

/** This much of a reference is enough for a possible match if a bank cut off the rest. */
const shortestPart = 6

const mostCandidates = 8

/**
 * Of several twelve-digit numbers only some may be the payment's; a longer one cannot be anything
 * else.
 */
const isOfPayment = (line: BankLine, utr: string): boolean =>
  utr.length > 12 || line.utrs.includes(utr)

const isOpen = ({ status }: Pledge): boolean => status !== 'succeeded' && status !== 'refunded'

const isNear = (pledge: Pledge, line: BankLine): boolean => {
  const late = daysBetween(pledge.createdOn, line.day)
  return late >= -days.before && late <= days.after
}

/** The donor entered this very payment's number, which outweighs anything else on the line. */
const isClaimed = ({ pledge, reasons }: Candidate): boolean =>
  isOpen(pledge) && reasons.includes('utr')

const groupBy = <K, T>(items: readonly T[], keysOf: (item: T) => readonly K[]): Map<K, T[]> => {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  }
  return groups
}

/** Every place where a reference may begin, wherever the bank has broken the line. */
const wholeReferences = (line: BankLine): string[] =>
  [...lettersOf(line).matchAll(/(?=(D[0-9A-Z]{9}))/g)].flatMap(([, found]) => found ?? [])

const parts = (reference: string): string[] =>
  Array.from({ length: reference.length - shortestPart }, (_, at) =>
    reference.slice(0, shortestPart + at),
  )

const createIndex = (pledges: readonly Pledge[]) => {
  const open = pledges.filter(isOpen)
  const byReference = new Map(pledges.map((pledge) => [pledge.reference, pledge]))
  const byUtr = groupBy(pledges, ({ utr }) => (utr === undefined ? [] : [utr]))
  const byPart = groupBy(open, ({ reference }) => parts(reference))
  const byAmount = groupBy(open, ({ amount }) => [amount * 100])
  return {
    /** The number that identifies the payment: the one a donor gave, else the only one. */
    numberOf: ({ numbers, utrs }: BankLine): string | undefined => {
      const claimed = numbers.filter((utr) => byUtr.get(utr)?.some(isOpen))
      const [number, ...others] = claimed.length > 0 ? claimed : utrs
      return others.length > 0 ? undefined : number
    },

    /** What the line itself says it is for; the donor's number comes first. */
    named: (line: BankLine): Candidate[] => {
      const reasons = new Map<Pledge, Reason[]>()
      const add = (pledge: Pledge, reason: Reason): void => {
        const known = reasons.get(pledge) ?? []
        reasons.set(pledge, known.includes(reason) ? known : [...known, reason])
      }
      for (const reference of wholeReferences(line)) {
        const pledge = byReference.get(reference)
        if (pledge) add(pledge, 'reference')
      }
      for (const utr of line.numbers) {
        for (const pledge of byUtr.get(utr) ?? []) {
          if (isOpen(pledge) || isOfPayment(line, utr)) add(pledge, 'utr')
        }
      }
      return [...reasons]
        .map(([pledge, why]): Candidate => ({ pledge, reasons: why }))
        .toSorted((one, other) => Number(isClaimed(other)) - Number(isClaimed(one)))
    },

    /** What it may be for, by a cut-off reference, or by amount and day alone. */
    guessed: (line: BankLine): Candidate[] => {
      const words = line.text.toUpperCase().split(/[^0-9A-Z]+/)
      const cut = new Set(words.flatMap((word) => byPart.get(word) ?? []))
      const found = (byAmount.get(line.amountPaise) ?? []).flatMap((pledge) => {
        const reasons: Reason[] = [
          ...(cut.has(pledge) ? (['part_of_reference'] as const) : []),
          ...(isNear(pledge, line) ? (['amount_and_day'] as const) : []),
        ]
        const distance = Math.abs(daysBetween(pledge.createdOn, line.day))
        return reasons.length > 0 ? [{ pledge, reasons, distance }] : []
      })
      return found
        .toSorted(
          (one, other) =>
            Number(other.reasons.includes('part_of_reference')) -
              Number(one.reasons.includes('part_of_reference')) || one.distance - other.distance,
        )
        .slice(0, mostCandidates)
    },
  }
}

const isPaid = ({ pledge }: Candidate): boolean => !isOpen(pledge)

const shown = ({ pledge, reasons, as }: Candidate): StatementLine['candidates'][number] => {
  const { reference, fullName, amount, createdAt, status } = pledge
  return {
    reference,
    fullName,
    amount,
    createdAt,
    status,
    reasons: [...reasons],
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
    return one.reasons.includes('utr') ? [] : [{ ...one, as: 'another_payment' }]
  })

type Match = Pick<StatementLine, 'certainty' | 'candidates' | 'seeAlso'>

const seeOther = ([other]: readonly Candidate[]): Pick<Match, 'seeAlso'> =>
  other ? { seeAlso: { reference: other.pledge.reference, why: 'other_amount' } } : {}

const known = (reference: string): Match => ({
  certainty: 'known',
  candidates: [],
  seeAlso: { reference, why: 'confirmed' },
})

/**
 * Which pledges each line may pay. It is sure only if it names one pledge with exactly this amount:
 * by our reference, or by the donor's number about that day.
 */
export const matchLines = (
  lines: readonly BankLine[],
  { pledges, confirmed }: Known,
): StatementLine[] => {
  const index = createIndex(pledges)
  const confirmedBy = new Map(confirmed.map(({ key, reference }) => [key, reference]))
  const paidOn = new Map(confirmed.map(({ reference, day }) => [reference, day]))

  /** Twelve digits alone may be something other than the payment's number. */
  const isOwn = ({ pledge, reasons }: Candidate, line: BankLine): boolean =>
    reasons.includes('utr') &&
    pledge.amount * 100 === line.amountPaise &&
    (reasons.includes('reference') || paidOn.get(pledge.reference) === line.day)

  const match = (line: BankLine): Match => {
    const before = confirmedBy.get(line.key)
    if (before !== undefined) return known(before)
    const named = index.named(line)
    const itsOwn = named.find((one) => isPaid(one) && isOwn(one, line))
    if (itsOwn) return known(itsOwn.pledge.reference)
    const right = named.filter((one) => one.pledge.amount * 100 === line.amountPaise)
    const open = right.filter((one) => !isPaid(one))
    const [first] = open
    if (first) {
      const others = named.filter((one) => isClaimed(one) && !open.includes(one))
      const isSure = first.reasons.includes('reference') || isNear(first.pledge, line)
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
    const isNamed = ({ pledge }: Candidate) => named.some((one) => one.pledge === pledge)
    const guessed = index.guessed(line).filter((one) => !isNamed(one))
    const candidates = [...offers, ...guessed].map(shown).slice(0, mostCandidates)
    return {
      certainty: candidates.length > 0 ? 'possible' : 'none',
      candidates,
      ...seeOther(named),
    }
  }

  const matched = doubtCounted(
    lines.map((line) => ({ line, ...match(line) })),
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
      ...(isPaidByUpi(line.text) && { isUpi: true }),
      certainty: certainty === 'sure' && isContested ? 'possible' : certainty,
      ...rest,
    }
  })
}
