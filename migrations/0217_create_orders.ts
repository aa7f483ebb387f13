import type { Knex } from 'knex'

const indexes = [
  // To find what somebody ordered as a guest, whatever the case of the address.
  'index orders_email on orders (lower(email))',
  'index orders_check on orders (check_at, id) where check_at is not null',
  'index orders_refund_at on orders (refund_at) where refund_at is not null',
  // One payment on the bank statement pays one order.
  "unique index orders_utr on orders (utr) where utr is not null and paid_at is not null and payment = 'upi'",
  // The cash of a day, for its count.
  "index orders_cash on orders (paid_at) where payment = 'cash' and paid_at is not null",
]

const createOrders = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('orders', (table) => {
    table.text('id').primary()
    table.text('reference').notNullable().unique()
    table
      .text('status')
      .notNullable()
      .checkIn(['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'])
    // cash: at the temple's counter.
    table.text('payment').notNullable().checkIn(['card', 'upi', 'cod', 'cash'])
    // Whole rupees, GST included: all of it, and what of it is for the delivery.
    table.integer('amount').notNullable()
    table.integer('delivery_amount').notNullable()
    // none: files only.
    table.text('delivery').notNullable().checkIn(['standard', 'express', 'none', 'counter'])
    table.text('full_name').notNullable()
    table.text('email').notNullable()
    table.text('phone')
    // As JSON.
    table.text('address')
    table.text('message')
    table.boolean('is_test').notNullable().defaultTo(false)
    // The card provider's id of the payment.
    table.text('payment_id').unique()
    table.text('paid_at')
    // What the buyer said about a UPI payment, and the bank's number: theirs, then the bank's.
    table.text('claimed_at')
    table.text('utr')
    // How much is to be refunded in all, how much was, and when a card's refund is tried next.
    table.integer('refund_paise').notNullable().defaultTo(0)
    table.integer('refunded_paise').notNullable().defaultTo(0)
    table.text('refund_at')
    table.text('dispute')
    table.text('dispute_due')
    // When the provider is next asked about it.
    table.text('check_at')
    // Until then its items are reserved for a buyer who has not paid.
    table.text('reserved_until')
    table.text('courier')
    table.text('tracking')
    table.text('delivered_at')
    // The account it belongs to; none for a guest's.
    table.text('user_id').index()
    table.text('search_terms')
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
    // What staff refunded themselves counts beside what the card provider did.
    table.integer('refunded_by_hand_paise').notNullable().defaultTo(0)
    // The line of a bank statement that names an unpaid order: its date and the bank's number.
    table.text('seen_on')
    table.text('seen_utr')
    table.index(['status', 'created_at', 'id'], 'orders_board')
    table.check('amount >= 0 and delivery_amount between 0 and amount', {}, 'orders_amount')
    table.check(
      'refunded_paise >= 0 and refund_paise between 0 and amount * 100',
      {},
      'orders_refund',
    )
  })
  for (const index of indexes) await knex.raw(`create ${index}`)
}

const createLines = (knex: Knex): Promise<void> =>
  knex.schema.createTable('order_lines', (table) => {
    table.text('order_id').notNullable().references('orders.id').onDelete('CASCADE')
    table.integer('position').notNullable()
    // As it was sold: later changes of the product do not affect it.
    table.text('product_id').notNullable()
    table.text('name').notNullable()
    table.text('category').notNullable()
    table.text('image_url').notNullable()
    table.integer('price').notNullable()
    table.integer('quantity').notNullable()
    table.integer('gst_rate').notNullable()
    table.text('hsn').notNullable()
    // How many of them are promised in the product's stock and have not left it yet.
    table.integer('reserved').notNullable().defaultTo(0)
    // How many left a counted stock, and how many came back from the buyer.
    table.integer('sold').notNullable().defaultTo(0)
    table.integer('returned').notNullable().defaultTo(0)
    table.primary(['order_id', 'position'])
    table.unique(['order_id', 'product_id'])
    table.index('product_id')
    table.check('quantity > 0 and reserved between 0 and quantity', {}, 'order_lines_quantity')
    table.check('returned between 0 and quantity', {}, 'order_lines_returned')
  })

const createReturns = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('order_returns', (table) => {
    table.text('id').primary()
    table.text('order_id').notNullable().references('orders.id').onDelete('CASCADE')
    table.text('status').notNullable().checkIn(['asked', 'accepted', 'refused', 'received'])
    // A list of { id, quantity }, as JSON.
    table.text('items').notNullable()
    table.text('reason').notNullable()
    // The temple's answer.
    table.text('answer')
    table.integer('refund_paise')
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
    table.index('order_id')
    table.index(['status', 'created_at'])
  })

  // The photo that a buyer sends with a return. In the database, so that it is deleted together with
  // the rest of what the buyer wrote.
  await knex.schema.createTable('order_return_photos', (table) => {
    table.text('return_id').primary().references('order_returns.id').onDelete('CASCADE')
    // WebP, made by us.
    table.binary('webp').notNullable()
    table.text('sent_at').notNullable()
  })
}

/** Orders of the shop, with their trail, papers and downloads, and what buyers ask to return. */
export const up = async (knex: Knex): Promise<void> => {
  await createOrders(knex)
  await createLines(knex)

  await knex.schema.createTable('order_steps', (table) => {
    table.text('order_id').notNullable().references('orders.id').onDelete('CASCADE')
    table.integer('position').notNullable()
    table.text('status').notNullable()
    table.text('at').notNullable()
    table.text('by').notNullable().checkIn(['buyer', 'provider', 'temple'])
    // Which member of staff.
    table.text('actor_id')
    // What happened besides a change of the status.
    table.text('note')
    // What was refunded in cash is in the day book.
    table.integer('cash')
    table.primary(['order_id', 'position'])
  })
  await knex.raw('create index order_steps_cash on order_steps (at) where cash is not null')

  await createReturns(knex)

  await knex.schema.createTable('order_downloads', (table) => {
    table.text('order_id').notNullable().references('orders.id').onDelete('CASCADE')
    table.text('product_id').notNullable()
    table.integer('count').notNullable()
    table.text('first_at').notNullable()
    table.text('latest_at').notNullable()
    table.primary(['order_id', 'product_id'])
  })

  // Invoices and credit notes, as they were issued; rows are only added.
  await knex.schema.createTable('order_papers', (table) => {
    table.text('number').primary()
    table.text('series').notNullable()
    table.integer('position').notNullable()
    table.text('kind').notNullable().checkIn(['invoice', 'credit'])
    // Not a foreign key: a paper outlives everything else about its order.
    table.text('order_id').notNullable().index()
    table.text('issued_on').notNullable()
    table.text('issued_at').notNullable()
    table.boolean('is_test').notNullable()
    // Seller, buyer, lines and taxes, as JSON: what was printed does not change.
    table.text('content').notNullable()
    table.unique(['series', 'position'])
    table.index(['issued_on', 'number'], 'order_papers_day')
  })
}
