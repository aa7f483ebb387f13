import type { Knex } from 'knex'
import { transact } from '#server/db/db.ts'
import type { Actor, ExportedList } from '#server/http/implement.ts'
import type { Audit } from './audit.ts'

/** Records who exports a list, before its first byte is sent. */
export type NoteExport = (
  db: Knex,
  actor: Pick<Actor, 'id'>,
  exported: ExportedList,
  filters: unknown,
) => Promise<void>

export const createNoteExport =
  (audit: Audit): NoteExport =>
  (db, actor, { subject, list, rows }, query) => {
    const { search, ...chosen } = { ...(query as { search?: string }) }
    // A search text is mostly somebody's name.
    const after = { ...chosen, ...(search !== undefined && { isSearched: true }), rows }
    return transact(db, (trx) =>
      audit(trx, actor, { subject, subjectId: list, action: 'downloaded', after }),
    )
  }
