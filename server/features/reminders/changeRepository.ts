import type { Knex } from 'knex'
import type { InLanguage } from '#contract/languages.ts'
import type { ReminderChannel } from '#contract/reminders/choice.ts'

type About = { readonly reminderId: string; readonly festivalId: string; readonly key: string }

/** Sent, or tried, and so perhaps sent. */
const announcements = (db: Knex, festivalId: string) =>
  db('deliveries')
    .where({ festival_id: festivalId })
    .where((attempted) =>
      attempted
        .whereIn('deliveries.status', ['sent', 'filed'])
        .orWhere((tried) => tried.where('deliveries.status', 'waiting').where('attempts', '>', 0)),
    )

/**
 * On which day of their city a festival is, as somebody was last told before the delivery of that key;
 * null: that it is not observed.
 */
export const findAnnouncedDate = async (
  db: Knex,
  { reminderId, festivalId, key }: About,
): Promise<string | null | undefined> => {
  const row = await announcements(db, festivalId)
    .where({ reminder_id: reminderId })
    .whereNot({ key })
    .orderBy('id', 'desc')
    .first<{ festival_date: string | null } | undefined>('festival_date')
  return row?.festival_date
}

/** The delivery of that key tells of this day. */
export const noteAnnouncedDate = async (
  db: Knex,
  key: string,
  date: string | null,
): Promise<void> => {
  await db('deliveries').where({ key }).update({ festival_date: date })
}

/** Whom a message goes to. */
export type Notified = InLanguage & { id: string; channel: ReminderChannel }

/** Who was told of the festival by a reminder, or of a change since. */
export const listNotified = (trx: Knex, festivalId: string): Promise<Notified[]> =>
  announcements(trx, festivalId)
    .join('reminders', 'reminders.id', 'deliveries.reminder_id')
    .where('reminders.status', 'active')
    .distinct('reminders.id', 'reminders.channel', 'reminders.language')
    .orderBy('reminders.id')

/** What nobody has tried to send yet of a festival whose day has changed. */
export const dropUnsent = async (trx: Knex, festivalId: string): Promise<void> => {
  await trx('deliveries')
    .where({ festival_id: festivalId, status: 'waiting', attempts: 0 })
    .delete()
}
