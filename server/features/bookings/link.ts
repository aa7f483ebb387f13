import type { Knex } from 'knex'
import { readSecret } from '#server/db/secrets.ts'
import { AppError } from '#server/errors.ts'
import { openLink, signLink } from '#server/http/links.ts'
import { asReference } from './reference.ts'

export type Link = { readonly reference: string; readonly token: string }

const purpose = 'booking'
const secretOf = (db: Knex): Promise<Buffer> => readSecret(db, 'links')

/** The secret part of a booking's link: stored nowhere, it can be made again for each mail. */
export const tokenOf = async (db: Knex, reference: string): Promise<string> =>
  signLink(await secretOf(db), purpose, reference).slice(reference.length + 1)

/** The same words for a wrong token and for a booking that is not there. */
export const unknownLink = (): AppError =>
  new AppError('not_found', 'No booking belongs to this link.')

/** The reference of a right link. A wrong one is refused before any booking is looked for. */
export const openedBy = async (db: Knex, { reference, token }: Link): Promise<string> => {
  const wanted = asReference(reference)
  if (openLink(await secretOf(db), purpose, `${wanted}.${token}`) === wanted) return wanted
  throw unknownLink()
}
