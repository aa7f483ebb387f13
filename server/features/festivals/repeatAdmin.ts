import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Festival, FestivalPicture, Repeat } from '#contract/festivals/public.ts'
import type {
  StaffRepeat,
  StaffRepeatDetails,
  YearOfRepeat,
} from '#contract/festivals/repeatsAdmin.ts'
import { changesOf } from '#server/admin/audit.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { assertVersion, type Context } from '#server/http/implement.ts'
import { slugged } from './edits.ts'
import { pictureOf } from './pictureOf.ts'
import { listDaysOf, type FestivalRecord } from './repository.ts'
import {
  deleteRepeat,
  findRepeat,
  insertRepeat,
  isSlugTaken,
  listRepeats,
  lockRepeat,
  toRepeated,
  updateRepeat,
  type RepeatRecord,
} from './repeatRepository.ts'
import { loadSky, type Place } from './sky.ts'
import { storeRepeated, type DayChange } from './storeRepeated.ts'
import { yearsOfRepeat } from './yearsOfRepeat.ts'

type Deps = Pick<Shared, 'audit' | 'findPictures' | 'now'> & {
  readonly festivals: {
    readonly today: (db: Knex) => Promise<string>
    readonly tableOfTemple: (
      db: Knex,
    ) => Promise<{ place: Place; range: { from: string; to: string } }>
  }
  readonly notifyOfChange: (trx: Knex, change: DayChange) => Promise<void>
  readonly countNotified: (db: Knex, festival: FestivalRecord) => Promise<number>
}

type Rule = Pick<Repeat, 'by' | 'month' | 'day'>

type RepeatInput = Rule &
  Pick<Festival, 'name' | 'category' | 'color' | 'startTime' | 'venue'> & {
    readonly description?: string | undefined
    readonly picture?: Pick<FestivalPicture, 'imageUrl' | 'imageAlt'> | undefined
  }

const toStaff = ({ repeat, slug: _, sequence: __, changedAt: ___, ...record }: RepeatRecord) => {
  const { since: _since, ...rule } = repeat
  return { ...record, ...rule } satisfies StaffRepeat
}

const toAuditValues = ({ repeat, picture, ...record }: RepeatRecord) => ({
  name: record.name,
  description: record.description,
  category: record.category,
  color: record.color,
  startTime: record.startTime,
  venue: record.venue,
  picture: picture?.imageUrl,
  ...repeat,
})

const found = (record: RepeatRecord | undefined): RepeatRecord => {
  if (!record) throw new AppError('not_found', 'There is no such festival.')
  return record
}

