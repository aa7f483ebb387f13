import type { Knex } from 'knex'

const createOrders = (knex: Knex): Promise<void> =>
  knex.schema.createTable('orders', (table) => {
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
    table.index(['status', 'created_at', 'id'], 'orders_board')
    table.check('amount >= 0 and delivery_amount between 0 and amount', {}, 'orders_amount')
    table.check(
      'refunded_paise >= 0 and refund_paise between 0 and amount * 100',
      {},
      'orders_refund',
    )
  })

/** Orders of the shop, with their trail and what the buyers ask to return. */
export const up = async (knex: Knex): Promise<void> => {
  await createOrders(knex)
  // To find what somebody ordered as a guest, whatever the case of the address.
  await knex.raw('create index orders_email on orders (lower(email))')
  await knex.raw('create index orders_check on orders (check_at, id) where check_at is not null')
  await knex.raw('create index orders_unsearched on orders (id) where search_terms is null')
  await knex.raw('create index orders_refund_at on orders (refund_at) where refund_at is not null')
  // One payment on the bank statement pays one order.
  await knex.raw(
    "create unique index orders_utr on orders (utr) where utr is not null and paid_at is not null and payment = 'upi'",
  )

  await knex.schema.createTable('order_lines', (table) => {
    table.text('order_id').notNullable().references('id').inTable('orders').onDelete('CASCADE')
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

  await knex.schema.createTable('order_steps', (table) => {
    table.text('order_id').notNullable().references('id').inTable('orders').onDelete('CASCADE')
    table.integer('position').notNullable()
    table.text('status').notNullable()
    table.text('at').notNullable()
    table.text('by').notNullable().checkIn(['buyer', 'provider', 'temple'])
    // Which member of staff.
    table.text('actor_id')
    // What happened besides a change of the status.
    table.text('note')
    table.primary(['order_id', 'position'])
  })

  await knex.schema.createTable('order_returns', (table) => {
    table.text('id').primary()
    table.text('order_id').notNullable().references('id').inTable('orders').onDelete('CASCADE')
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

  await knex.schema.createTable('order_downloads', (table) => {
    table.text('order_id').notNullable().references('id').inTable('orders').onDelete('CASCADE')
    table.text('product_id').notNullable()
    table.integer('count').notNullable()
    table.text('first_at').notNullable()
    table.text('latest_at').notNullable()
    table.primary(['order_id', 'product_id'])
  })
}

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['downloads', 'returns', 'steps', 'lines']) {
    await knex.schema.dropTable(`order_${table}`)
  }
  await knex.schema.dropTable('orders')
}
