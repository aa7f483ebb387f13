import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import {
  reminderChoice,
  type ReminderChannel,
  type ReminderChoice,
} from '#contract/reminders/choice.ts'
import type { ReminderStatus } from '#contract/reminders/public.ts'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'
import {
  daysFromBits,
  daysToBits,
  eveBit,
  kindsFromBits,
  kindsToBits,
  moonriseBit,
} from './bits.ts'
import { minuteOfTime, timeOfMinute } from './moments.ts'

export type ReminderRecord = {
  readonly id: string
  readonly channel: ReminderChannel
  /** Absent once it was stopped. */
  readonly address?: string | undefined
  readonly userId?: string | undefined
  /** In which its person reads. */
  readonly language: Language
  readonly status: ReminderStatus
  readonly choice: ReminderChoice
  /** Asked for by somebody who has not shown yet that the address is theirs. */
  readonly pendingChoice?: ReminderChoice | undefined
  /** When the address was last written to about it. */
  readonly askedAt: readonly string[]
  readonly activeSince?: string | undefined
  readonly createdAt: string
  readonly updatedAt: string
  readonly stoppedAt?: string | undefined
}

export type Stored = Omit<ReminderRecord, 'choice'> & {
  readonly kinds: number
  readonly moments: number
  readonly minute: number
  readonly city: string
}

const columns = columnsOf<Stored>()([
  'id',
  'channel',
  'address',
  'userId',
  'language',
  'status',
  'kinds',
  'moments',
  'minute',
  'city',
  'pendingChoice',
  'askedAt',
  'activeSince',
  'createdAt',
  'updatedAt',
  'stoppedAt',
])

export const table = 'reminders'
const chosen = 'reminder_festivals'

/** Queries that are answered with reminders as they are stored. */
export const reminders = (db: Knex) => records<Stored>(db, table, columns)

export const choiceOf = (
  { kinds, moments, minute, city }: Pick<Stored, 'kinds' | 'moments' | 'minute' | 'city'>,
  festivals: string[],
): ReminderChoice => ({
  kinds: kindsFromBits(kinds),
  festivals,
  daysBefore: daysFromBits(moments),
  atEve: (moments & eveBit) !== 0,
  atMoonrise: (moments & moonriseBit) !== 0,
  time: timeOfMinute(minute),
  ...(city !== '' && { city }),
})

const toRecord = (
  { kinds, moments, minute, city, pendingChoice, ...reminder }: Stored,
  festivals: string[],
): ReminderRecord => ({
  ...reminder,
  choice: choiceOf({ kinds, moments, minute, city }, festivals),
  ...(pendingChoice && { pendingChoice: reminderChoice.parse(pendingChoice) }),
})

const toRow = ({ choice, ...record }: ReminderRecord) =>
  toColumns(
    {
      ...record,
      kinds: kindsToBits(choice.kinds),
      moments:
        daysToBits(choice.daysBefore) |
        (choice.atEve ? eveBit : 0) |
        (choice.atMoonrise ? moonriseBit : 0),
      minute: minuteOfTime(choice.time),
      city: choice.city ?? '',
    },
    columns,
  )

const withChosen = async (db: Knex, rows: readonly Stored[]): Promise<ReminderRecord[]> => {
  const ids = rows.map(({ id }) => id)
  const all = await records<{ reminderId: string; festivalKey: string }>(db, chosen)
    .whereIn('reminder_id', ids)
    .orderBy('festival_key')
  const festivalsOf = Map.groupBy(all, ({ reminderId }) => reminderId)
  return rows.map((row) =>
    toRecord(
      row,
      (festivalsOf.get(row.id) ?? []).map(({ festivalKey }) => festivalKey),
    ),
  )
}

const first = async (
  db: Knex,
  query: PromiseLike<Stored | undefined>,
): Promise<ReminderRecord | undefined> => {
  const row = await query
  return row && (await withChosen(db, [row]))[0]
}

export const findReminder = (db: Knex, id: string): Promise<ReminderRecord | undefined> =>
  first(db, reminders(db).where({ id }).first())

