import { emailAddress } from '#contract/fields.ts'
import type { PastGiftColumns, PastGiftField } from '#contract/imports/admin.ts'
import { isPhone } from '#contract/phone.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import { hasLostDigits, decimalSignOf, readPaise } from '#server/tables/amounts.ts'
import { dayReader } from '#server/tables/dayReader.ts'
import { plainDigits } from '#server/tables/plainCell.ts'

/** A donor of a register, and one gift of theirs if the line has an amount. */
export type PastGift = {
  readonly fullName: string
  readonly phone?: string | undefined
  readonly email?: string | undefined
  readonly address?: string | undefined
  readonly givenOn?: string | undefined
  /** Whole rupees. */
  readonly amount?: number | undefined
  readonly purpose?: string | undefined
  readonly receipt?: string | undefined
}

export type ReadLine = {
  readonly number: number
  /** What could be read of it, for staff who look for the line. */
  readonly gift: PastGift
  readonly faults: readonly string[]
  readonly doubts: readonly string[]
}

type Row = { readonly number: number; readonly cells: readonly string[] }

const longest = { name: 200, address: 300, purpose: 120, receipt: 60 } as const

const fewestDigits = 8

export const sumOfPage = /^(?:grand ?|sub-? ?|page )?total\b|^(?:एकूण|एकुण|कुल|योग)(?:\s|$|:)/iu

/** `2015-16`, or a year alone: all that many registers have. */
const yearAlone = /^(\d{4})(?:\s*[-/–]\s*(?:\d{2}|\d{4}))?$/

/** Days of statements begin with this century; `12/05/1998` is read as of 2098, which has the same days. */
const before2000 = /(?<!\d)19([5-9]\d)(?!\d)/

const orNothing = (text: string): string | undefined => (text === '' ? undefined : text)

const readPhone = (cell: string): { phone?: string; doubt?: string } => {
  if (cell === '') return {}
  if (hasLostDigits(cell)) {
    return { doubt: 'The spreadsheet has shortened the phone number, so it is left out' }
  }
  // `98220 12345 / 020 2445 6789`: the first is the one people answer.
  const found = plainDigits(cell)
    .split(/[,;/]|\bor\b/i)
    .map((part) => part.replaceAll(/[^\d+ ()-]/g, '').trim())
    .find((part) => isPhone(part, fewestDigits))
  return found === undefined
    ? { doubt: `“${cell}” is not a phone number, so it is left out` }
    : { phone: found }
}

const readEmail = (cell: string): { email?: string; doubt?: string } => {
  if (cell === '' || /^[-–.]+$|^n\/?a$/i.test(cell)) return {}
  const read = emailAddress.safeParse(cell)
  return read.success
    ? { email: read.data.toLowerCase() }
    : { doubt: `“${cell}” is not an email address, so it is left out` }
}

/** The lines of a register. `today` is the temple's date. */
export const readPastGifts = (
  rows: readonly Row[],
  columns: PastGiftColumns,
  today: string,
): ReadLine[] => {
  const cellOf = ({ cells }: Row, field: PastGiftField): string => {
    const at = columns[field]
    return at === undefined ? '' : (cells[at] ?? '')
  }
  const days = rows.map((row) => cellOf(row, 'day'))
  const { dayOf } = dayReader(
    days.map((cell) => cell.replace(before2000, '20$1')),
    undefined,
  )
  const sign = decimalSignOf(rows.map((row) => cellOf(row, 'amount')))

  const readDay = (cell: string): { day?: string; fault?: string; doubt?: string } => {
    if (cell === '') return {}
    const [, year] = yearAlone.exec(plainDigits(cell)) ?? []
    if (year !== undefined) {
      const day = `${year}-04-01`
      if (day > today || year < '1950') return { fault: `The year ${year} cannot be right` }
      return { day, doubt: `Only the year is known: counted in ${year}, from April` }
    }
    const isEarlier = before2000.test(cell)
    const read = dayOf(cell.replace(before2000, '20$1'))
    if (read === undefined) return { fault: `The date “${cell}” cannot be read` }
    const day = isEarlier ? `19${read.slice(2)}` : read
    return day > today ? { fault: `The date “${cell}” is in the future` } : { day }
  }

  const readAmount = (cell: string): { amount?: number; fault?: string } => {
    if (cell === '') return {}
    const paise = readPaise(cell, sign)
    if (Number.isNaN(paise)) return { fault: `The amount “${cell}” cannot be read` }
    if (paise < 0) return { fault: 'The amount is below zero' }
    if (paise % 100 !== 0) return { fault: 'Gifts are recorded in whole rupees' }
    // More than a column of numbers holds was never given.
    if (paise > 2_000_000_000_00) return { fault: `The amount “${cell}” cannot be right` }
    return paise === 0 ? {} : { amount: rupeesOf(paise) }
  }

  return rows.map((row) => {
    const text = (field: 'name' | 'address' | 'purpose' | 'receipt'): string =>
      cellOf(row, field).replaceAll(/\s+/g, ' ').trim().slice(0, longest[field])
    const fullName = text('name')
    const phone = readPhone(cellOf(row, 'phone'))
    const email = readEmail(cellOf(row, 'email'))
    const day = readDay(cellOf(row, 'day'))
    const amount = readAmount(cellOf(row, 'amount'))
    const gift: PastGift = {
      fullName,
      phone: phone.phone,
      email: email.email,
      address: orNothing(text('address')),
      givenOn: day.day,
      amount: amount.amount,
      purpose: orNothing(text('purpose')),
      receipt: orNothing(text('receipt')),
    }
    const faults = [
      fullName === '' && 'There is no name on this line',
      sumOfPage.test(fullName) && 'This is a total, not a donor',
      !/\p{L}/u.test(fullName) && fullName !== '' && 'The name has no letters',
      day.fault,
      amount.fault,
    ]
    const isOnlyName = !gift.phone && !gift.email && !gift.address && gift.amount === undefined
    const doubts = [
      phone.doubt,
      email.doubt,
      day.doubt,
      gift.amount !== undefined && gift.givenOn === undefined && 'The date is missing',
      isOnlyName && 'There is only a name on this line',
    ]
    const joined = (words: readonly (string | false | undefined)[]) =>
      words.filter((word) => typeof word === 'string')
    return { number: row.number, gift, faults: joined(faults), doubts: joined(doubts) }
  })
}
