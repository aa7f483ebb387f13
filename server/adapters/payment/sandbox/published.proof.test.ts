import { expect, onTestFinished, test } from 'vitest'
import { request } from '#server/test/request.ts'
import { requiredFields, wrongWith } from '#server/test/stripeAnswers.ts'
import { newIntent } from './objects.ts'
import { openSandbox } from './sandbox.ts'

const secrets = { secretKey: 'sk_test_here', webhookSecret: 'whsec_here' }

type Answer = { [field: string]: unknown }

const nothingOfTheKind = Symbol('no field has this')

/** Everything the sandbox may answer: each answer of its API in each state, and each event. */
const everything = async () => {
  const sandbox = await openSandbox({ now: () => new Date(), secrets })
  onTestFinished(sandbox.close)
  const answers: [what: string, answer: Answer][] = []
  const send = async (what: string, method: string, path: string, form = {}, headers = {}) => {
    const body = new URLSearchParams(form).toString()
    const reply = await request(
      `http://127.0.0.1:${sandbox.port}/v1/${path}${method === 'GET' ? `?${body}` : ''}`,
      {
        method,
        headers: { Authorization: `Bearer ${secrets.secretKey}`, ...headers },
        ...(method === 'POST' && { body }),
      },
    )
    const answer = reply.json() as Answer
    answers.push([what, answer])
    return String(answer['id'])
  }
  const intentFields = { amount: '50100', currency: 'inr', 'metadata[donation_id]': 'd1' }
  const open = () => send('opened', 'POST', 'payment_intents', intentFields)
  const confirm = (what: string, id: string, payment_method: string) =>
    send(what, 'POST', `payment_intents/${id}/confirm`, { payment_method })
  const read = (what: string, id: string) =>
    send(what, 'GET', `payment_intents/${id}`, { 'expand[0]': 'latest_charge' })
  const refund = (what: string, form: object) => send(what, 'POST', 'refunds', form)

  const [paid, asked, left] = [await open(), await open(), await open()]
  await confirm('declined', paid, 'pm_card_visa_chargeDeclined')
  await read('after a decline', paid)
  await confirm('paid', paid, 'pm_card_visa')
  await read('paid, with its charge', paid)
  await confirm('the bank asks', asked, 'pm_card_threeDSecure2Required')
  await send('cancelled', 'POST', `payment_intents/${left}/cancel`, {
    cancellation_reason: 'abandoned',
  })
  await refund('part of it given back', { payment_intent: paid, amount: '100' })
  await refund('all of it given back', { payment_intent: paid })
  await refund('given back twice', { payment_intent: paid })
  sandbox.elsewhere.failRefund(paid)
  await read('a refund has failed', paid)
  sandbox.elsewhere.dispute(paid)
  sandbox.elsewhere.closeDispute(paid, 'lost')
  await read('disputed', paid)
  await send('its disputes', 'GET', 'disputes', { payment_intent: paid })
  await send('nothing there', 'GET', 'payment_intents/pi_gone')
  await send('no such address', 'GET', 'coupons')
  await send('another key', 'GET', `payment_intents/${paid}`, {}, { Authorization: 'Bearer sk_x' })
  await send('too little', 'POST', 'payment_intents', { ...intentFields, amount: '1' })
  await send('another currency', 'POST', 'payment_intents', { ...intentFields, currency: 'usd' })
  await send('cancelled though paid', 'POST', `payment_intents/${paid}/cancel`)
  for (const amount of ['50100', '50200']) {
    const headers = { 'Idempotency-Key': 'one' }
    await send('a key twice', 'POST', 'payment_intents', { ...intentFields, amount }, headers)
  }
  const customer = await send('a customer', 'POST', 'customers', { email: 'a@example.org' })
  const product = { id: 'monthly', name: 'Monthly gift' }
  for (let i = 0; i < 2; i += 1) await send('a product, twice', 'POST', 'products', product)
  const price = { 'items[0][price_data][unit_amount]': '50100' }
  const monthly = { customer, ...price, 'items[0][price_data][product]': 'monthly' }
  const subscription = await send('a subscription', 'POST', 'subscriptions', monthly)
  const [intent] = sandbox.webhooks.events
    .flatMap(({ type, data: { object } }) =>
      type === 'payment_intent.created' && 'id' in object ? [String(object.id)] : [],
    )
    .slice(-1)
  await confirm('its first month', intent ?? '', 'pm_card_visa')
  const path = `subscriptions/${subscription}`
  await send('changed', 'POST', path, { ...price, 'items[0][price_data][product]': 'monthly' })
  await send('paused', 'POST', path, { 'pause_collection[behavior]': 'void' })
  await send('going on', 'POST', path, { pause_collection: '' })
  sandbox.elsewhere.expireCard(subscription)
  sandbox.elsewhere.bill(subscription)
  await send('failing', 'GET', path, { 'expand[0]': 'latest_invoice.payments' })
  await send('invoices', 'GET', 'invoices', { subscription, status: 'paid' })
  await send('ended', 'DELETE', path)
  await send('ended twice', 'DELETE', path)
  // As sent: values that JSON cannot represent are missing.
  for (const event of sandbox.webhooks.events) {
    answers.push([event.type, JSON.parse(sandbox.webhooks.sign(event).body) as Answer])
  }
  return answers
}