/** Held to the end of the transaction, so that two who change it come one after the other. */
const lockOne = (
  trx: Knex,
  by: { id: string } | { channel: ReminderChannel; address: string },
): Promise<ReminderRecord | undefined> => first(trx, reminders(trx).where(by).forUpdate().first())

export const lockById = (trx: Knex, id: string) => lockOne(trx, { id })

export const lockByAddress = (trx: Knex, channel: ReminderChannel, address: string) =>
  lockOne(trx, { channel, address })

const saveChosen = async (trx: Knex, { id, choice }: ReminderRecord): Promise<void> => {
  await trx(chosen).where({ reminder_id: id }).delete()
  const keys = [...new Set(choice.festivals)]
  if (keys.length > 0)
    await trx(chosen).insert(keys.map((key) => ({ reminder_id: id, festival_key: key })))
}

/** False where the address has one already. */
export const insertReminder = async (trx: Knex, record: ReminderRecord): Promise<boolean> => {
  const rows = await trx(table)
    .insert(toRow(record))
    .onConflict(['channel', 'address'])
    .ignore()
    .returning('id')
  if (rows.length > 0) await saveChosen(trx, record)
  return rows.length > 0
}

export const updateReminder = async (trx: Knex, record: ReminderRecord): Promise<void> => {
  await trx(table).where({ id: record.id }).update(toRow(record))
  await saveChosen(trx, record)
}

export const listOfUser = async (db: Knex, userId: string): Promise<ReminderRecord[]> =>
  withChosen(
    db,
    await reminders(db)
      .where({ userId })
      .whereNot({ status: 'stopped' })
      .orderBy(['created_at', 'id']),
  )

/** Those of certain ids, in no certain order. */
export const listByIds = async (db: Knex, ids: readonly string[]): Promise<ReminderRecord[]> =>
  withChosen(db, await reminders(db).whereIn('id', ids))

export type Consent = {
  readonly reminderId: string
  readonly channel: ReminderChannel
  readonly words: string
  readonly source: string
  readonly at: string
  readonly isConfirmed: boolean
}

export const insertConsent = async (trx: Knex, consent: Consent): Promise<void> => {
  const { reminderId, channel, words, source, at, isConfirmed } = consent
  const confirmedAt = isConfirmed ? at : undefined
  await trx('reminder_consents').insert(
    toColumns({ reminderId, channel, words, source, givenAt: at, confirmedAt }),
  )
}

export const confirmConsents = async (trx: Knex, id: string, at: string): Promise<void> => {
  await trx('reminder_consents')
    .where({ reminder_id: id, confirmed_at: null, withdrawn_at: null })
    .update({ confirmed_at: at })
}

export const withdrawConsents = async (trx: Knex, id: string, at: string): Promise<void> => {
  await trx('reminder_consents')
    .where({ reminder_id: id, withdrawn_at: null })
    .update({ withdrawn_at: at })
}

/** What was asked for and never confirmed, with all that belongs to it; returns how many. */
export const deleteUnconfirmed = async (trx: Knex, before: string): Promise<number> => {
  // By a query: strangers may have asked for more addresses than one statement has room for.
  const ids = trx(table).select('id').where({ status: 'pending' }).where('updated_at', '<', before)
  await trx(chosen).whereIn('reminder_id', ids.clone()).delete()
  await trx('reminder_consents').whereIn('reminder_id', ids.clone()).delete()
  return ids.clearSelect().delete()
}

/** Its city is planned from now on, where it was not before. */
export const notePlace = async (
  trx: Knex,
  { status, choice, updatedAt }: ReminderRecord,
): Promise<void> => {
  if (status !== 'active') return
  await trx('reminder_places')
    .insert({ city: choice.city ?? '', planned_until: updatedAt })
    .onConflict('city')
    .ignore()
}

/** Those that are active, by id. */
export const listActive = async (
  db: Knex,
  after: string,
  limit: number,
): Promise<ReminderRecord[]> =>
  withChosen(
    db,
    await reminders(db)
      .where({ status: 'active' })
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit),
  )
