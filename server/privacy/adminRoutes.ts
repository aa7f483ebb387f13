import type { Knex } from 'knex'
import { erasePersonalData, exportPersonalData, findPersonalData } from '#contract/privacy/admin.ts'
import { implement, type Context, type Route } from '#server/http/implement.ts'
import type { Erasure } from './erasure.ts'

/** Needs the staff member's own password. */
type Reauthenticate = (db: Knex, password: string, context: Context) => Promise<unknown>

export const erasureRoutes = (erasure: Erasure, reauthenticate: Reauthenticate): Route[] => [
  implement(findPersonalData)(({ contact }, { db }) => erasure.find(db, contact)),
  implement(exportPersonalData)(async ({ contact, currentPassword }, context) => {
    await reauthenticate(context.db, currentPassword, context)
    return erasure.export(context.db, contact, context.actor)
  }),
  implement(erasePersonalData)(async ({ contact, currentPassword }, context) => {
    await reauthenticate(context.db, currentPassword, context)
    return erasure.erase(context.db, contact, context.actor)
  }),
]