test('every answer and every event has the fields that Stripe publishes, of their types', async () => {
  const answers = await everything()
  const said = new Set(answers.map(([what]) => what))
  expect([...said]).toEqual(expect.arrayContaining(['refund.failed', 'charge.dispute.closed']))
  expect(answers.filter(([, { error }]) => error)).toHaveLength(11)
  for (const [what, answer] of answers) expect(wrongWith(answer), what).toEqual([])
})

test('a field that is dropped, misnamed or of another type is found, in every kind of answer', async () => {
  const kinds = new Map<unknown, Answer>()
  for (const [, answer] of await everything()) {
    const { object } = answer
    if (object !== undefined && object !== 'list') kinds.set(object, answer)
    const event = answer as { object?: unknown; data?: { object: Answer } }
    if (event.object === 'event' && event.data) {
      kinds.set(event.data.object['object'], event.data.object)
    }
  }
  expect([...kinds.keys()].toSorted()).toEqual([
    'charge',
    'customer',
    'dispute',
    'event',
    'invoice',
    'payment_intent',
    'product',
    'refund',
    'subscription',
  ])
  for (const [kind, answer] of kinds) {
    // The type is known from `object`.
    const fields = requiredFields(answer).filter((field) => field !== 'object')
    expect(fields.length, String(kind)).toBeGreaterThan(7)
    for (const field of fields) {
      const { [field]: value, ...without } = answer
      const what = `${String(kind)}.${field}`
      expect(wrongWith(without), what).not.toEqual([])
      expect(wrongWith({ ...answer, [`${field}_`]: value }), what).not.toEqual([])
      expect(wrongWith({ ...answer, [field]: nothingOfTheKind }), what).not.toEqual([])
    }
  }
})

/**
 * The fields of a payment intent in Stripe's own description of its API: `payment_intent` in
 * openapi/fixtures3.json of github.com/stripe/openapi at f6c2a48 (2026-08-21); the compiler
 * compares their types with those of the `stripe` package (`objects.ts`).
 */
const published = `id object amount amount_capturable amount_details amount_received application
  application_fee_amount automatic_payment_methods canceled_at cancellation_reason capture_method
  client_secret confirmation_method created currency customer customer_account description
  excluded_payment_method_types last_payment_error latest_charge livemode managed_payments metadata
  next_action on_behalf_of payment_method payment_method_configuration_details
  payment_method_options payment_method_types processing receipt_email review setup_future_usage
  shipping source statement_descriptor statement_descriptor_suffix status transfer_data
  transfer_group`.split(/\s+/)

test('a payment has the fields Stripe publishes, and the two its package knows besides', () => {
  const input = { amount: 50_100, currency: 'inr', created: 1, description: null, metadata: {} }
  const intent = newIntent(input)
  const ofThePackage = ['allowed_payment_method_types', 'payment_record']
  expect(Object.keys(intent).toSorted()).toEqual([...published, ...ofThePackage].toSorted())
})
