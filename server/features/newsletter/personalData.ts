import type { Knex } from 'knex'
import type { Person, PersonalData } from '#server/privacy/personalData.ts'
import { addressPseudonym, readPseudonymKey } from '#server/privacy/pseudonym.ts'
import { dropMails } from '#server/privacy/waitingMails.ts'
import { table, type Row } from './repository.ts'

/** The subscription of an address, including an unsubscribed one stored as a hash. */
const theirs = async (db: Knex, { email }: Person) => {
  if (email === undefined) return []
  const hash = addressPseudonym(await readPseudonymKey(db), email)
  return db<Row>(table).where({ email_hash: hash })
}

/**
 * The subscription of a person's address, only once it is known to be theirs. It ends with the
 * account: nobody expects newsletters after that, and anyone may subscribe again.
 */
export const newsletterData: PersonalData = {
  name: 'newsletter',
  read: async (db, person) => {
    const [row] = await theirs(db, person)
    return row
      ? {
          email: person.email,
          status: row.status,
          source: row.source,
          consentVersion: row.consent_version,
          subscribedAt: row.subscribed_at,
          confirmedAt: row.confirmed_at,
          unsubscribedAt: row.unsubscribed_at,
          dailyMantra: Boolean(row.daily_mantra),
          consentNote: row.consent_note,
        }
      : null
  },
  list: async (db, person) =>
    (await theirs(db, person)).map(({ subscribed_at: at, email }) => ({
      at,
      ...(email !== null && { email }),
      outcome: 'erased',
    })),
  forget: async (trx, person) => {
    const ids: string[] = (await theirs(trx, person)).map(({ id }) => id)
    await trx(table).whereIn('id', ids).delete()
    await dropMails(
      trx,
      ids.flatMap((id) => [
        `newsletter-asked:${id}:`,
        `newsletter-welcome:${id}:`,
        `daily-mantra:${id}:`,
        `newsletter-issue:${id}:`,
      ]),
    )
    return []
  },
}
