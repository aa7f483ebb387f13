import type { Knex } from 'knex'
import type { FestivalPicture } from '#contract/festivals/public.ts'
import type {
  FestivalReason,
  StaffFestival,
  StaffFestivalDetails,
} from '#contract/festivals/admin.ts'
import type { Page } from '#contract/paging.ts'
import { changesOf } from '#server/admin/audit.ts'
import { transact } from '#server/db/db.ts'
import type { ListQuery } from '#server/db/paging.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { assertVersion, type Actor, type Context } from '#server/http/implement.ts'
import { findFestival, lockFestival, type FestivalRecord, type WordName } from './repository.ts'
import { pictureOf } from './pictureOf.ts'
import type { DayChange } from './storeRepeated.ts'
import { createFestivalEdits, type Changes, type NewDay } from './edits.ts'
import { listTable, type TableFilter } from './adminRepository.ts'

type Deps = Pick<Shared, 'audit' | 'findPictures' | 'now'> & {
  readonly festivals: {
    readonly today: (db: Knex) => Promise<string>
    readonly onOwnDates: (db: Knex, records: readonly FestivalRecord[]) => Promise<FestivalRecord[]>
    readonly reasonOf: (db: Knex, record: FestivalRecord) => Promise<FestivalReason | undefined>
  }
  /** Notifies those who were reminded, in the transaction that changes the day. */
  readonly notifyOfChange: (trx: Knex, change: DayChange) => Promise<void>
  /** How many that would be. */
  readonly countNotified: (db: Knex, festival: FestivalRecord) => Promise<number>
}

/** A picture as it is sent: its sizes are known to the server. */
type Pictured<T> = Omit<T, 'picture'> & {
  readonly picture?: Pick<FestivalPicture, 'imageUrl' | 'imageAlt'> | undefined
}

type Edit = Pictured<Changes> & {
  readonly id: string
  readonly reset?: readonly WordName[] | undefined
}

const toStaff = (record: FestivalRecord): StaffFestival => ({
  ...record,
  edited: [...record.edited],
  version: record.version ?? 1,
})

const toAuditValues = (record: FestivalRecord) => ({
  name: record.name,
  date: record.date,
  description: record.description,
  moonriseTime: record.moonriseTime,
  category: record.category,
  color: record.color,
  startTime: record.startTime,
  venue: record.venue,
  picture: record.picture?.imageUrl,
  isHidden: record.isHidden,
})

/** The required fields of a day that staff added. */
const needed: readonly WordName[] = ['name', 'date', 'category']

const assertRemovable = ({ key }: FestivalRecord, reset: readonly WordName[]): void => {
  const missing = reset.find((name) => key === undefined && needed.includes(name))
  if (missing === undefined) return
  const detail = `This festival was not computed, so its ${missing} cannot be reset`
  throw new AppError('invalid_input', undefined, [{ pointer: '#/reset', detail }])
}

const refused = (detail: string): AppError => new AppError('wrong_status', detail)

/** The temple's festivals as its editors see and change them. */
export const createFestivalAdmin = (deps: Deps) => {
  const { festivals, audit, notifyOfChange, countNotified, findPictures, now } = deps
  const edits = createFestivalEdits(now)

  const sized = async <T extends object>(trx: Knex, { picture, ...words }: Pictured<T>) => ({
    ...words,
    ...(picture && { picture: await pictureOf(trx, picture, findPictures) }),
  })

  const found = (record: FestivalRecord | undefined): FestivalRecord => {
    if (!record) throw new AppError('not_found', 'There is no such festival.')
    return record
  }

  /** Outside any transaction, because computing the sky is slow. */
  const withReason = async (db: Knex, record: FestivalRecord): Promise<StaffFestivalDetails> => {
    const reason = await festivals.reasonOf(db, record)
    const [shown = record] = await festivals.onOwnDates(db, [record])
    const notified = await countNotified(db, record)
    return { ...toStaff(shown), told: notified, ...(reason && { reason }) }
  }

  const change = async (
    context: Context,
    id: string,
    action: string,
    make: (trx: Knex.Transaction, current: FestivalRecord) => Promise<FestivalRecord>,
  ): Promise<StaffFestivalDetails> => {
    const changed = await transact(context.db, async (trx) => {
      const current = found(await lockFestival(trx, id))
      assertVersion(current.version ?? 1, context)
      const made = await make(trx, current)
      await audit(trx, context.actor, {
        subject: 'festival',
        subjectId: id,
        action,
        ...changesOf(toAuditValues(current), toAuditValues(made)),
      })
      const isAnotherDay = made.date !== current.date || made.isHidden !== current.isHidden
      if (isAnotherDay) await notifyOfChange(trx, { festival: made, from: current.date })
      return found(await findFestival(trx, id))
    })
    return withReason(context.db, changed)
  }

  return {
    list: async (
      db: Knex,
      { from, ...rest }: Omit<TableFilter, 'from'> & { from?: string | undefined } & ListQuery,
    ): Promise<Page<StaffFestival>> => {
      const filter = { ...rest, from: from ?? (await festivals.today(db)) }
      const { rows, next } = await listTable(db, filter, rest)
      return { items: (await festivals.onOwnDates(db, rows)).map(toStaff), next }
    },

    get: async (db: Knex, id: string): Promise<StaffFestivalDetails> =>
      withReason(db, found(await findFestival(db, id))),

    add: (db: Knex, day: Pictured<NewDay>, actor: Actor): Promise<StaffFestivalDetails> =>
      transact(db, async (trx) => {
        const { id, ...added } = await edits.add(trx, await sized(trx, day))
        const after = toAuditValues({ id, ...added })
        await audit(trx, actor, { subject: 'festival', subjectId: id, action: 'added', after })
        return { ...toStaff(found(await findFestival(trx, id))), told: 0 }
      }),

    edit: (context: Context, { id, reset = [], ...words }: Edit): Promise<StaffFestivalDetails> =>
      change(context, id, 'edited', async (trx, current) => {
        assertRemovable(current, reset)
        const cleared = Object.fromEntries(reset.map((name) => [name, null]))
        return edits.edit(trx, id, { ...(await sized(trx, words)), ...cleared })
      }),

    hide: (context: Context, { id, isHidden }: { id: string; isHidden: boolean }) =>
      change(context, id, isHidden ? 'hidden' : 'shown', (trx) =>
        edits.setHidden(trx, id, isHidden),
      ),

    remove: (context: Context, id: string): Promise<Record<string, never>> =>
      transact(context.db, async (trx) => {
        const current = found(await lockFestival(trx, id))
        assertVersion(current.version ?? 1, context)
        if (current.repeatId !== undefined) {
          throw refused('This festival comes back every year. Hide this day, or stop the repeat.')
        }
        if (current.key !== undefined) {
          throw refused('The almanac computes this festival. Hide it instead.')
        }
        if ((await countNotified(trx, current)) > 0) {
          throw refused('People were reminded of this festival. Hide it instead, and we tell them.')
        }
        // Nobody is reminded of it any more.
        await notifyOfChange(trx, { festival: { ...current, isHidden: true }, from: current.date })
        await edits.remove(trx, id)
        const before = toAuditValues(current)
        await audit(trx, context.actor, {
          subject: 'festival',
          subjectId: id,
          action: 'deleted',
          before,
        })
        return {}
      }),
  }
}
