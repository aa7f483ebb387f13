import type { Knex } from 'knex'
import type { Site, SpecialDay } from '#contract/site/public.ts'
import type { Ceilings, WholeTemple } from '#contract/site/specialDaysAdmin.ts'
import { changesOf, type Audit } from '#server/admin/audit.ts'
import { transact } from '#server/db/db.ts'
import { assertVersion, type Actor, type Context } from '#server/http/implement.ts'
import {
  findCeilingsVersion,
  listCeilings,
  lockCeilingsVersion,
  replaceCeilings,
} from './slotRepository.ts'

/** The days that the site keeps, with their hours. */
export type SpecialDays = {
  readonly set: (db: Knex, day: SpecialDay, actor: Actor) => Promise<void>
  readonly remove: (db: Knex, date: string, actor: Actor) => Promise<void>
}

type Deps = {
  readonly audit: Audit
  readonly findSite: (db: Knex) => Promise<Site>
  readonly specialDays: SpecialDays
}

/** What holds for every puja: closed days, special hours, and the ceiling of each part of a day. */
export const createTempleHours = ({ audit, findSite, specialDays }: Deps) => {
  const read = async (db: Knex): Promise<WholeTemple> => ({
    days: [...((await findSite(db)).specialDays ?? [])],
    ceilings: await listCeilings(db),
    version: await findCeilingsVersion(db),
  })
  return {
    read,

    setDay: async (db: Knex, day: SpecialDay, actor: Actor): Promise<WholeTemple> => {
      await specialDays.set(db, day, actor)
      return read(db)
    },

    removeDay: async (db: Knex, date: string, actor: Actor): Promise<WholeTemple> => {
      await specialDays.remove(db, date, actor)
      return read(db)
    },

    setCeilings: (db: Knex, ceilings: Ceilings, context: Context): Promise<WholeTemple> =>
      transact(db, async (trx) => {
        assertVersion(await lockCeilingsVersion(trx), context)
        const before = await listCeilings(trx)
        await replaceCeilings(trx, ceilings)
        const after = await listCeilings(trx)
        await audit(trx, context.actor, {
          subject: 'puja_settings',
          subjectId: 'all',
          action: 'edited',
          ...changesOf(before, after),
        })
        return read(trx)
      }),
  }
}
