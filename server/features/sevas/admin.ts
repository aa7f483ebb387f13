import type { Knex } from 'knex'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import type { Parsed } from '#contract/endpoint.ts'
import type {
  addSeva,
  editSeva,
  exportSevas,
  StaffSeva,
  StaffSevaDetails,
} from '#contract/sevas/admin.ts'
import type { Page } from '#contract/paging.ts'
import { lastLanguage } from '#server/privacy/lastLanguage.ts'
import { changesOf } from '#server/admin/audit.ts'
import { transact } from '#server/db/db.ts'
import type { ListQuery } from '#server/db/paging.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { assertVersion, type Actor, type Context } from '#server/http/implement.ts'
import { sevaList, toFilter, toStaff } from './adminRepository.ts'
import type { SevaCalendar } from './calendar.ts'
import { storeDays } from './days.ts'
import { listDaysOfSeva } from './dayRepository.ts'
import type { Gift, Gifts } from './gifts.ts'
import { findSeva, lockSeva, updateSeva, type SevaRecord } from './repository.ts'
import type { Sevas } from './service.ts'

type Deps = Pick<Shared, 'audit' | 'now'> & {
  readonly sevas: Pick<Sevas, 'add' | 'begin'>
  readonly gifts: Gifts
  readonly calendar: SevaCalendar
}

/** What the log may keep: nobody's name, number or address. */
const auditValues = (seva: SevaRecord) => {
  const { kind, occasion, by, month, day, dayRule, festival, since, years } = seva
  const { plan, amount, status } = seva
  const rule = { by, month, day, dayRule, festival, since, years }
  return { kind, occasion, ...rule, plan, amount, status }
}

const ruleOf = ({ by, month, day, festival, festivalName }: SevaRecord) => {
  return { by, month, day, festival, festivalName }
}

const found = (seva: SevaRecord | undefined): SevaRecord => {
  if (!seva) throw new AppError('not_found', 'There is no such seva.')
  return seva
}

const mayBecome: Readonly<Record<SevaRecord['status'], readonly SevaRecord['status'][]>> = {
  requested: ['active', 'declined'],
  active: ['ended'],
  ended: [],
  declined: [],
}

/** Yearly sevas as the temple's office sees and changes them. */
export const createSevaAdmin = (deps: Deps) => {
  const { sevas, gifts, audit, now, calendar } = deps

  const show = async (db: Knex, seva: SevaRecord): Promise<StaffSevaDetails> => {
    const today = await calendar.today(db)
    const [staff] = await toStaff(db, [seva], { today, now: now() })
    if (!staff) throw new Error('A seva is shown as itself.')
    const days = await listDaysOfSeva(db, seva.id)
    return {
      ...staff,
      days: days.map(({ id, date, rule, doneAt, note, thankedAt }) => {
        return { id, date, rule, doneAt, note, isThanked: thankedAt !== undefined }
      }),
      gifts: await gifts.list(db, seva.id),
    }
  }

  const get = async (db: Knex, id: string): Promise<StaffSevaDetails> =>
    show(db, found(await findSeva(db, id)))

  const assertEvidence = (input: Pick<Parsed<typeof addSeva>, 'years' | 'direction'>): void => {
    if (!input.direction || input.years === undefined) return
    const detail = 'Only a seva for good can become corpus. Please leave this empty'
    throw new AppError('invalid_input', undefined, [{ pointer: '#/direction', detail }])
  }

  /** Computes the days before the transaction begins, and stores them in it. */
  const change = async (
    context: Context,
    id: string,
    action: string,
    make: (current: SevaRecord, today: string) => SevaRecord,
  ): Promise<StaffSevaDetails> => {
    const { db, actor } = context
    const today = await calendar.today(db)
    const planned = make(found(await findSeva(db, id)), today)
    const coming = await calendar.coming(db, planned)
    return transact(db, async (trx) => {
      const current = found(await lockSeva(trx, id))
      assertVersion(current.version, context)
      const made = { ...make(current, today), version: current.version + 1 }
      const stamped = { ...made, updatedAt: now().toISOString() }
      await updateSeva(trx, stamped)
      const isBegun = current.status === 'requested' && made.status === 'active'
      if (isBegun) await sevas.begin(trx, stamped)
      else await storeDays(trx, id, coming, today)
      const changes = changesOf(auditValues(current), auditValues(stamped))
      await audit(trx, actor, { subject: 'seva', subjectId: id, action, ...changes })
      return show(trx, stamped)
    })
  }

  return {
    show,
    get,

    list: async (
      db: Knex,
      input: Parsed<typeof exportSevas> & ListQuery,
    ): Promise<Page<StaffSeva>> => {
      const { items, next } = await sevaList.page(db, toFilter(input, now()))
      const today = await calendar.today(db)
      return {
        items: await toStaff(db, items, { today, now: now() }),
        ...(next !== undefined && { next }),
      }
    },

    /** A command: `trx` is its transaction. */
    add: async (trx: Knex, input: Parsed<typeof addSeva>, actor: Actor) => {
      assertEvidence(input)
      const { email = '', phone } = input
      const language = await lastLanguage(trx, { email, phone })
      const seva = await sevas.add(trx, { ...input, email, language, status: 'active' })
      await sevas.begin(trx, seva)
      await audit(trx, actor, {
        subject: 'seva',
        subjectId: seva.id,
        action: 'added',
        after: auditValues(seva),
      })
      return show(trx, seva)
    },

    edit: async (context: Context, { id, ...input }: Parsed<typeof editSeva>) => {
      assertEvidence(input)
      const before = found(await findSeva(context.db, id))
      // One that the temple no longer shows may stay as it was arranged.
      const isSameFestival = input.by === 'festival' && input.festival === before.festival
      const rule = isSameFestival ? ruleOf(before) : await calendar.toRule(context.db, input)
      return change(context, id, 'edited', (current) => {
        const { id: _, reference, status, userId, decidedAt, endedOn, ...rest } = current
        const { version, createdAt, updatedAt, language } = rest
        const unchanged = { id, reference, status, userId, decidedAt, endedOn, version, createdAt }
        return { ...input, ...rule, ...unchanged, language, updatedAt, email: input.email ?? '' }
      })
    },

    decide: (
      context: Context,
      { id, status }: { readonly id: string; readonly status: 'active' | 'declined' | 'ended' },
    ) =>
      change(context, id, 'status_set', (current, today) => {
        if (!mayBecome[current.status].includes(status)) throw new AppError('wrong_status')
        return {
          ...current,
          status,
          ...(status === 'ended' && { endedOn: today }),
          ...(status !== 'ended' && { decidedAt: now().toISOString() }),
        }
      }),

    /** A command: `trx` is its transaction. */
    give: async (
      trx: Knex,
      { id, ...gift }: Gift & { readonly id: string },
      actor: Actor,
    ): Promise<RecordedDonation> => {
      const seva = found(await lockSeva(trx, id))
      if (seva.status !== 'active') {
        throw new AppError('wrong_status', 'Only a seva in force can be paid for.')
      }
      return gifts.record(trx, seva, gift, actor)
    },
  }
}

export type SevaAdmin = ReturnType<typeof createSevaAdmin>
