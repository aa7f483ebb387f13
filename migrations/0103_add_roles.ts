import type { Knex } from 'knex'

const before = ['user', 'priest', 'editor', 'admin']
const now = ['user', 'priest', 'desk', 'treasurer', 'editor', 'admin']

/**
 * Other tables refer to accounts, so on SQLite, which cannot change a check, a new column takes the
 * old one's place instead of a new table.
 */
const allow = async (knex: Knex, roles: readonly string[]): Promise<void> => {
  const listed = roles.map((role) => `'${role}'`).join(', ')
  if (knex.client.config.client === 'pg') {
    await knex.raw('alter table users drop constraint users_role_check')
    await knex.raw(`alter table users add constraint users_role_check check (role in (${listed}))`)
    return
  }
  await knex.raw(
    `alter table users add column new_role text not null default 'user' check (new_role in (${listed}))`,
  )
  await knex.raw('update users set new_role = role')
  await knex.raw('drop index users_role_index')
  await knex.raw('drop index users_by_role')
  await knex.raw('alter table users drop column role')
  await knex.raw('alter table users rename column new_role to role')
  await knex.raw('create index users_role_index on users (role)')
  await knex.raw('create index users_by_role on users (role, created_at, id)')
}

export const up = (knex: Knex): Promise<void> => allow(knex, now)

/** Who works at the desk or keeps the books becomes a devotee: no other role is as small. */
export const down = async (knex: Knex): Promise<void> => {
  await knex('users').whereNotIn('role', before).update({ role: 'user' })
  await allow(knex, before)
}
