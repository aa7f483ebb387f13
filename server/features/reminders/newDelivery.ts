import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { ReminderChannel } from '#contract/reminders/choice.ts'
import { keyOfFestival } from '#contract/reminders/moments.ts'
import type { Draft } from '#server/adapters/email/port.ts'
import type { Due } from './due.ts'

type NewDelivery = {
  readonly key: string
  readonly messageId: string
  readonly mail: Draft
  readonly createdAt: string
  readonly dueAt?: string
  readonly usefulUntil: string
  readonly channel: ReminderChannel
  readonly about: {
    readonly reminderId: string
    readonly festivalId: string
    readonly festivalDate?: string
    readonly daysBefore?: number
  }
}

/** Stores deliveries; nothing happens for a key that was used before. */
export type InsertDeliveries = (trx: Knex, deliveries: readonly NewDelivery[]) => Promise<void>

const iso = (at: number): string => new Date(at).toISOString()

/** What a delivery of a reminder is known by: nobody is told the same thing twice. */
export const deliveryKey = (reminderId: string, { festival, daysBefore, moment }: Due): string =>
  `reminder:${reminderId}:${keyOfFestival(festival)}:${festival.date}:${moment === 'time' ? daysBefore : 'moonrise'}`

export type NewReminder = {
  readonly reminder: { readonly id: string; readonly channel: ReminderChannel }
  readonly due: Due
}

export const toDelivery = (
  { reminder: { id: reminderId, channel }, due }: NewReminder,
  { createdAt, hostname }: { createdAt: string; hostname: string },
): NewDelivery => {
  const { festival, daysBefore, moment, sendAt, usefulUntil } = due
  const festivalId = keyOfFestival(festival)
  const items = [{ festivalId, date: festival.date, daysBefore, moment }]
  return {
    key: deliveryKey(reminderId, due),
    messageId: `<${randomUUID()}@${hostname}>`,
    mail: { kind: 'reminder', about: { reminderId, items } },
    createdAt,
    dueAt: iso(sendAt),
    usefulUntil: iso(usefulUntil),
    channel,
    about: { reminderId, festivalId, festivalDate: festival.date, daysBefore },
  }
}
