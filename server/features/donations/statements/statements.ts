import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt, startOfDay } from '#almanac/zone.ts'
import type {
  BookedAs,
  NamedBooking,
  NamedOrder,
  StatementColumns,
  StatementLine,
  StatementPreview,
} from '#contract/donations/bankStatementAdmin.ts'
import type { StaffDonationDetails } from '#contract/donations/admin.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor, Context } from '#server/http/implement.ts'
import type { Recording } from '#server/features/donations/counter/record.ts'
import type { Taken } from '#server/features/donations/counter/rules.ts'
import type { DonationRecord } from '#server/features/donations/repository.ts'
import { once, rupeesOfWhole } from '#server/features/donations/upi/confirm.ts'
import type { DonationAdmin } from '#server/features/donations/admin/admin.ts'
import { chequesIn } from './cheques.ts'
import { guessColumns, headingsKey, withDebit } from './columns.ts'
import { asksDayOrder, earlyDays, strangeDaysOf } from './dayColumn.ts'
import { findTable, type Table } from './findTable.ts'
import { lettersOf, readLines, type BankLine, type Reading } from './lines.ts'
import { matchLines } from './matching.ts'
import { readStatementFile } from './file.ts'
import {
  findFirstPledge,
  findLayout,
  insertConfirmedLine,
  keepLayout,
  listConfirmedSince,
  listPledgesSince,
} from './repository.ts'
import { wayOf } from './wayOfPaying.ts'

export type StatementDeps = Pick<Shared, 'findSite' | 'audit' | 'now'> & {
  readonly admin: Pick<DonationAdmin, 'confirmIn' | 'recordIn' | 'get'>
  readonly record: Recording
  /** The orders that lines name; those that are not paid are put before staff. */
  readonly noteOrders: Note<NamedOrder>
  /** The same for bookings of pujas. */
  readonly noteBookings: Note<NamedBooking>
}

type Limits = { readonly today: string; readonly earliest: string | undefined }

type Note<T> = (
  trx: Knex,
  lines: readonly (BankLine & {
    readonly letters: string
    readonly utr?: string | undefined
    /** None if it came by UPI or as a transfer. */
    readonly cheques: readonly string[]
  })[],
  placed: { readonly since: string },
) => Promise<Map<string, T>>

type ColumnChoice = {
  readonly [name in keyof StatementColumns]?: StatementColumns[name] | undefined
}

type Match = {
  readonly key: string
  readonly reference: string
  readonly day: string
  readonly amountPaise: number
  readonly utr?: string | undefined
  readonly as?: BookedAs | undefined
}

type Line = Pick<Match, 'key' | 'day' | 'amountPaise'> & { readonly isUpi?: boolean | undefined }
type Donor = Omit<Taken, 'paymentMethod' | 'amount' | 'paidOn'>

/** Older pledges are found by hand. */
const oldestDays = 180

const sampleRows = 5

/** The columns that staff chose, if they chose enough. */
const chosen = ({
  date,
  description,
  credit,
  ...others
}: ColumnChoice): StatementColumns | undefined => {
  if (date === undefined || description === undefined || credit === undefined) return undefined
  return { date, description, credit, ...others }
}

