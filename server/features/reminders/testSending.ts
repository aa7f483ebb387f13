import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { daysBetween } from '#almanac/civilDate.ts'
import { staffLanguage } from '#contract/languages.ts'
import type { ReminderChannel } from '#contract/reminders/choice.ts'
import { reminderMessage, reminderFactsOf, type Message } from '#contract/reminders/words.ts'
import type { Site } from '#contract/site/public.ts'
import type { Notify } from '#server/adapters/email/port.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import { listAhead } from './ahead.ts'
import { testMail } from './mails.ts'
import type { ReminderCities } from './cities.ts'
import { listOfUser } from './repository.ts'
import { shortened } from './shortened.ts'
import { en, messagesOf } from './words.ts'

export type TestMessage = Message & { readonly url: string }

/** Has a channel send a message to one address, once the transaction is committed. */
type QueueTest = (trx: Knex, address: string, message: TestMessage) => Promise<void>

type Deps = {
  readonly places: Pick<ReminderCities, 'get'>
  readonly findSite: (db: Knex) => Promise<Site>
  readonly findUser: (db: Knex, id: string) => Promise<{ readonly email: string } | undefined>
  readonly notify: Notify
  readonly queueTest: Readonly<Record<'push' | 'whatsapp', QueueTest>>
  readonly now: () => Date
  readonly publicUrl: string
}

type Sent = { readonly to?: string; readonly browsers?: number }

/** The next festival's reminder, to the administrator who asks and to nobody else. */
export const createTestSending = (deps: Deps) => {
  const { places, findSite, findUser, notify, queueTest, now, publicUrl } = deps

  const byEmail = async (trx: Knex, actor: Actor, message: TestMessage): Promise<Sent> => {
    const user = await findUser(trx, actor.id)
    if (!user) throw new AppError('not_signed_in')
    const mail = testMail(user.email, await findSite(trx), message)
    const key = `reminder-test:${randomUUID()}`
    await notify(trx, [{ key, language: staffLanguage, mail, by: actor.id }])
    return { to: user.email }
  }

  /** To what they asked for and confirmed themselves, also where it is paused. */
  const byChannel = async (
    trx: Knex,
    actor: Actor,
    channel: keyof Deps['queueTest'],
    message: TestMessage,
  ): Promise<Sent> => {
    const own = await listOfUser(trx, actor.id)
    const addresses = own
      .filter((one) => one.channel === channel && ['active', 'paused'].includes(one.status))
      .flatMap(({ address }) => address ?? [])
    if (addresses.length === 0) throw new AppError('wrong_status', en.test.none[channel])
    for (const address of addresses) await queueTest[channel](trx, address, message)
    if (channel === 'push') return { browsers: addresses.length }
    return { to: addresses.map((address) => shortened(channel, address) ?? '').join(', ') }
  }

  return async (
    db: Knex,
    channel: ReminderChannel,
    actor: Actor,
  ): Promise<Sent & { festival: string }> => {
    const { ofGanesha, cityName, today } = await listAhead(db, places, now())
    const [festival] = ofGanesha
    if (!festival) throw new AppError('not_found', 'There is no festival in the coming weeks.')
    const daysBefore = daysBetween(today, festival.date)
    const message = {
      ...reminderMessage(
        reminderFactsOf(festival, { daysBefore, moment: 'time' }, cityName),
        messagesOf(staffLanguage),
      ),
      url: `${publicUrl}/calendar/${festival.slug}`,
    }
    const sent = await transact(db, (trx) =>
      channel === 'email' ? byEmail(trx, actor, message) : byChannel(trx, actor, channel, message),
    )
    return { ...sent, festival: festival.name }
  }
}
