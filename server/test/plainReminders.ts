import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { ReminderItem, ReminderPort } from '#server/features/reminders/port.ts'

/**
 * Reminders as the channels know them, on the real table and without the almanac: a test says what each one
 * is about.
 */
export const plainReminders = (
  onStopped: (trx: Knex, address: string) => Promise<void>,
): ReminderPort & { items: ReminderItem[] } => {
  const items: ReminderItem[] = []
  const at = '2026-11-24T00:00:00.000Z'
  const find = (db: Knex, channel: string, address: string) =>
    db('reminders').where({ channel, address }).first<{ id: string; status: string } | undefined>()
  const link = (id: string) => ({ id, token: `${id}.token` })
  return {
    items,
    start: async (trx, { channel, address, userId = null }) => {
      const known = await find(trx, channel, address)
      if (known) return link(known.id)
      const id = randomUUID()
      const chosen = { kinds: 1, moments: 15, minute: 420 }
      const times = { active_since: at, created_at: at, updated_at: at }
      await trx('reminders').insert({
        id,
        channel,
        address,
        user_id: userId,
        status: 'active',
        ...chosen,
        ...times,
      })
      return link(id)
    },
    activate: async (trx, channel, address) => {
      const known = await find(trx, channel, address)
      return known && link(known.id)
    },
    stop: async (trx, channel, address) => {
      await trx('reminders')
        .where({ channel, address })
        .update({ status: 'stopped', address: null })
      await onStopped(trx, address)
    },
    open: async (db, about) => {
      const { reminderId: id } = about as { reminderId: string }
      const known = await db('reminders').where({ id, status: 'active' }).first()
      return (
        known && { ...link(id), channel: 'push', address: known.address, cityName: 'Pune', items }
      )
    },
  }
}
