import type { Stripe } from 'stripe'
import type { Card } from './cards.ts'
import { Failure, invalid, missing } from './failure.ts'
import { readForm, readText, readTexts, type Form } from './form.ts'
import type { Intents } from './intents.ts'
import { newInvoice, newInvoicePayment } from './invoiceObjects.ts'
import { newId } from './objects.ts'
import type { Emit } from './records.ts'
import type { Store } from './store.ts'
import { newCustomer, newItem, newProduct, newSubscription } from './subscriptionObjects.ts'

type Deps = {
  readonly store: Store
  readonly now: () => Date
  readonly emit: Emit
  readonly intents: Intents
}

type Month = { readonly invoice: Stripe.Invoice; readonly payment: Stripe.InvoicePayment }

type SubscriptionRecord = {
  readonly subscription: Stripe.Subscription
  /** The latest first. */
  readonly months: readonly Month[]
  /** The card that paid last. */
  readonly card?: Card
}

/** The same day of the next month, or its last day. */
const monthAfter = (seconds: number, anchor: number): number => {
  const [at, first] = [new Date(seconds * 1000), new Date(anchor * 1000)]
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 2, 0)).getUTCDate()
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() + 1)
  at.setUTCDate(Math.min(first.getUTCDate(), lastDay))
  return at.getTime() / 1000
}

const itemOf = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = items.data
  if (!item) throw new Error('a subscription without an item')
  return item
}

const priceIn = (form: Form): { amount: number; product: string } => {
  const price = readForm(readForm(readForm(form, 'items'), '0'), 'price_data')
  const amount = Number(readText(price, 'unit_amount'))
  if (!Number.isInteger(amount) || amount < 50) {
    throw invalid('Invalid unit_amount', { code: 'parameter_invalid_integer', param: 'items' })
  }
  return { amount, product: readText(price, 'product') ?? '' }
}

/** How long the first month may be paid. */
const firstMonthSeconds = 23 * 60 * 60

const expired: Card = { declines: { code: 'expired_card', message: 'Your card has expired.' } }

