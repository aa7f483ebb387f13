import type { Knex } from 'knex'
import type { MailTroubleKind } from '#server/adapters/email/port.ts'

/** Why sending fails, according to the last attempt. */
export type MailTrouble = {
  readonly kind: MailTroubleKind
  readonly said: string
  readonly since: string
}

export const findMailTrouble = (db: Knex): Promise<MailTrouble | undefined> =>
  db('mail_trouble').first<MailTrouble | undefined>('kind', 'said', 'since')

/** It began with the first failure. */
export const noteMailTrouble = async (db: Knex, trouble: MailTrouble): Promise<void> => {
  await db('mail_trouble')
    .insert({ id: 1, ...trouble })
    .onConflict('id')
    .merge(['kind', 'said'])
}

/** Whether there was any. */
export const clearMailTrouble = async (db: Knex): Promise<boolean> => {
  // Checked first: nearly always there is none, and SQLite has one writer at a time.
  if (!(await findMailTrouble(db))) return false
  await db('mail_trouble').delete()
  return true
}
