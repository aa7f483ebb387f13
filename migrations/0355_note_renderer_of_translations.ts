import type { Knex } from 'knex'

/** Which version of the renderer made what is shown of a text; null for what is no Markdown, or is older. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table translations add column renderer integer')
}
