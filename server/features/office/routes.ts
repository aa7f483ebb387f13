import type { Knex } from 'knex'
import { may, type Permission } from '#contract/accounts/permissions.ts'
import { getWaiting, type Waiting } from '#contract/bookings/waiting.ts'
import { implement, type Route } from '#server/http/implement.ts'

/** What each part of the office counts. Given by the features, which do not know each other. */
export type Counters = {
  readonly [Part in keyof Waiting]-?: {
    readonly permission: Permission
    readonly count: (db: Knex) => Promise<NonNullable<Waiting[Part]>>
  }
}

/** The office's own page: what waits, in the parts that the caller may work in. */
export const officeRoutes = (counters: Counters): Route[] => [
  implement(getWaiting)(async (_, { db, actor }) => {
    const { role } = actor
    const parts = Object.entries(counters).filter(
      ([, { permission }]) => role !== 'guest' && may(role, permission),
    )
    const counted = await Promise.all(
      parts.map(async ([name, { count }]) => [name, await count(db)]),
    )
    return Object.fromEntries(counted) as Waiting
  }),
]
