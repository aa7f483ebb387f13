import { Stripe } from 'stripe'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openSandbox } from './sandbox/sandbox.ts'
import type { PaymentProvider } from './port.ts'
import { createStripePayments } from './stripe.ts'

type Subject = { readonly provider: PaymentProvider; readonly client: Stripe }

const now = () => new Date()
const secrets = { secretKey: 'sk_test_monthly', webhookSecret: 'whsec_monthly' }

const openHere = async (options: { now?: () => Date } = {}) => {
  const opened = await openSandbox({ now, secrets, ...options })
  onTestFinished(opened.close)
  const local = { host: '127.0.0.1', port: opened.port, protocol: 'http' as const }
  const client = new Stripe(secrets.secretKey, { ...local, telemetry: false })
  return { ...opened, client }
}

const testKey = process.env['STRIPE_TEST_SECRET_KEY']

const stripe = async (): Promise<Subject> => {
  const secretKey = testKey ?? ''
  if (!/^[sr]k_test_/.test(secretKey)) throw new Error('this is no key of the test mode')
  const webhookSecret = 'whsec_suite'
  const provider = createStripePayments({ secretKey, webhookSecret, publishableKey: '', now })
  return { provider, client: new Stripe(secretKey) }
}

/** The same for both: the sandbox always, and Stripe's test mode if there is a key for it. */
const subjects: [string, () => Promise<Subject>][] = [['sandbox', openHere]]
if (testKey) subjects.push(['Stripe', stripe])
else test.skip('Stripe itself: STRIPE_TEST_SECRET_KEY names no key of its test mode', () => {})

let gifts = 0
const opening = () => ({
  giftId: `suite-${process.pid}-${Date.now()}-${(gifts += 1)}`,
  amountPaise: 50_100,
  description: 'Monthly gift of the test suite',
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
})

const payFirst = ({ client }: Subject, paymentId: string, payment_method = 'pm_card_visa') =>
  client.paymentIntents.confirm(paymentId, { payment_method, return_url: 'https://temple.example' })

describe.each(subjects)('Monthly charges by %s', (_, open) => {
  test('begin with an open month, the same however often they are asked for', async () => {
    const { provider } = await open()
    const asked = opening()
    const first = await provider.subscriptions.start(asked)
    expect(first).toMatchObject({
      id: expect.stringMatching(/^sub_\w+$/),
      giftId: asked.giftId,
      status: 'incomplete',
      isPaused: false,
      amountPaise: 50_100,
      open: { id: expect.stringMatching(/^in_\w+$/), paymentId: expect.stringMatching(/^pi_\w+$/) },
      paid: [],
    })
    expect(first.open?.clientSecret).toMatch(new RegExp(`^${first.open?.paymentId}_secret_\\w+$`))
    expect((await provider.subscriptions.start(asked)).id).toBe(first.id)
    expect(await provider.subscriptions.read(first.id)).toEqual(first)
  })

  test('run once the first month is paid, and say what was paid', async () => {
    const subject = await open()
    const { subscriptions } = subject.provider
    const started = await subscriptions.start(opening())
    const { id: invoice = '', paymentId = '' } = started.open ?? {}
    const declined = payFirst(subject, paymentId, 'pm_card_visa_chargeDeclined')
    await expect(declined).rejects.toMatchObject({ code: 'card_declined' })
    expect(await subscriptions.read(started.id)).toMatchObject({ status: 'incomplete', paid: [] })
    await payFirst(subject, paymentId)
    const running = await subscriptions.read(started.id)
    expect(running).toMatchObject({
      status: 'active',
      open: undefined,
      paid: [{ id: invoice, paymentId, amountPaise: 50_100 }],
    })
    const days = ((running?.nextAt?.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBeGreaterThanOrEqual(28)
    expect(Math.round(days)).toBeLessThanOrEqual(31)
  })

  test('are paused, go on with another amount, and end for good', async () => {
    const subject = await open()
    const { subscriptions } = subject.provider
    const { id, open: month } = await subscriptions.start(opening())
    await payFirst(subject, month?.paymentId ?? '')
    await subscriptions.pause(id)
    const paused = { status: 'active', isPaused: true, nextAt: undefined }
    expect(await subscriptions.read(id)).toMatchObject(paused)
    await subscriptions.change(id, 100_100)
    await subscriptions.resume(id)
    const resumed = { isPaused: false, amountPaise: 100_100, nextAt: expect.any(Date) }
    expect(await subscriptions.read(id)).toMatchObject(resumed)
    await subscriptions.stop(id)
    await subscriptions.stop(id)
    expect(await subscriptions.read(id)).toMatchObject({ status: 'ended', nextAt: undefined })
    await expect(subscriptions.resume(id)).rejects.toMatchObject({ name: 'PaymentError' })
  })

  test('are unknown under another id', async () => {
    const { provider } = await open()
    expect(await provider.subscriptions.read('sub_1MtwBwLkdIwHu7ixnobody')).toBeUndefined()
  })
})

test('In the sandbox a first month that nobody paid in a day ends it, as at Stripe', async () => {
  const clock = { now: new Date('2026-01-31T06:00:00Z') }
  const { provider } = await openHere({ now: () => clock.now })
  const { id, open } = await provider.subscriptions.start(opening())
  clock.now = new Date('2026-02-01T05:30:00Z')
  expect(await provider.subscriptions.read(id)).toMatchObject({ status: 'ended', open: undefined })
  expect(await provider.read(open?.paymentId ?? '')).toMatchObject({ status: 'cancelled' })
})

test('In the sandbox a month begins by the clock, or by hand, and a card may fail', async () => {
  const clock = { now: new Date('2026-01-31T06:00:00Z') }
  const sandbox = await openHere({ now: () => clock.now })
  const { subscriptions } = sandbox.provider
  const { id, open: month } = await subscriptions.start(opening())
  await payFirst(sandbox, month?.paymentId ?? '')
  expect((await subscriptions.read(id))?.nextAt).toEqual(new Date('2026-02-28T06:00:00Z'))
  clock.now = new Date('2026-03-31T06:00:00Z')
  expect((await subscriptions.read(id))?.paid).toHaveLength(3)
  sandbox.elsewhere.expireCard(id)
  sandbox.elsewhere.bill(id)
  const failing = await subscriptions.read(id)
  expect(failing).toMatchObject({ status: 'failing', open: { amountPaise: 50_100 } })
  // The donor pays with another card, which is then charged every month.
  await payFirst(sandbox, failing?.open?.paymentId ?? '', 'pm_card_mastercard')
  expect(await subscriptions.read(id)).toMatchObject({ status: 'active', open: undefined })
  sandbox.elsewhere.bill(id)
  expect((await subscriptions.read(id))?.paid).toHaveLength(5)
  sandbox.elsewhere.endSubscription(id)
  expect(await subscriptions.read(id)).toMatchObject({ status: 'ended' })
  const read = async (type: string) => {
    const event = sandbox.webhooks.events.findLast((one) => one.type === type)
    if (!event) throw new Error(`no ${type}`)
    const { body, signature } = sandbox.webhooks.sign(event)
    return (await sandbox.provider.readEvent(Buffer.from(body), signature)).subscription?.id
  }
  for (const type of ['invoice.paid', 'invoice.payment_failed', 'customer.subscription.deleted']) {
    expect(await read(type), type).toBe(id)
  }
})
