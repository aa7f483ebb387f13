import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { ReminderItem, ReminderPort } from '#server/features/reminders/port.ts'
import { messagesOf } from '#server/features/reminders/words.ts'

const festival: Omit<ReminderItem, 'title' | 'body'> = {
  festivalId: 'sankashti-2026-11',
  slug: 'sankashti-chaturthi',
  name: 'Sankashti Chaturthi',
  date: '2026-11-27',
  daysBefore: 1,
  moment: 'time',
  url: '/calendar/sankashti-chaturthi',
  usefulUntil: '2026-11-27T18:30:00.000Z',
}

/** Reminders of one festival, kept in the product's own tables: what a channel asks of them, and no more. */
export const smallReminders = (now: () => Date): ReminderPort => {
  const linkOf = (id: string) => ({ id, token: `token-of-${id}` })

  const find = (db: Knex, by: object) => db('reminders').where(by).whereNotNull('address').first()

  return {
    start: async (
      trx,
      { channel, address, userId, words, source, language, isConfirmed, choice: chosen },
    ) => {
      const at = now().toISOString()
      const known = await find(trx, { channel, address })
      const id: string = known?.id ?? randomUUID()
      const status = isConfirmed ? 'active' : 'pending'
      const row = { channel, address, status, user_id: userId ?? null, language, updated_at: at }
      if (known) await trx('reminders').where({ id }).update(row)
      else {
        const choice = { kinds: 1, moments: 15, minute: 420 }
        await trx('reminders').insert({ id, ...row, ...choice, created_at: at })
      }
      const consent = { reminder_id: id, channel, words, source, given_at: at }
      await trx('reminder_consents').insert(consent)
      return { ...linkOf(id), choice: chosen }
    },
    find: async (trx, channel, address) => {
      const known = await find(trx, { channel, address })
      return known && linkOf(known.id)
    },
    activate: async (trx, channel, address) => {
      const known = await find(trx, { channel, address })
      if (!known) return undefined
      await trx('reminders').where({ id: known.id }).update({ status: 'active' })
      return linkOf(known.id)
    },
    stop: async (trx, channel, address) => {
      const known = await find(trx, { channel, address })
      if (!known) return
      const at = now().toISOString()
      await trx('reminders')
        .where({ id: known.id })
        .update({ status: 'stopped', address: null, stopped_at: at })
      await trx('reminder_consents').where({ reminder_id: known.id }).update({ withdrawn_at: at })
    },
    open: async (db, about, writtenIn = (reads) => reads) => {
      const { reminderId } = about as { reminderId: string }
      const row = await find(db, { id: reminderId, status: 'active' })
      if (!row) return undefined
      const { channel, address, language } = row
      const { title, day } = messagesOf(writtenIn(language))
      const { name, date, daysBefore } = festival
      return {
        ...linkOf(reminderId),
        channel,
        address,
        cityName: 'Pune',
        language,
        items: [{ ...festival, title: title(name, daysBefore), body: day(date) }],
      }
    },
  }
}
