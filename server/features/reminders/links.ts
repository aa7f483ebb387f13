import type { Knex } from 'knex'
import { readSecret } from '#server/db/secrets.ts'
import { openLink, signLink } from '#server/http/links.ts'

/** What a link of a message stands for; `askedAt` only in the email that asks for a confirmation. */
export type OpenedLink = { readonly id: string; readonly askedAt?: Date }

const readKey = (db: Knex): Promise<Buffer> => readSecret(db, 'reminder links')

/** For the email that asks: it confirms, and carries when that was. */
export const confirmationToken = async (db: Knex, id: string, askedAt: Date): Promise<string> =>
  signLink(await readKey(db), 'confirm', `${id}.${askedAt.getTime().toString(36)}`)

/** In every reminder: it changes, pauses and stops, and never expires. */
export const reminderToken = async (db: Knex, id: string): Promise<string> =>
  signLink(await readKey(db), 'reminder', id)

export const openToken = async (db: Knex, token: string): Promise<OpenedLink | undefined> => {
  const key = await readKey(db)
  const asked = openLink(key, 'confirm', token)?.split('.')
  if (asked) return { id: asked[0] ?? '', askedAt: new Date(Number.parseInt(asked[1] ?? '', 36)) }
  const id = openLink(key, 'reminder', token)
  return id === undefined ? undefined : { id }
}