/** Monthly charges as Stripe makes them: an invoice for each month, and its payment. */
export const createSubscriptions = ({ store, now, emit, intents }: Deps) => {
  const seconds = () => Math.floor(now().getTime() / 1000)

  const find = (id: string): SubscriptionRecord => {
    const record = /^sub_\w+$/.test(id) ? store.read<SubscriptionRecord>(id) : undefined
    if (!record) throw missing('subscription', id, 'id')
    return record
  }
  const save = (record: SubscriptionRecord): void => store.write(record.subscription.id, record)

  const addMonth = (record: SubscriptionRecord): { record: SubscriptionRecord; intent: string } => {
    const { subscription, months } = record
    const amount = itemOf(subscription).price.unit_amount ?? 0
    const intent = intents.createFor(subscription.id, amount, subscription.description)
    const isFirst = months.length === 0
    const draft = newInvoice({ subscription, amount, created: seconds(), isFirst })
    const secret = { client_secret: intent.client_secret ?? '', type: 'payment_intent' }
    const invoice = { ...draft, confirmation_secret: secret }
    const month = { invoice, payment: newInvoicePayment(invoice, intent.id) }
    const added = {
      ...record,
      subscription: { ...subscription, latest_invoice: invoice.id },
      months: [month, ...months],
    }
    save(added)
    return { record: added, intent: intent.id }
  }

  const withPeriod = (subscription: Stripe.Subscription): Stripe.Subscription => {
    const item = itemOf(subscription)
    const start = item.current_period_end
    const end = monthAfter(start, subscription.billing_cycle_anchor)
    const next = { ...item, current_period_start: start, current_period_end: end }
    return { ...subscription, items: { ...subscription.items, data: [next] } }
  }

  /** The next month has begun. */
  const bill = (id: string): void => {
    const record = find(id)
    const { subscription, card } = record
    const next = { ...record, subscription: withPeriod(subscription) }
    save(next)
    if (subscription.pause_collection !== null) return
    const { intent } = addMonth(next)
    try {
      intents.charge(intent, card ?? expired)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    }
  }

  const change = (record: SubscriptionRecord, changes: Partial<Stripe.Subscription>) => {
    const subscription = { ...record.subscription, ...changes }
    save({ ...record, subscription })
    emit('customer.subscription.updated', subscription)
    return subscription
  }

  /** A subscription whose first month nobody paid. */
  const expire = (record: SubscriptionRecord): void => {
    const [month] = record.months
    const intent = month?.payment.payment.payment_intent
    if (month && typeof intent === 'string') {
      store.write(record.subscription.id, {
        ...record,
        months: [{ ...month, invoice: { ...month.invoice, status: 'void' } }],
      })
      intents.abandon(intent)
    }
    change(find(record.subscription.id), { status: 'incomplete_expired' })
  }

  const catchUp = (id: string): SubscriptionRecord => {
    for (;;) {
      const record = find(id)
      const { subscription } = record
      const isDue = itemOf(subscription).current_period_end <= seconds()
      const isLeft = seconds() - subscription.created >= firstMonthSeconds
      if (subscription.status === 'incomplete' && isLeft) expire(record)
      else if (subscription.status !== 'active' || !isDue) return record
      else bill(id)
    }
  }

  const assertRuns = ({ subscription: { id, status } }: SubscriptionRecord): void => {
    if (status === 'canceled') throw missing('subscription', id, 'id')
  }

  const cancel = (id: string, reason = 'cancellation_requested'): Stripe.Subscription => {
    const record = find(id)
    assertRuns(record)
    const ended: Stripe.Subscription = {
      ...record.subscription,
      status: 'canceled',
      canceled_at: seconds(),
      ended_at: seconds(),
      cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
    }
    save({ ...record, subscription: ended })
    emit('customer.subscription.deleted', ended)
    return ended
  }

  const shown = ({ invoice, payment }: Month): Stripe.Invoice => ({
    ...invoice,
    payments: { object: 'list', data: [payment], has_more: false, url: '/v1/invoice_payments' },
  })

  return {
    createCustomer: (form: Form): Stripe.Customer =>
      newCustomer({
        created: seconds(),
        email: readText(form, 'email') ?? null,
        name: readText(form, 'name') ?? null,
        metadata: readTexts(form, 'metadata'),
      }),

    createProduct: (form: Form): Stripe.Product => {
      const id = readText(form, 'id') ?? newId('prod')
      if (store.read(`product_${id}`) !== undefined) {
        throw invalid('Product already exists.', { code: 'resource_already_exists' })
      }
      const product = newProduct({ created: seconds(), id, name: readText(form, 'name') ?? '' })
      store.write(`product_${id}`, product)
      return product
    },

    create: (form: Form): Stripe.Subscription => {
      const created = seconds()
      const { amount, product } = priceIn(form)
      if (store.read(`product_${product}`) === undefined) {
        throw missing('product', product, 'items[0][price_data][product]')
      }
      const id = newId('sub')
      const period = { start: created, end: monthAfter(created, created) }
      const subscription = newSubscription({
        id,
        created,
        customer: readText(form, 'customer') ?? '',
        description: readText(form, 'description') ?? null,
        metadata: readTexts(form, 'metadata'),
        item: newItem({ subscription: id, created, amount, product, period }),
      })
      const { record } = addMonth({ subscription, months: [] })
      const [month] = record.months
      return { ...record.subscription, latest_invoice: month ? shown(month) : null }
    },

    retrieve: (id: string, form: Form): Stripe.Subscription => {
      const { subscription, months } = catchUp(id)
      const [month] = months
      const isExpanded = Object.keys(readForm(form, 'expand')).length > 0
      return isExpanded && month ? { ...subscription, latest_invoice: shown(month) } : subscription
    },

    update: (id: string, form: Form): Stripe.Subscription => {
      const record = find(id)
      assertRuns(record)
      if ('items' in form) {
        const { subscription } = record
        const {
          current_period_start: start,
          current_period_end: end,
          ...item
        } = itemOf(subscription)
        const period = { start, end }
        const priced = newItem({ ...item, subscription: id, period, ...priceIn(form) })
        return change(record, { items: { ...subscription.items, data: [priced] } })
      }
      const behavior = readText(readForm(form, 'pause_collection'), 'behavior')
      const paused = behavior === undefined ? null : { behavior, resumes_at: null }
      return change(record, { pause_collection: paused })
    },

    cancel: (id: string): Stripe.Subscription => cancel(id),

    invoices: (form: Form): Stripe.ApiList<Stripe.Invoice> => {
      const { months } = catchUp(readText(form, 'subscription') ?? '')
      const status = readText(form, 'status')
      const data = months.filter(({ invoice }) => invoice.status === status).map(shown)
      return { object: 'list', data, has_more: false, url: '/v1/invoices' }
    },

    /** The payment of a month has succeeded, or was declined. */
    onCharged: (id: string, intent: Stripe.PaymentIntent, card?: Card): void => {
      const { months, ...record } = find(id)
      const month = months.find(({ payment }) => payment.payment.payment_intent === intent.id)
      if (!month) return
      const isPaid = card !== undefined
      const attempts = { attempted: true, attempt_count: month.invoice.attempt_count + 1 }
      const invoice: Stripe.Invoice = isPaid
        ? {
            ...month.invoice,
            ...attempts,
            status: 'paid',
            amount_paid: month.invoice.amount_due,
            amount_remaining: 0,
            status_transitions: { ...month.invoice.status_transitions, paid_at: seconds() },
          }
        : { ...month.invoice, ...attempts }
      const payment = isPaid ? { ...month.payment, status: 'paid' } : month.payment
      const changed = months.map((one) => (one === month ? { invoice, payment } : one))
      const { asks: _asks, ...stored } = card ?? {}
      emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
      const isFirst = record.subscription.status === 'incomplete'
      const status = isPaid ? 'active' : isFirst ? 'incomplete' : 'past_due'
      change({ ...record, months: changed, ...(isPaid && { card: stored }) }, { status })
    },

    /** What happens to a subscription without us. */
    elsewhere: {
      /** The next month has begun, whatever the clock says. */
      bill,
      /** From now on the donor's card is declined. */
      expireCard: (id: string): void => save({ ...find(id), card: expired }),
      /** The provider has tried a card often enough, or its staff ended it. */
      endSubscription: (id: string, reason = 'payment_failed'): void => void cancel(id, reason),
    },
  }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>
