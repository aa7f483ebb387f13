import type { Knex } from 'knex'
import type { Person, PersonalData } from '#server/privacy/personalData.ts'
import { dropMails } from '#server/privacy/waitingMails.ts'
import { listByIds, reminders, table } from './repository.ts'

/** Of the account, and of an address or number that is known to be the person's. */
const ownRows = (db: Knex, { id, email, phone }: Person) =>
  reminders(db).where((any) => {
    any.whereRaw('1 = 0')
    if (id !== undefined) any.orWhere({ user_id: id })
    if (email !== undefined) any.orWhere({ channel: 'email', address: email.toLowerCase() })
    if (phone !== undefined) any.orWhere({ channel: 'whatsapp', address: phone })
  })

const consentsOf = (db: Knex, ids: readonly string[]) =>
  db('reminder_consents')
    .whereIn('reminder_id', [...ids])
    .orderBy('id')

/**
 * The reminders of a person, whatever the channel, with what was agreed to. With the account they end,
 * and with an erasure: nothing is left of them.
 */
export const reminderData: PersonalData = {
  name: 'reminders',
  join: async (trx, { id, email }) => {
    await trx(table)
      .where({ channel: 'email', address: email.toLowerCase(), user_id: null })
      .whereNot({ status: 'pending' })
      .update({ user_id: id })
  },
  read: async (db, person) => {
    const ids = (await ownRows(db, person).orderBy('created_at')).map(({ id }) => id)
    const consents = await consentsOf(db, ids)
    return (await listByIds(db, ids)).map((reminder) => ({
      channel: reminder.channel,
      ...(reminder.channel !== 'push' && { address: reminder.address ?? null }),
      language: reminder.language,
      status: reminder.status,
      choice: reminder.choice,
      createdAt: reminder.createdAt,
      consents: consents
        .filter(({ reminder_id }) => reminder_id === reminder.id)
        .map(({ words, source, given_at, confirmed_at, withdrawn_at }) => ({
          words,
          source,
          givenAt: given_at,
          confirmedAt: confirmed_at,
          withdrawnAt: withdrawn_at,
        })),
    }))
  },
  list: async (db, person) =>
    (await ownRows(db, person).orderBy('created_at')).map(
      ({ createdAt: at, channel, address }) => ({
        at,
        ...(channel === 'email' && address !== undefined && { email: address }),
        ...(channel === 'whatsapp' && address !== undefined && { phone: address }),
        ...(channel === 'push' && { reference: channel }),
        outcome: 'erased' as const,
      }),
    ),
  forget: async (trx, person) => {
    const rows = await ownRows(trx, person)
    const ids = rows.map(({ id }) => id)
    const browsers = rows.flatMap(({ channel, address }) =>
      channel === 'push' && address !== undefined ? [address] : [],
    )
    await dropMails(
      trx,
      ids.map((id) => `reminder-asked:${id}:`),
    )
    await trx('deliveries')
      .whereIn('reminder_id', ids)
      .whereNotIn('status', ['sent', 'filed'])
      .delete()
    await trx('deliveries').whereIn('reminder_id', ids).update({ reminder_id: null })
    await trx('push_subscriptions').whereIn('id', browsers).delete()
    await trx('reminder_consents').whereIn('reminder_id', ids).delete()
    await trx('reminder_festivals').whereIn('reminder_id', ids).delete()
    await trx(table).whereIn('id', ids).delete()
    return []
  },
}
