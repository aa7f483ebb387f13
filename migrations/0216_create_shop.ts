import type { Knex } from 'knex'

const createProducts = (knex: Knex): Promise<void> =>
  knex.schema.createTable('products', (table) => {
    table.text('id').primary()
    table.integer('position').notNullable()
    table.text('name').notNullable()
    table.text('description').notNullable()
    table.text('short_description')
    // Whole rupees, GST included.
    table.integer('price').notNullable()
    table.text('category').notNullable()
    table.text('image_url').notNullable()
    table.text('image_alt').notNullable()
    table.integer('image_width').notNullable()
    table.integer('image_height').notNullable()
    // A list, as JSON; null for a drawing.
    table.text('image_widths')
    // Further pictures with the same fields, a list as JSON.
    table.text('gallery').notNullable().defaultTo('[]')
    table.boolean('is_eco_friendly').notNullable().defaultTo(false)
    table.boolean('is_best_seller').notNullable().defaultTo(false)
    // False if staff stopped selling it, whatever the count says.
    table.boolean('in_stock').notNullable().defaultTo(true)
    // In the temple's cupboard, reserved items included; null if nobody counts them.
    table.integer('stock_on_hand')
    // Promised to orders that were not sent yet.
    table.integer('stock_reserved').notNullable().defaultTo(0)
    table.integer('weight_grams')
    table.boolean('has_cash_on_delivery').notNullable().defaultTo(false)
    // Percent.
    table.integer('gst_rate').notNullable()
    table.text('hsn').notNullable()
    // draft, scheduled or published; scheduled content is public as soon as its time has come.
    table.text('status').notNullable().defaultTo('draft')
    table.text('publish_at')
    table.text('deleted_at')
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
    table.integer('version').notNullable().defaultTo(1)
    table.index(['position', 'id'], 'products_in_order')
    table.check('price > 0', {}, 'products_price')
    table.check('gst_rate between 0 and 100', {}, 'products_gst_rate')
    table.check('weight_grams > 0', {}, 'products_weight')
    table.check("category in ('idols', 'puja_kits', 'digital', 'books')", {}, 'products_category')
    // The last one cannot be promised twice, and what nobody counts cannot be reserved.
    table.check(
      'stock_reserved >= 0 and coalesce(stock_on_hand, 0) >= stock_reserved',
      {},
      'products_stock',
    )
    // A file has no weight, no count and no courier.
    table.check(
      `category <> 'digital' or
       (weight_grams is null and stock_on_hand is null and not has_cash_on_delivery)`,
      {},
      'products_digital',
    )
  })

/** What the shop sells, its stock, and the carts. */
export const up = async (knex: Knex): Promise<void> => {
  await createProducts(knex)

  // What the buyers of digital items download: one file for each.
  await knex.schema.createTable('product_files', (table) => {
    table.text('product_id').primary().references('products.id').onDelete('CASCADE')
    // As buyers see it.
    table.text('file_name').notNullable()
    table.integer('bytes').notNullable()
    table.text('content_type').notNullable()
    // Its name on the disk.
    table.text('stored').notNullable()
    table.text('created_at').notNullable()
    table.check('bytes > 0', {}, 'product_files_bytes')
  })

  // The history of each product's stock: what came, what went, and why. Rows are only added.
  await knex.schema.createTable('stock_moves', (table) => {
    table.text('id').primary()
    table.text('product_id').notNullable().references('products.id').onDelete('CASCADE')
    table.text('at').notNullable()
    // What was delivered to the temple, left it, came back from a buyer, or was counted anew.
    table.text('kind').notNullable().checkIn(['received', 'sold', 'returned', 'counted'])
    // Negative if they left.
    table.integer('pieces').notNullable()
    // How many there were afterwards; null if they are no longer counted.
    table.integer('on_hand')
    table.text('order_id')
    // Which member of staff.
    table.text('actor_id')
    table.text('note')
    table.index(['product_id', 'at', 'id'], 'stock_moves_of_product')
  })

  // The carts of accounts. A guest's cart is only on the phone.
  await knex.schema.createTable('cart_lines', (table) => {
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE')
    table.text('product_id').notNullable().references('products.id').onDelete('CASCADE')
    table.integer('quantity').notNullable()
    table.text('added_at').notNullable()
    table.primary(['user_id', 'product_id'])
    table.check('quantity between 1 and 10', {}, 'cart_lines_quantity')
  })
}
