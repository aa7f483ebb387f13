import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { startOfDay } from '#almanac/zone.ts'
import type { AuditEntry } from '#contract/audit/admin.ts'
import type { Page } from '#contract/paging.ts'
import type { Audit } from '#server/admin/audit.ts'
import { csvDownload, localTime } from '#server/admin/csv.ts'
import { eachRow, type ListQuery } from '#server/db/paging.ts'
import type { Shared } from '#server/feature.ts'
import type { Download } from '#server/http/implement.ts'
import {
  countEntries,
  findLastId,
  insertEntry,
  listEntries,
  type AuditFilter,
} from './repository.ts'

type Deps = Pick<Shared, 'findSite' | 'now'>

export const createAudit =
  (now: () => Date): Audit =>
  (trx, { id: actorId }, act) =>
    insertEntry(trx, { ...act, actorId, at: now().toISOString() })

/** What the temple's staff did. */
export const createAuditLog = ({ findSite, now }: Deps) => {
  /** Days of the temple's calendar as instants. */
  const filterOf = ({ from, to, ...same }: AuditFilter, timeZone: string): AuditFilter => {
    const startsAt = (date: string) => new Date(startOfDay(date, timeZone)).toISOString()
    return {
      ...same,
      ...(from !== undefined && { from: startsAt(from) }),
      ...(to !== undefined && { to: startsAt(addDays(to, 1)) }),
    }
  }
  const timeZoneOf = async (db: Knex): Promise<string> => (await findSite(db)).city.timeZone

  return {
    list: async (db: Knex, input: AuditFilter & ListQuery): Promise<Page<AuditEntry>> =>
      listEntries(db, filterOf(input, await timeZoneOf(db)), input),

    csv: async (db: Knex, input: AuditFilter): Promise<Download> => {
      const timeZone = await timeZoneOf(db)
      // Without the entry about this very download.
      const filter = { ...filterOf(input, timeZone), lastId: await findLastId(db) }
      return csvDownload<AuditEntry>(
        `audit-${localTime(now().toISOString(), timeZone).slice(0, 10)}.csv`,
        { subject: 'list', list: 'audit', rows: await countEntries(db, filter) },
        [
          ['When', ({ at }) => localTime(at, timeZone)],
          ['Who', ({ actor }) => actor.username ?? actor.id],
          ['What', ({ action }) => action],
          ['Of', ({ subject }) => subject],
          ['Id', ({ subjectId }) => subjectId],
          ['Before', ({ before }) => before && JSON.stringify(before)],
          ['After', ({ after }) => after && JSON.stringify(after)],
        ],
        eachRow((asked) => listEntries(db, filter, asked)),
      )
    },
  }
}

export type AuditLog = ReturnType<typeof createAuditLog>
