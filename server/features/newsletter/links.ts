import type { Knex } from 'knex'
import { readSecret } from '#server/db/secrets.ts'
import { openLink, signLink } from '#server/http/links.ts'

/** What an email's link refers to; `askedAt` only in the email that asks for confirmation. */
export type OpenedLink = {
  readonly id: string
  readonly askedAt?: Date
  /** The link of a daily mantra: one click ends that alone. */
  readonly isOfMantra?: true
}

const readKey = (db: Knex): Promise<Buffer> => readSecret(db, 'newsletter links')

/** For the email that asks: it confirms, and carries the time of asking. */
export const confirmationToken = async (db: Knex, id: string, askedAt: Date): Promise<string> =>
  signLink(await readKey(db), 'confirm', `${id}.${askedAt.getTime().toString(36)}`)

/** For newsletters, which people pass on: it ends the subscription and never begins one. */
export const unsubscribeToken = async (db: Knex, id: string): Promise<string> =>
  signLink(await readKey(db), 'unsubscribe', id)

/** For the daily mantra. */
export const mantraToken = async (db: Knex, id: string): Promise<string> =>
  signLink(await readKey(db), 'mantra', id)

export const openToken = async (db: Knex, token: string): Promise<OpenedLink | undefined> => {
  const key = await readKey(db)
  const asked = openLink(key, 'confirm', token)?.split('.')
  if (asked) return { id: asked[0] ?? '', askedAt: new Date(Number.parseInt(asked[1] ?? '', 36)) }
  const id = openLink(key, 'unsubscribe', token)
  if (id !== undefined) return { id }
  const reader = openLink(key, 'mantra', token)
  return reader === undefined ? undefined : { id: reader, isOfMantra: true }
}
