import { Stripe } from 'stripe'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { wrongWith } from '#server/test/stripeAnswers.ts'
import type { PaymentProvider } from './port.ts'
import { openSandbox } from './sandbox/sandbox.ts'
import { createStripePayments } from './stripe.ts'

type Subject = {
  readonly provider: PaymentProvider
  /** What a donor's browser does, which is not part of the port. */
  readonly client: Stripe
  readonly config: ConstructorParameters<typeof Stripe>[1]
  readonly webhookSecret: string
}

const now = () => new Date()

const sandbox = async (): Promise<Subject> => {
  const secrets = { secretKey: 'sk_test_suite', webhookSecret: 'whsec_suite' }
  const { provider, port, close } = await openSandbox({ now, secrets })
  onTestFinished(close)
  const config = { host: '127.0.0.1', port, protocol: 'http' as const, telemetry: false }
  const client = new Stripe(secrets.secretKey, config)
  return { provider, client, config, webhookSecret: secrets.webhookSecret }
}

const testKey = process.env['STRIPE_TEST_SECRET_KEY']

const stripe = async (): Promise<Subject> => {
  const secretKey = testKey ?? ''
  if (!/^[sr]k_test_/.test(secretKey)) throw new Error('this is no key of the test mode')
  const webhookSecret = 'whsec_suite'
  const provider = createStripePayments({ secretKey, webhookSecret, publishableKey: '', now })
  return { provider, client: new Stripe(secretKey), config: {}, webhookSecret }
}

/** The same for both: the sandbox always, and Stripe's test mode if there is a key for it. */
const subjects: [string, () => Promise<Subject>][] = [['sandbox', sandbox]]
if (testKey) subjects.push(['Stripe', stripe])
else test.skip('Stripe itself: STRIPE_TEST_SECRET_KEY names no key of its test mode', () => {})

let orders = 0
const order = () => ({
  subject: { type: 'order', id: `suite-${process.pid}-${Date.now()}-${(orders += 1)}` } as const,
  amountPaise: 50_100,
  description: 'Donation of the test suite',
})

const confirm = ({ client }: Subject, id: string, payment_method: string) =>
  client.paymentIntents.confirm(id, { payment_method, return_url: 'https://temple.example' })

const failureOf = async (work: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const error: unknown = await work.then(() => undefined).catch((error: unknown) => error)
  if (error instanceof Stripe.errors.StripeError) return error
  throw new Error('it did not fail', { cause: error })
}

