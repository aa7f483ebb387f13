import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { ReminderChannel } from '#contract/reminders/choice.ts'
import type { Draft, Mail } from '#server/adapters/email/port.ts'

/** A message that a feature plans itself, to many people at once. */
export type NewDelivery = {
  readonly key: string
  readonly messageId: string
  readonly mail: Mail | Draft
  /** In which its person reads. */
  readonly language: Language
  readonly createdAt: string
  /** Absent: at once. */
  readonly dueAt?: string
  readonly usefulUntil?: string
  /** Absent: email. */
  readonly channel?: ReminderChannel
  /** Of a reminder: whose it is and of which festival. */
  readonly about?: {
    readonly reminderId: string
    readonly festivalId: string
    readonly festivalDate?: string
    readonly daysBefore?: number
  }
}

/** Stores deliveries; nothing happens for a key that was used before. */
export type InsertDeliveries = (trx: Knex, deliveries: readonly NewDelivery[]) => Promise<void>