/** For staff; whatever else went wrong is no refusal. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AppError) return error.fields[0]?.detail ?? error.message
  throw error
}

/** Bank statements: which line pays which pledge, and their confirmation. */
export const createStatements = (deps: StatementDeps) => {
  const { findSite, admin, record, audit, noteOrders, noteBookings, now } = deps
  /** A line that names an order or a booking pays no pledge. */
  const withOthers = async (
    trx: Knex,
    lines: readonly BankLine[],
    { matched, since }: { matched: readonly StatementLine[]; since: string },
  ): Promise<StatementLine[]> => {
    const utrs = new Map(matched.map(({ key, utr }) => [key, utr]))
    const received = lines.map((line) => ({
      ...line,
      letters: lettersOf(line),
      // A cheque does not come by UPI or transfer.
      cheques: wayOf(line.text) === undefined ? chequesIn(line.text) : [],
      utr: utrs.get(line.key),
    }))
    const orders = await noteOrders(trx, received, { since })
    const bookings = await noteBookings(trx, received, { since })
    return matched.map((line) => {
      const order = orders.get(line.key)
      const booking = bookings.get(line.key)
      if (line.certainty === 'sure' || line.certainty === 'known') return line
      const { seeAlso: _, ...rest } = line
      const plain = { ...rest, candidates: [] }
      if (order) return { ...plain, certainty: order.isPaid ? 'known' : 'order', order }
      if (booking) return { ...plain, certainty: booking.isPaid ? 'known' : 'puja', booking }
      return line
    })
  }

  const match = async (db: Knex, lines: readonly BankLine[]): Promise<StatementLine[]> => {
    const [first] = lines.map(({ day }) => day).sort()
    if (first === undefined) return []
    const { timeZone } = (await findSite(db)).city
    const since = new Date(startOfDay(addDays(first, -oldestDays), timeZone)).toISOString()
    const pledges = (await listPledgesSince(db, since)).map(
      ({ utr, chequeNumber, chequeBank, ...pledge }) => ({
        ...pledge,
        utr: utr ?? undefined,
        ...(chequeNumber && { cheque: { number: chequeNumber, bank: chequeBank ?? '' } }),
        createdOn: civilDateAt(Date.parse(pledge.createdAt), timeZone),
      }),
    )
    const came = new Date(startOfDay(first, timeZone)).toISOString()
    const confirmed = (await listConfirmedSince(db, came)).map(({ paidAt, key, ...donation }) => ({
      ...donation,
      key: key ?? undefined,
      day: civilDateAt(Date.parse(paidAt), timeZone),
    }))
    const matched = matchLines(lines, { pledges, confirmed })
    return transact(db, (trx) => withOthers(trx, lines, { matched, since }))
  }

  const columnsOf = async (db: Knex, { headings, rows }: Table, choice: ColumnChoice) => {
    const layout = chosen(choice) ?? (await findLayout(db, headingsKey(headings)))
    return layout ? withDebit(headings, layout) : guessColumns(headings, rows)
  }

  /** The day of the temple's first pledge, and today. */
  const limitsOf = async (db: Knex) => {
    const { timeZone } = (await findSite(db)).city
    const first = await findFirstPledge(db)
    const earliest =
      first === undefined
        ? undefined
        : addDays(civilDateAt(Date.parse(first), timeZone), -earlyDays)
    return { today: civilDateAt(now().getTime(), timeZone), earliest }
  }

  /** What was read, for staff to compare with their file. */
  const summaryOf = ({ lines, unreadable, paid, lostDigits, days }: Reading, limits: Limits) => {
    const { first, last } = days
    const strangeDays = strangeDaysOf(days, limits)
    const paise = lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    return {
      unreadable,
      sum: {
        lines: lines.length + paid.count + unreadable.length,
        received: { count: lines.length, paise },
        paid,
        unreadable: unreadable.length,
      },
      ...(first !== undefined && last !== undefined && { days: { first, last } }),
      ...(strangeDays && { strangeDays }),
      ...(lostDigits.length > 0 && { lostDigits }),
    }
  }

  /** A line confirms one donation, however often it is imported. */
  const useLine = async (
    trx: Knex,
    { key, day }: Pick<Match, 'key' | 'day'>,
    { id: donationId, amount }: DonationRecord,
  ): Promise<void> => {
    const confirmedAt = now().toISOString()
    if (await insertConfirmedLine(trx, { key, donationId, day, amount, confirmedAt })) return
    throw new AppError('utr_taken', 'This statement line has already confirmed a donation.')
  }

  /** One of several: each succeeds or fails on its own. */
  const confirm = (db: Knex, { key, day, as, ...match }: Match, actor: Actor): Promise<string> =>
    once(
      transact(db, async (trx) => {
        const came = { ...match, paidOn: day, line: key }
        const donation =
          as === 'another_payment'
            ? await admin.recordIn(trx, came, actor)
            : await admin.confirmIn(trx, { ...came, isOtherAmount: as === 'other_amount' }, actor)
        await useLine(trx, { key, day }, donation)
        return donation.reference
      }),
    )

  /** Money that nobody pledged. */
  const recordOne = (
    db: Knex,
    { key, day, amountPaise, isUpi, ...donor }: Line & Donor,
    actor: Actor,
  ): Promise<DonationRecord> =>
    once(
      transact(db, async (trx) => {
        const amount = rupeesOfWhole(amountPaise)
        const taken = { ...donor, amount, paidOn: day, isOnStatement: true }
        const paymentMethod = isUpi ? 'upi' : 'transfer'
        const { donation } = await record(trx, { ...taken, paymentMethod }, actor)
        await useLine(trx, { key, day }, donation)
        return donation
      }),
    )

  return {
    preview: async (
      { db, actor, upload }: Pick<Context, 'db' | 'actor' | 'upload'>,
      choice: ColumnChoice,
    ): Promise<StatementPreview> => {
      const table = findTable(await readStatementFile(await buffer(upload as Readable)))
      const columns = await columnsOf(db, table, choice)
      const read = columns && readLines(table.rows, columns)
      const limits = await limitsOf(db)
      const isOrderUnclear = read !== undefined && asksDayOrder(read.days, limits)
      const lines = read && !isOrderUnclear ? read.lines : []
      const matched = await match(db, lines)
      await transact(db, async (trx) => {
        if (chosen(choice) && columns) await keepLayout(trx, headingsKey(table.headings), columns)
        await audit(trx, actor, {
          subject: 'bank_statement',
          subjectId: lines[0]?.day ?? 'none',
          action: 'previewed',
          after: { lines: lines.length },
        })
      })
      return {
        headings: [...table.headings],
        columns,
        sample: table.rows.slice(0, sampleRows).map(({ cells }) => [...cells]),
        lines: matched,
        ...(read && !isOrderUnclear ? summaryOf(read, limits) : { unreadable: [] }),
        ...(isOrderUnclear && { asksDayOrder: true }),
      }
    },

    record: async (db: Knex, line: Line & Donor, actor: Actor): Promise<StaffDonationDetails> =>
      admin.get(db, (await recordOne(db, line, actor)).reference),

    /** Each on its own: what fails holds nothing else up. */
    recordAll: async (db: Knex, lines: readonly (Line & Donor)[], actor: Actor) => {
      const recorded: string[] = []
      const refused: { key: string; reason: string }[] = []
      for (const line of lines) {
        try {
          recorded.push((await recordOne(db, line, actor)).reference)
        } catch (error) {
          refused.push({ key: line.key, reason: reasonOf(error) })
        }
      }
      return { recorded, refused }
    },

    confirm: async (db: Knex, matches: readonly Match[], actor: Actor) => {
      const confirmed: string[] = []
      const refused: { reference: string; reason: string }[] = []
      for (const one of matches) {
        try {
          confirmed.push(await confirm(db, one, actor))
        } catch (error) {
          refused.push({ reference: one.reference, reason: reasonOf(error) })
        }
      }
      return { confirmed, refused }
    },
  }
}
