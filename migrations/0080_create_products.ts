import type { Knex } from 'knex'

/** What the shop sells. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('products', (table) => {
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
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('products')
}
