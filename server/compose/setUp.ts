import type { Knex } from 'knex'
import type { MailOutlet } from '#server/adapters/email/port.ts'
import { findLastBackup } from '#server/backup/notes.ts'
import type { OtherSteps } from '#server/features/site/setUp.ts'

const isAny = async (query: Knex.QueryBuilder): Promise<boolean> =>
  (await query.first()) !== undefined

/** How far a new temple is with what the site's own settings do not tell. */
export const createReadOtherSteps =
  ({ mailOutlet }: { readonly mailOutlet: MailOutlet }) =>
  async (db: Knex): Promise<OtherSteps> => ({
    slots:
      (await isAny(db('puja_settings').where('version', '>', 1))) ||
      (await isAny(db('day_parts').where('version', '>', 1))),
    pujas: await isAny(db('pujas').where('version', '>', 1)),
    backup: (await findLastBackup(db)) !== undefined,
    email: mailOutlet === 'smtp',
    invitations:
      (await isAny(db('invitations'))) ||
      (await db('users').whereNot('role', 'user').limit(2)).length > 1,
  })
