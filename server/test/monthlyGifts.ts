import { createGiftJob } from '#server/worker/monthlyGifts.ts'
import { post } from './bookings.ts'
import { cards, donationTemple, hear, minutesLater } from './donations.ts'
import { waitingMails } from './mails.ts'
import { giftPayload } from './monthlyGiftBodies.ts'
import type { Reply } from './request.ts'

/** A temple that takes cards in the sandbox, and what a donor with a monthly gift does there. */
export const giftTemple = async () => {
  const temple = await donationTemple()
  const { app, sandbox } = temple
  const { db } = app

  const okOf = <T>(reply: Reply): T => {
    if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`)
    return reply.json() as T
  }

  const rowOf = (where: object = {}) =>
    db('monthly_gifts').where(where).orderBy('id', 'desc').first()

  /** The token of the link in the latest email. */
  const tokenInMail = async (): Promise<string> => {
    const texts = (await waitingMails(app)).map(({ text }) => text)
    const token = /\/monthly\/\w+#([\w.-]+)/.exec(
      texts.toReversed().find((text) => text.includes('/monthly/')) ?? '',
    )?.[1]
    if (token === undefined) throw new Error('no email has a link to a monthly gift')
    return token
  }

  const at = async (path = ''): Promise<string> =>
    `/api/monthly-gifts/${(await rowOf()).reference}${path}`

  /** All events since `from`, in the order that `shuffle` gives them. */
  const hearAll = async (
    from: number,
    shuffle: <T>(list: T[]) => T[] = (list) => list,
  ): Promise<void> => {
    for (const event of shuffle(sandbox.webhooks.events.slice(from))) {
      const reply = await hear(temple, event)
      if (reply.status !== 200) throw new Error(`${event.type}: ${reply.status} ${reply.text}`)
    }
  }

  const begin = async (changes: object = {}) => {
    const body = { ...giftPayload, ...changes }
    const { clientSecret } = okOf<{ clientSecret: string }>(
      await post(app, '/api/monthly-gifts/card', body),
    )
    return { clientSecret, subscription: (await rowOf()).subscription_id as string }
  }

  return {
    ...temple,
    okOf,
    rowOf,
    tokenInMail,
    hearAll,
    begin,

    /** One whose first month is paid, of which the temple has heard. */
    running: async (changes: object = {}): Promise<string> => {
      const { clientSecret, subscription } = await begin(changes)
      const from = sandbox.webhooks.events.length
      sandbox.checkout.pay(clientSecret, cards.good)
      await hearAll(from)
      return subscription
    },

    /** A month begins, and the temple hears of everything. */
    month: async (subscription: string): Promise<void> => {
      const from = sandbox.webhooks.events.length
      sandbox.elsewhere.bill(subscription)
      await hearAll(from)
    },

    get: async (token?: string): Promise<Reply> =>
      app.send(`${await at()}?token=${token ?? (await tokenInMail())}`),

    call: async (path: string, body: object = {}): Promise<Reply> =>
      post(app, await at(path), { token: await tokenInMail(), ...body }),

    /** What was given, the latest first. */
    given: async () =>
      db('donations')
        .whereNotNull('gift_id')
        .orderBy(['created_at', 'id'])
        .select('status', 'amount', 'invoice_id', 'pan'),

    subjects: async (): Promise<string[]> =>
      (await waitingMails(app)).map(({ subject }) => subject),

    /** Does everything that the worker finds due, `minutes` later. */
    work: async (minutes = 0): Promise<number> => {
      minutesLater(temple, minutes)
      const job = createGiftJob({ db, monthlyGifts: app.monthlyGifts, now: app.now })
      let done = 0
      for (let work = await job.take(); work; work = await job.take(), done += 1) await work()
      return done
    },
  }
}
