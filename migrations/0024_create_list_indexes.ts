import type { Knex } from 'knex'

/** The orders of the back office's lists, so that their last page is as quick as their first. */
const indexes = {
  newsletter_latest: 'newsletter_subscriptions (subscribed_at, id)',
  // Only for these: waiting emails have their own index, which the worker uses.
  deliveries_failed: "deliveries (id) where status = 'failed'",
  users_latest: 'users (created_at, id)',
  users_by_role: 'users (role, created_at, id)',
}

export const up = async (knex: Knex): Promise<void> => {
  for (const [name, on] of Object.entries(indexes)) await knex.raw(`create index ${name} on ${on}`)
}

export const down = async (knex: Knex): Promise<void> => {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`)
}
