import { daysBetween } from '#almanac/civilDate.ts'
import type { BookedAs, matchReasons } from '#contract/donations/bankStatementAdmin.ts'
import type { DonationStatus } from '#contract/donations/public.ts'
import { chequeDays, plainCheque } from '#server/payments/cheques.ts'
import { chequesIn, isClearing } from './cheques.ts'
import { lettersOf, type BankLine } from './lines.ts'
import { nameFinder, type Named } from './names.ts'
import { wayOf } from './wayOfPaying.ts'

/** A donation that waits for its money at the bank, or did. */
export type Pledge = {
  readonly reference: string
  readonly status: DonationStatus
  readonly fullName: string
  readonly amount: number
  readonly createdAt: string
  /** The temple's date of it. */
  readonly createdOn: string
  readonly utr?: string | undefined
  /** Set if it was given by cheque. */
  readonly cheque?: { readonly number: string; readonly bank: string } | undefined
}

type Reason = (typeof matchReasons)[number]
export type Candidate = {
  readonly pledge: Pledge
  readonly reasons: readonly Reason[]
  readonly as?: BookedAs
}

/** A pledge made offline is sent after it is paid; banks take some days over weekends. */
const days = { before: 3, after: 7 }

/** This much of a reference is enough for a possible match if a bank cut off the rest. */
const shortestPart = 6

export const mostCandidates = 8

/**
 * Of several twelve-digit numbers only some may be the payment's; a longer one cannot be anything
 * else.
 */
const isOfPayment = (line: BankLine, utr: string): boolean =>
  utr.length > 12 || line.utrs.includes(utr)

export const isOpen = ({ status }: Pledge): boolean =>
  status !== 'succeeded' && status !== 'refunded'

const isWithin = (pledge: Pledge, line: BankLine, after: number): boolean => {
  const late = daysBetween(pledge.createdOn, line.day)
  return late >= -days.before && late <= after
}

export const isNear = (pledge: Pledge, line: BankLine): boolean =>
  isWithin(pledge, line, days.after)

/** A cheque does not come by UPI or transfer, and what is cleared was no UPI payment. */
const canPay = ({ cheque }: Pledge, line: BankLine): boolean =>
  cheque ? wayOf(line.text) === undefined : !isClearing(line.text)

/** The donor entered this very payment's number, which outweighs anything else on the line. */
export const isClaimed = ({ pledge, reasons }: Candidate): boolean =>
  isOpen(pledge) && reasons.includes('utr')

export const groupBy = <K, T>(
  items: readonly T[],
  keysOf: (item: T) => readonly K[],
): Map<K, T[]> => {
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

export const createIndex = (pledges: readonly Pledge[]) => {
  const open = pledges.filter(isOpen)
  const byReference = new Map(pledges.map((pledge) => [pledge.reference, pledge]))
  const byUtr = groupBy(pledges, ({ utr }) => (utr === undefined ? [] : [utr]))
  const byCheque = groupBy(pledges, ({ cheque }) => (cheque ? [plainCheque(cheque.number)] : []))
  const byPart = groupBy(open, ({ reference }) => parts(reference))
  const byAmount = groupBy(open, ({ amount }) => [amount * 100])
  const namesOf = nameFinder()
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
        const existing = reasons.get(pledge) ?? []
        reasons.set(pledge, existing.includes(reason) ? existing : [...existing, reason])
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
      for (const number of chequesIn(line.text)) {
        for (const pledge of byCheque.get(number) ?? []) {
          // Six digits alone may be anything; a bank pays a cheque with its very amount.
          const isIts = pledge.amount * 100 === line.amountPaise
          if (isIts && canPay(pledge, line) && isWithin(pledge, line, chequeDays)) {
            add(pledge, 'cheque')
          }
        }
      }
      return [...reasons]
        .map(([pledge, why]): Candidate => ({ pledge, reasons: why }))
        .toSorted((one, other) => Number(isClaimed(other)) - Number(isClaimed(one)))
    },

    /** What it may be for, by a cut-off reference, or by amount and day, the payer's name first. */
    guessed: (line: BankLine): Candidate[] => {
      const words = line.text.toUpperCase().split(/[^0-9A-Z]+/)
      const cut = new Set(words.flatMap((word) => byPart.get(word) ?? []))
      const nameOn = namesOf(line.text)
      const found = (byAmount.get(line.amountPaise) ?? []).flatMap((pledge) => {
        const isCut = cut.has(pledge)
        const isClose = isNear(pledge, line) && canPay(pledge, line)
        if (!isCut && !isClose) return []
        const name: Named = nameOn(pledge.fullName)
        const reasons: Reason[] = [
          ...(isCut ? (['part_of_reference'] as const) : []),
          ...(name.isWhole ? (['name'] as const) : []),
          ...(isClose ? (['amount_and_day'] as const) : []),
        ]
        const distance = Math.abs(daysBetween(pledge.createdOn, line.day))
        return [{ pledge, reasons, isCut, share: name.share, distance }]
      })
      return found
        .toSorted(
          (one, other) =>
            Number(other.isCut) - Number(one.isCut) ||
            other.share - one.share ||
            one.distance - other.distance,
        )
        .slice(0, mostCandidates)
    },
  }
}
