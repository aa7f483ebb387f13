import type { Knex } from 'knex'
import type { Person, PersonalData } from '#server/privacy/personalData.ts'
import { clearAnothers, listAnothers, whereOwned } from '#server/privacy/personFilter.ts'
import { dropMails } from '#server/privacy/waitingMails.ts'
import { localTable } from './localMessages.ts'
import { subscriptions, table, type Subscription } from './repository.ts'
import { phoneHash, replyKey } from './service.ts'

const sent = { table, phone: 'phone_number' }

/** Also what is left of a number whose person stopped. */
const ownRows = async (db: Knex, person: Person): Promise<Subscription[]> => {
  const { phone, isLookedFor = false } = person
  const rows = await subscriptions(db).where(whereOwned(person, sent))
  if (phone === undefined || !isLookedFor) return rows
  const hash = await phoneHash(db, phone)
  const stopped = await subscriptions(db).where({ phoneHash: hash }).whereNull('phone_number')
  return [...rows, ...stopped.filter(({ id }) => rows.every((row) => row.id !== id))]
}

const localTexts = (db: Knex, phones: readonly string[]) =>
  db(localTable).whereIn('phone_number', phones)

const phonesOf = (rows: readonly Subscription[], { phone, isLookedFor }: Person): string[] => [
  ...rows.flatMap(({ phoneNumber }) => phoneNumber ?? []),
  ...(phone !== undefined && isLookedFor ? [phone] : []),
]

/** Also where the account is known here alone. */
const stopReminders = async (trx: Knex, phones: readonly string[], now: Date): Promise<void> => {
  await trx('reminders')
    .where({ channel: 'whatsapp' })
    .whereIn('address', phones)
    .update({ address: null, status: 'stopped', stopped_at: now.toISOString() })
}

/** WhatsApp alerts of a number, and the messages to it that only staff could read. */
export const whatsappData: PersonalData = {
  name: 'whatsapp',
  read: async (db, person) => {
    const rows = await ownRows(db, person)
    const messages = await localTexts(db, phonesOf(rows, person)).orderBy('created_at')
    return rows.map((row) => ({
      phoneNumber: row.phoneNumber ?? null,
      name: row.name ?? null,
      email: row.email ?? null,
      language: row.language,
      isActive: row.isActive,
      subscribedAt: row.subscribedAt,
      confirmedAt: row.confirmedAt ?? null,
      stoppedAt: row.stoppedAt ?? null,
      lastNotified: row.lastNotified ?? null,
      messages: messages
        .filter(({ phone_number }) => phone_number === row.phoneNumber)
        .map(({ text, created_at: at }) => ({ text, at })),
    }))
  },
  list: async (db, person) => {
    const toHeldItem = ({ subscribedAt: at, name, email, phoneNumber: phone }: Subscription) => ({
      at,
      name,
      email,
      phone,
    })
    return [
      ...(await ownRows(db, person)).map((row) => ({
        ...toHeldItem(row),
        outcome: 'erased' as const,
      })),
      ...(await listAnothers<Subscription>(db, person, sent)).map(({ account, ...row }) => ({
        ...toHeldItem(row),
        account,
        outcome: 'cleared' as const,
      })),
    ]
  },
  forget: async (trx, person, now) => {
    const rows = await ownRows(trx, person)
    const ids = rows.map(({ id }) => id)
    const phones = phonesOf(rows, person)
    await localTexts(trx, phones).delete()
    await stopReminders(trx, phones, now)
    await trx(table).whereIn('id', ids).delete()
    await dropMails(trx, [
      ...ids.flatMap((id) => [`whatsapp-code:${id}:`, `whatsapp-test:${id}:`]),
      ...(await Promise.all(phones.map((phone) => replyKey(trx, phone)))),
    ])
    return []
  },
  // A number that is taken out of it gets no more messages.
  clear: async (trx, person) => {
    const { phone } = person
    await clearAnothers(trx, person, { ...sent, key: 'id' })
    if (phone !== undefined && person.isLookedFor) await stopReminders(trx, [phone], new Date())
    await trx(table)
      .whereNull('phone_number')
      .update({ is_active: false, wa_id: null, whatsapp_user_id: null })
    return []
  },
}
