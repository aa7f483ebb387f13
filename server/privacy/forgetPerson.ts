import type { Knex } from 'knex'
import type { Person, PersonalData } from './personalData.ts'
import { addressPseudonym, readPseudonymKey } from './pseudonym.ts'
import { stripReceipts } from './receipts.ts'
import { dropMailsOf } from './waitingMails.ts'

type ForgetDeps = { readonly personalData: readonly PersonalData[]; readonly now: Date }

/** Deletes what each feature stores about a person, and every trace in receipts and emails. */
export const forgetPerson = async (
  trx: Knex,
  person: Person,
  { personalData, now }: ForgetDeps,
): Promise<void> => {
  const about: string[] = []
  const changed: string[] = []
  for (const { forget, clear } of personalData) {
    about.push(...(await forget(trx, person, now)))
    changed.push(...((await clear?.(trx, person)) ?? []))
  }
  const { id: actor, email } = person
  if (email !== undefined) {
    about.push(addressPseudonym(await readPseudonymKey(trx), email))
    await dropMailsOf(trx, email)
  }
  await stripReceipts(trx, { actor, about, outcome: 'deleted' })
  await stripReceipts(trx, { about: changed, outcome: 'done' })
}
