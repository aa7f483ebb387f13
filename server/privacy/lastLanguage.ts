import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import { keyOf } from './keyOf.ts'
import { matchesPerson, type Sent } from './personFilter.ts'
import { internationalNumber } from './phoneNumber.ts'

const sent: readonly Sent[] = ['puja_bookings', 'donations', 'orders'].map((table) => ({
  table,
  phone: 'phone',
}))

type Spoken = { language: Language; created_at: string }

/**
 * In which language a devotee at the counter reads: as their account says, else as what they last
 * sent; English if nobody knows them.
 */
export const lastLanguage = async (
  db: Knex,
  { email, phone }: { readonly email?: string | undefined; readonly phone?: string | undefined },
): Promise<Language> => {
  if (!email && !phone) return 'en'
  const account: Pick<Spoken, 'language'> | undefined = email
    ? await db('users')
        .where({ email_key: keyOf(email) })
        .first('language')
    : undefined
  if (account) return account.language
  const person = {
    ...(email && { email }),
    ...(phone && { phone: internationalNumber(phone) }),
  }
  const found: (Spoken | undefined)[] = []
  for (const each of sent)
    found.push(
      await db(each.table)
        .where(matchesPerson(person, each))
        .orderBy('created_at', 'desc')
        .first('language', 'created_at'),
    )
  const [latest] = found
    .filter((row) => row !== undefined)
    .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
  return latest?.language ?? 'en'
}
