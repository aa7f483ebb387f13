import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Parsed } from '#contract/endpoint.ts'
import type {
  addSponsorship,
  editSponsorship,
  StaffSponsorship,
} from '#contract/sponsorships/admin.ts'
import { changesOf } from '#server/admin/audit.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { assertVersion, type Actor, type Context } from '#server/http/implement.ts'
import type { SponsorCalendar } from './calendar.ts'
import { countComing } from './dayRepository.ts'
import {
  findSponsorship,
  insertSponsorship,
  listSponsorshipRows,
  lockSponsorship,
  updateSponsorship,
  type SponsorshipRecord,
} from './repository.ts'

type Deps = Pick<Shared, 'audit' | 'now'> & { readonly calendar: SponsorCalendar }

const found = (sponsorship: SponsorshipRecord | undefined): SponsorshipRecord => {
  if (!sponsorship) throw new AppError('not_found', 'There is no such offering.')
  return sponsorship
}

const auditValues = ({ name, text, price, places, isActive }: SponsorshipRecord) => {
  return { name, text, price, places, isActive }
}

/** What the temple offers for sponsoring, as its office writes it. */
export const createOfferingAdmin = ({ audit, now, calendar }: Deps) => {
  const show = async (
    db: Knex,
    rows: readonly SponsorshipRecord[],
  ): Promise<StaffSponsorship[]> => {
    const coming = await countComing(db, await calendar.today(db), now().toISOString())
    return rows.map(({ createdAt: _c, updatedAt: _u, ...row }) => ({
      ...row,
      coming: coming.get(row.id) ?? 0,
    }))
  }

  const showOne = async (db: Knex, row: SponsorshipRecord): Promise<StaffSponsorship> => {
    const [shown] = await show(db, [row])
    if (!shown) throw new Error('An offering is shown as itself.')
    return shown
  }

  return {
    list: async (db: Knex): Promise<StaffSponsorship[]> => show(db, await listSponsorshipRows(db)),

    get: async (db: Knex, id: string): Promise<StaffSponsorship> =>
      showOne(db, found(await findSponsorship(db, id))),

    /** A command: `trx` is its transaction. */
    add: async (trx: Knex, { text, ...input }: Parsed<typeof addSponsorship>, actor: Actor) => {
      const at = now().toISOString()
      const made = { createdAt: at, updatedAt: at, version: 1 }
      const record: SponsorshipRecord = {
        ...input,
        text: text || undefined,
        id: randomUUID(),
        ...made,
      }
      await insertSponsorship(trx, record)
      await bumpContent(trx)
      const after = auditValues(record)
      await audit(trx, actor, {
        subject: 'sponsorship',
        subjectId: record.id,
        action: 'added',
        after,
      })
      return showOne(trx, record)
    },

    edit: async (context: Context, { id, text, ...input }: Parsed<typeof editSponsorship>) =>
      transact(context.db, async (trx) => {
        const current = found(await lockSponsorship(trx, id))
        assertVersion(current.version, context)
        const { version, createdAt } = current
        const record: SponsorshipRecord = {
          ...input,
          text: text || undefined,
          id,
          createdAt,
          updatedAt: now().toISOString(),
          version: version + 1,
        }
        await updateSponsorship(trx, record)
        await bumpContent(trx)
        const changes = changesOf(auditValues(current), auditValues(record))
        await audit(trx, context.actor, {
          subject: 'sponsorship',
          subjectId: id,
          action: 'edited',
          ...changes,
        })
        return showOne(trx, record)
      }),
  }
}

export type OfferingAdmin = ReturnType<typeof createOfferingAdmin>
