import { randomUUID } from 'node:crypto'
import type { InLanguage } from '#contract/languages.ts'
import type { ReminderChannel } from '#contract/reminders/choice.ts'
import { keyOfFestival } from '#contract/reminders/moments.ts'
import type { NewDelivery } from '#server/features/notifications/port.ts'
import type { Due } from './due.ts'

const iso = (at: number): string => new Date(at).toISOString()

/** What a delivery of a reminder is known by: nobody is told the same thing twice. */
export const deliveryKey = (reminderId: string, { festival, daysBefore, moment }: Due): string =>
  `reminder:${reminderId}:${keyOfFestival(festival)}:${festival.date}:${moment === 'time' ? daysBefore : moment}`

export type NewReminder = {
  readonly reminder: InLanguage & { readonly id: string; readonly channel: ReminderChannel }
  readonly due: Due
}

export const toDelivery = (
  { reminder: { id: reminderId, channel, language }, due }: NewReminder,
  { createdAt, hostname }: { createdAt: string; hostname: string },
): NewDelivery & { readonly usefulUntil: string } => {
  const { festival, daysBefore, moment, sendAt, usefulUntil } = due
  const festivalId = keyOfFestival(festival)
  const items = [{ festivalId, date: festival.date, daysBefore, moment }]
  return {
    key: deliveryKey(reminderId, due),
    messageId: `<${randomUUID()}@${hostname}>`,
    mail: { kind: 'reminder', about: { reminderId, items } },
    language,
    createdAt,
    dueAt: iso(sendAt),
    usefulUntil: iso(usefulUntil),
    channel,
    about: { reminderId, festivalId, festivalDate: festival.date, daysBefore },
  }
}