describe.each(subjects)('%s', (_, open) => {
  test('opens a payment, the same one however often it is asked for', async () => {
    const { provider } = await open()
    const asked = order()
    const [first, again] = [await provider.open(asked), await provider.open(asked)]
    expect(first.id).toMatch(/^pi_\w+$/)
    expect(first.clientSecret).toMatch(new RegExp(`^${first.id}_secret_\\w+$`))
    expect(again).toEqual(first)
    expect(await provider.read(first.id)).toEqual({
      id: first.id,
      subject: asked.subject,
      currency: 'inr',
      status: 'open',
      receivedPaise: 0,
      refundedPaise: 0,
      paidAt: undefined,
      declined: undefined,
    })
  })

  test('takes another amount under the same key for a mistake', async () => {
    const { provider } = await open()
    const asked = order()
    await provider.open(asked)
    const other = provider.open({ ...asked, amountPaise: 50_200 })
    await expect(other).rejects.toMatchObject({ name: 'PaymentError', kind: 'refused' })
  })

  test('says what was paid, when, and what was refunded; all of it, once', async () => {
    const subject = await open()
    const { provider } = subject
    const { id } = await provider.open(order())
    await confirm(subject, id, 'pm_card_visa')
    const paid = await provider.read(id)
    expect(paid).toMatchObject({ status: 'succeeded', receivedPaise: 50_100, refundedPaise: 0 })
    expect(Math.abs(Date.now() - (paid?.paidAt?.getTime() ?? 0))).toBeLessThan(60_000)
    await provider.refund(id)
    await provider.refund(id)
    expect(await provider.read(id)).toMatchObject({ status: 'succeeded', refundedPaise: 50_100 })
  })

  test('says what was refunded elsewhere, part by part', async () => {
    const subject = await open()
    const { provider, client } = subject
    const { id } = await provider.open(order())
    await confirm(subject, id, 'pm_card_visa')
    for (const amount of [10_000, 5000]) {
      await client.refunds.create({ payment_intent: id, amount })
    }
    expect(await provider.read(id)).toMatchObject({ status: 'succeeded', refundedPaise: 15_000 })
    await provider.refund(id)
    expect(await provider.read(id)).toMatchObject({ refundedPaise: 50_100, dispute: undefined })
  })

  test('says that the owner of a card asked the bank for the money', async () => {
    const subject = await open()
    const { id } = await subject.provider.open(order())
    await confirm(subject, id, 'pm_card_createDispute')
    await vi.waitFor(
      async () => {
        expect(await subject.provider.read(id)).toMatchObject({
          status: 'succeeded',
          refundedPaise: 0,
          dispute: 'open',
          disputeDueAt: expect.any(Date),
        })
      },
      { timeout: 25_000, interval: 500 },
    )
  })

  test('answers as Stripe publishes it', async () => {
    const subject = await open()
    const { client } = subject
    const { id } = await subject.provider.open(order())
    const plain = (answer: object) => JSON.parse(JSON.stringify(answer)) as unknown
    const read = async () =>
      plain(await client.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
    expect(wrongWith(await read())).toEqual([])
    await confirm(subject, id, 'pm_card_visa')
    expect(wrongWith(await read())).toEqual([])
    const refund = await client.refunds.create({ payment_intent: id, amount: 100 })
    expect(wrongWith(plain(refund))).toEqual([])
    expect(wrongWith(plain(await client.disputes.list({ payment_intent: id })))).toEqual([])
  })

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ])('%s is declined, and another card may be tried', async (card, code, decline_code) => {
    const subject = await open()
    const { id } = await subject.provider.open(order())
    const error = await failureOf(confirm(subject, id, card))
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, decline_code })
    expect(error.requestId).toMatch(/^req_/)
    expect(await subject.provider.read(id)).toMatchObject({ status: 'open', declined: code })
    await confirm(subject, id, 'pm_card_visa')
    expect(await subject.provider.read(id)).toMatchObject({ status: 'succeeded' })
  })

  test('a card whose bank asks leaves the payment open', async () => {
    const subject = await open()
    const { id } = await subject.provider.open(order())
    const asked = await confirm(subject, id, 'pm_card_threeDSecure2Required')
    expect(asked.status).toBe('requires_action')
    expect(asked.next_action).not.toBeNull()
    expect(await subject.provider.read(id)).toMatchObject({ status: 'open', receivedPaise: 0 })
  })

  test('cancels what is open; what is paid stays paid', async () => {
    const subject = await open()
    const { provider } = subject
    const [left, paid] = [await provider.open(order()), await provider.open(order())]
    expect(await provider.cancel(left.id)).toMatchObject({ status: 'cancelled' })
    expect(await provider.cancel(left.id)).toMatchObject({ status: 'cancelled' })
    const late = await failureOf(confirm(subject, left.id, 'pm_card_visa'))
    expect(late).toMatchObject({ code: 'payment_intent_unexpected_state' })
    await confirm(subject, paid.id, 'pm_card_visa')
    expect(await provider.cancel(paid.id)).toMatchObject({ status: 'succeeded' })
  })

  test('knows nothing of a payment that is not there', async () => {
    const { provider } = await open()
    expect(await provider.read('pi_3MtwBwLkdIwHu7ix28a3tqPa')).toBeUndefined()
    expect(await provider.cancel('pi_3MtwBwLkdIwHu7ix28a3tqPa')).toBeUndefined()
    const refund = provider.refund('pi_3MtwBwLkdIwHu7ix28a3tqPa')
    await expect(refund).rejects.toMatchObject({ kind: 'refused', code: 'resource_missing' })
  })

  test.each([
    ['amount_too_small', { amount: 49 }],
    ['amount_too_large', { amount: 100_000_000 }],
    ['parameter_unknown', { nothing_of_the_kind: 'x' }],
    ['parameter_unknown', { payment_method_types: ['card'] }],
  ])('refuses by %s what it does not take', async (code, params) => {
    const { client } = await open()
    const input = { amount: 50_100, currency: 'inr', ...params }
    const error = await failureOf(client.paymentIntents.create(input))
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code })
  })

  test('says what is missing, and accepts no other key', async () => {
    const subject = await open()
    const { id } = await subject.provider.open(order())
    expect(await failureOf(confirm(subject, id, 'pm_nobodys'))).toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    })
    const stranger = new Stripe('sk_test_stranger', subject.config)
    const error = await failureOf(stranger.paymentIntents.retrieve(id))
    expect(error).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
  })

  test('reads an event about a real payment', async () => {
    const subject = await open()
    const { provider, client, webhookSecret: secret } = subject
    const { id } = await provider.open(order())
    const paid = await confirm(subject, id, 'pm_card_visa')
    const payload = JSON.stringify({
      id: 'evt_suite',
      object: 'event',
      created: 1_795_000_000,
      livemode: false,
      type: 'payment_intent.succeeded',
      data: { object: paid },
    })
    const signature = client.webhooks.generateTestHeaderString({ payload, secret })
    expect(await provider.readEvent(Buffer.from(payload), signature)).toMatchObject({
      id: 'evt_suite',
      type: 'payment_intent.succeeded',
      payment: { id, status: 'succeeded', receivedPaise: 50_100 },
    })
  })
})

test('a provider that does not answer is unreachable, which is not a refusal', async () => {
  const { provider, close } = await openSandbox({
    now,
    secrets: { secretKey: 'sk_test_gone', webhookSecret: 'whsec_gone' },
  })
  await close()
  const read = provider.read('pi_1')
  await expect(read).rejects.toMatchObject({ name: 'PaymentError', kind: 'unreachable' })
})
