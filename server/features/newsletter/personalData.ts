import type { Knex } from 'knex'
import type { Person, PersonalData } from '#server/privacy/personalData.ts'
import { addressPseudonym, readPseudonymKey } from '#server/privacy/pseudonym.ts'
import { dropMails } from '#server/privacy/waitingMails.ts'
import { subscriptions, table } from './repository.ts'

/** The subscription of an address, including an unsubscribed one stored as a hash. */
const ownRows = async (db: Knex, { email }: Person) => {
  if (email === undefined) return []
  const hash = addressPseudonym(await readPseudonymKey(db), email)
  return subscriptions(db).where({ emailHash: hash })
}

/**
 * The subscription of a person's address, only once it is known to be theirs. It ends with the
 * account: nobody expects newsletters after that, and anyone may subscribe again.
 */
export const newsletterData: PersonalData = {
  name: 'newsletter',
  read: async (db, person) => {
    const [row] = await ownRows(db, person)
    return row
      ? {
          email: person.email,
          language: row.language,
          status: row.status,
          source: row.source,
          consentVersion: row.consentVersion,
          subscribedAt: row.subscribedAt,
          confirmedAt: row.confirmedAt ?? null,
          unsubscribedAt: row.unsubscribedAt ?? null,
          dailyMantra: row.dailyMantra,
          consentNote: row.consentNote ?? null,
        }
      : null
  },
  list: async (db, person) =>
    (await ownRows(db, person)).map(({ subscribedAt: at, email }) => ({
      at,
      ...(email !== undefined && { email }),
      outcome: 'erased',
    })),
  forget: async (trx, person) => {
    const ids: string[] = (await ownRows(trx, person)).map(({ id }) => id)
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
