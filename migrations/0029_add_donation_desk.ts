import type { Knex } from 'knex'

const indexes = {
  // The order of the staff's list, without and with test donations.
  donations_latest: 'donations (is_test, created_at, id)',
  donations_all: 'donations (created_at, id)',
  // What the temple has to look for on its bank statement.
  donations_claimed:
    "donations (claimed_at) where status = 'pending' and payment_method = 'gpay' and claimed_at is not null",
  donation_receipts_days: 'donation_receipts (is_test, paid_on)',
}

/** What staff do with donations: the reason for a refund, and no bank payment counted twice. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('donations', (table) => {
    // Who refunded it, or requested the refund from the card provider, and why.
    table.text('refund_asked_at')
    table.text('refund_asked_by')
    table.text('refund_reason')
  })
  // Before the temple confirms it, a UTR is only the donor's word, and two donors may give the
  // same.
  await knex.raw(
    `create unique index donations_utr on donations (utr)
     where utr is not null and status in ('succeeded', 'refunded')`,
  )
  for (const [name, on] of Object.entries(indexes)) await knex.raw(`create index ${name} on ${on}`)
}

export const down = async (knex: Knex): Promise<void> => {
  for (const name of ['donations_utr', ...Object.keys(indexes)]) {
    await knex.raw(`drop index ${name}`)
  }
  // Written by hand, because Knex would rebuild the table on SQLite.
  for (const column of ['refund_asked_at', 'refund_asked_by', 'refund_reason']) {
    await knex.raw('alter table donations drop column ??', [column])
  }
}
