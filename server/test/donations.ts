import { cardPayload, pledgePayload } from './donationBodies.ts'
import { onTestFinished } from 'vitest'
import type { Stripe } from 'stripe'
import type { DonationStatus } from '#contract/donations/public.ts'
import { openSandbox, type Sandbox } from '#server/adapters/payment/sandbox/sandbox.ts'
import { createReconciliation } from '#server/worker/reconciliation.ts'
import { post, saturdayNoon } from './bookings.ts'
import type { Reply } from './request.ts'
import { testApp, type TestApp } from './testApp.ts'

export const sandboxSecrets = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' }

export type DonationTemple = {
  readonly app: TestApp
  readonly sandbox: Sandbox
  readonly clock: { now: Date }
}

/** A temple that takes cards in the sandbox, and hears of a payment when the test says so. */
export const donationTemple = async (): Promise<DonationTemple> => {
  const clock = { now: saturdayNoon }
  const now = () => clock.now
  const sandbox = await openSandbox({ now, secrets: sandboxSecrets })
  onTestFinished(sandbox.close)
  const app = await testApp({ now, sandbox, publicUrl: 'https://temple.example' })
  return { app, sandbox, clock }
}

export { cardPayload, pledgePayload }

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0000 0000 3220',
  disputed: '4000 0000 0000 0259',
}

/** Begins a card donation; its intent and the secret that pays it. */
export const begin = async (
  { app }: Pick<DonationTemple, 'app'>,
  changes: object = {},
): Promise<{ id: string; clientSecret: string }> => {
  const reply = await post(app, '/api/create-payment-intent', { ...cardPayload, ...changes })
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`)
  const { clientSecret } = reply.json() as { clientSecret: string }
  return { id: clientSecret.split('_secret_')[0] ?? '', clientSecret }
}

/** A card donation that is paid, and of which the temple has not heard yet. */
export const pay = async (temple: DonationTemple, changes: object = {}): Promise<string> => {
  const { id, clientSecret } = await begin(temple, changes)
  temple.sandbox.checkout.pay(clientSecret, cards.good)
  return id
}

export const eventOf = ({ sandbox }: DonationTemple, type: string, id: string): Stripe.Event => {
  const found = sandbox.webhooks.events.findLast(
    (event) => event.type === type && JSON.stringify(event.data.object).includes(`"${id}"`),
  )
  if (!found) throw new Error(`no ${type} of ${id}`)
  return found
}

export const hear = (
  { app, sandbox }: DonationTemple,
  event: Stripe.Event,
  signed: { body?: string; signature?: string; at?: Date } = {},
): Promise<Reply> => {
  const right = sandbox.webhooks.sign(event, signed.at)
  return app.send('/hooks/stripe', {
    method: 'POST',
    headers: { 'Stripe-Signature': signed.signature ?? right.signature },
    body: signed.body ?? right.body,
  })
}

/** An event with the sandbox's current state of something, as its hook would send it. */
export const tell = (temple: DonationTemple, type: string, id: string): Promise<Reply> =>
  hear(temple, eventOf(temple, type, id))

/** Everything about a payment's donation. */
export const outcomeOf = async ({ app: { db } }: Pick<DonationTemple, 'app'>, id: string) => {
  const row = await db('donations').where({ payment_id: id }).first('id', 'status')
  const count = async (table: string, where: object): Promise<number> =>
    (await db(table).where(where).select('*')).length
  return {
    status: row?.status as DonationStatus | undefined,
    receipts: await count('donation_receipts', { donation_id: row?.id ?? '' }),
    mails: await count('deliveries', { key: `donation:${row?.id}:thanks` }),
    steps: await db('donation_steps')
      .where({ donation_id: row?.id ?? '' })
      .orderBy('position')
      .pluck('status'),
  }
}

export const paidOnce = {
  status: 'succeeded',
  receipts: 1,
  mails: 1,
  steps: ['pending', 'succeeded'],
} as const

/** One of which the temple has heard, too. */
export const payAndHear = async (temple: DonationTemple): Promise<string> => {
  const id = await pay(temple)
  await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
  return id
}

/** What happened to it after it was paid, with the total refunded by then. */
export const notesOf = async (
  { app: { db } }: Pick<DonationTemple, 'app'>,
  id: string,
): Promise<[status: DonationStatus, note: string, refundedPaise: number][]> => {
  const steps = await db('donation_steps as step')
    .join('donations as donation', 'donation.id', 'step.donation_id')
    .where('donation.payment_id', id)
    .whereNotNull('step.note')
    .orderBy('step.position')
    .select('step.status', 'step.note', 'step.refunded_paise as refundedPaise')
  return steps.map(({ status, note, refundedPaise }) => [status, note, refundedPaise])
}

/** Asks about everything that is due, one after the other. */
export const reconcile = async ({
  app: { db, payments, now },
}: DonationTemple): Promise<number> => {
  const job = createReconciliation({ db, payments, now })
  let asked = 0
  for (let work = await job.take(); work; work = await job.take(), asked += 1) await work()
  return asked
}

export const minutesLater = (temple: DonationTemple, minutes: number): void => {
  temple.clock.now = new Date(temple.clock.now.getTime() + minutes * 60_000)
}

/** The numbers of all receipts, in order. */
export const numbersOf = async ({ app }: Pick<DonationTemple, 'app'>): Promise<number[]> =>
  app.db('donation_receipts').orderBy(['financial_year', 'position']).pluck('position')
