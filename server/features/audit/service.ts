import type { Knex } from 'knex'
import type { AuditEntry } from '#contract/audit/admin.ts'
import type { Page } from '#contract/paging.ts'
import type { Audit } from '#server/admin/audit.ts'
import { localTime } from '#server/admin/table.ts'
import { asInstants } from '#server/admin/list.ts'
import type { ListQuery } from '#server/db/paging.ts'
import type { Shared } from '#server/feature.ts'
import type { Download } from '#server/http/implement.ts'
import { auditList, findLastId, insertEntry, type AuditFilter } from './repository.ts'

type Deps = Pick<Shared, 'findSite' | 'now'>

export const createAudit =
  (now: () => Date): Audit =>
  (trx, { id: actorId }, act) =>
    insertEntry(trx, { ...act, actorId, at: now().toISOString() })

/** What the temple's staff did. */
export const createAuditLog = ({ findSite, now }: Deps) => {
  const timeZoneOf = async (db: Knex): Promise<string> => (await findSite(db)).city.timeZone

  return {
    list: async (db: Knex, input: AuditFilter & ListQuery): Promise<Page<AuditEntry>> =>
      auditList.page(db, asInstants(input, await timeZoneOf(db))),

    csv: async (db: Knex, input: AuditFilter): Promise<Download> => {
      const timeZone = await timeZoneOf(db)
      // Without the entry about this very download.
      const filter = { ...asInstants(input, timeZone), lastId: await findLastId(db) }
      return auditList.csv(db, filter, {
        fileName: `audit-${localTime(now().toISOString(), timeZone).slice(0, 10)}`,
        subject: 'list',
        list: 'audit',
        columns: [
          ['When', ({ at }) => localTime(at, timeZone)],
          ['Who', ({ actor }) => actor.username ?? actor.id],
          ['What', ({ action }) => action],
          ['Of', ({ subject }) => subject],
          ['Id', ({ subjectId }) => subjectId],
          ['Before', ({ before }) => before && JSON.stringify(before)],
          ['After', ({ after }) => after && JSON.stringify(after)],
        ],
      })
    },
  }
}

export type AuditLog = ReturnType<typeof createAuditLog>
