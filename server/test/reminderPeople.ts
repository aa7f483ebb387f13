import type { Knex } from 'knex'
import { everyFestival, type ReminderChannel } from '#contract/reminders/choice.ts'
import { transact } from '#server/db/db.ts'
import { saveSubscription } from '#server/features/push/repository.ts'
import type { PushService } from './pushService.ts'
import { words } from './reminders.ts'
import type { TestApp } from './testApp.ts'

/** How many on each channel. */
export type People = Readonly<Record<ReminderChannel, number>>

const insertNumber = (trx: Knex, phone: string, at: string): Promise<unknown> =>
  trx('whatsapp_subscriptions').insert({
    id: phone,
    phone_number: phone,
    phone_hash: phone,
    is_active: true,
    subscribed_at: at,
    confirmed_at: at,
  })

/** One that the Graph API of the tests takes without more: its last four digits stand for no trouble. */
const phoneOf = (n: number): string => `+9198${2200 + Math.floor(n / 9000)}${1000 + (n % 9000)}`

/** People who are reminded of every festival, at these times in turn. Half of the push services are slow. */
export const joinPeople = (
  { db, reminding, now }: Pick<TestApp, 'db' | 'reminding' | 'now'>,
  service: Pick<PushService, 'subscribe'>,
  { people, times }: { people: People; times: readonly string[] },
): Promise<void> =>
  transact(db, async (trx) => {
    const at = now().toISOString()
    const addresses = {
      email: (n: number) => `devotee-${n}@example.net`,
      whatsapp: async (n: number) => {
        await insertNumber(trx, phoneOf(n), at)
        return phoneOf(n)
      },
      push: (n: number) => saveSubscription(trx, service.subscribe(n % 2 ? 'slow' : 'ok'), at),
    }
    for (const channel of ['email', 'whatsapp', 'push'] as const) {
      for (let n = 0; n < people[channel]; n += 1) {
        const choice = { ...everyFestival, time: times[n % times.length] ?? everyFestival.time }
        const input = { channel, address: await addresses[channel](n), choice, words }
        const more = { source: 'reminders', language: 'en', isConfirmed: true } as const
        await reminding.port.start(trx, { ...input, ...more })
      }
    }
  })