/** The temple's own festivals that come back every year, as its editors see and change them. */
export const createRepeatAdmin = (deps: Deps) => {
  const { festivals, audit, notifyOfChange, countNotified, findPictures, now } = deps

  /** How many people were reminded of a day that is still to come. */
  const notifiedOf = async (db: Knex, { id }: RepeatRecord): Promise<number> => {
    const today = await festivals.today(db)
    let notified = 0
    for (const day of await listDaysOf(db, id))
      if (day.date >= today && !day.isHidden) notified += await countNotified(db, day)
    return notified
  }

  const detailsOf = async (db: Knex, record: RepeatRecord): Promise<StaffRepeatDetails> => ({
    ...toStaff(record),
    told: await notifiedOf(db, record),
  })

  /** Computes before any transaction begins, and stores in it. */
  const storing = async (db: Knex) => {
    const { repeatedBetween } = await loadSky()
    const { place, range } = await festivals.tableOfTemple(db)
    return async (trx: Knex.Transaction, record: RepeatRecord): Promise<void> => {
      await storeRepeated(trx, {
        repeatId: record.id,
        computed: repeatedBetween(place, [toRepeated(record)], range, place),
        now: now(),
        telling: { notifyOfChange, countNotified },
      })
      await bumpContent(trx)
    }
  }

  const slugFor = async (trx: Knex, name: string, id: string): Promise<string> => {
    const slug = slugged(name)
    return (await isSlugTaken(trx, slug)) ? `${slug}-${id.slice(0, 8)}` : slug
  }

  const toFields = async (trx: Knex, { by, month, day, picture, ...words }: RepeatInput) => ({
    ...words,
    description: words.description ?? '',
    ...(picture && { picture: await pictureOf(trx, picture, findPictures) }),
  })

  const change = async (
    { db, actor, ...context }: Context,
    id: string,
    make: (trx: Knex.Transaction, current: RepeatRecord) => Promise<RepeatRecord>,
    action: string,
  ): Promise<RepeatRecord> => {
    const store = await storing(db)
    return transact(db, async (trx) => {
      const current = found(await lockRepeat(trx, id))
      assertVersion(current.version, { db, actor, ...context })
      const made = {
        ...(await make(trx, current)),
        version: current.version + 1,
        changedAt: now().toISOString(),
      }
      await updateRepeat(trx, made)
      await store(trx, made)
      const changes = changesOf(toAuditValues(current), toAuditValues(made))
      await audit(trx, actor, { subject: 'festival_repeat', subjectId: id, action, ...changes })
      return made
    })
  }

  return {
    list: async (db: Knex): Promise<StaffRepeat[]> => (await listRepeats(db)).map(toStaff),

    get: async (db: Knex, id: string): Promise<StaffRepeatDetails> =>
      detailsOf(db, found(await findRepeat(db, id))),

    years: async (db: Knex, rule: Rule): Promise<YearOfRepeat[]> => {
      const { yearlyDays } = await loadSky()
      const { place } = await festivals.tableOfTemple(db)
      const yearly = { id: '', slug: '', since: '0000-01-01', ...rule }
      const today = await festivals.today(db)
      return yearsOfRepeat((range) => yearlyDays(place, yearly, range), today)
    },

    add: async ({ db, actor }: Context, input: RepeatInput): Promise<StaffRepeatDetails> => {
      const id = randomUUID()
      const since = await festivals.today(db)
      const store = await storing(db)
      const { by, month, day } = input
      const made = await transact(db, async (trx) => {
        const record: RepeatRecord = {
          ...(await toFields(trx, input)),
          id,
          slug: await slugFor(trx, input.name, id),
          repeat: { by, month, day, since },
          sequence: 0,
          version: 1,
          changedAt: now().toISOString(),
        }
        await insertRepeat(trx, record)
        await store(trx, record)
        const after = toAuditValues(record)
        await audit(trx, actor, {
          subject: 'festival_repeat',
          subjectId: id,
          action: 'added',
          after,
        })
        return record
      })
      return detailsOf(db, made)
    },

    edit: async (
      context: Context,
      { id, ...input }: RepeatInput & { readonly id: string },
    ): Promise<StaffRepeatDetails> => {
      const { by, month, day } = input
      const changed = await change(
        context,
        id,
        async (trx, { slug, repeat, sequence, version, changedAt }) => {
          const isMoved = by !== repeat.by || month !== repeat.month || day !== repeat.day
          return {
            ...(await toFields(trx, input)),
            id,
            slug,
            repeat: { ...repeat, by, month, day },
            sequence: sequence + (isMoved ? 1 : 0),
            version,
            changedAt,
          }
        },
        'edited',
      )
      return detailsOf(context.db, changed)
    },

    stop: async (context: Context, id: string): Promise<Record<string, never>> => {
      const today = await festivals.today(context.db)
      const stopped = async (_: Knex, current: RepeatRecord): Promise<RepeatRecord> => ({
        ...current,
        repeat: { ...current.repeat, until: today },
      })
      await change(context, id, stopped, 'stopped')
      await transact(context.db, async (trx) => {
        if ((await listDaysOf(trx, id)).length > 0) return
        await deleteRepeat(trx, id)
        await bumpContent(trx)
      })
      return {}
    },
  }
}
