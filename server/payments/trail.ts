import type { Knex } from 'knex'
import { countRows } from '#server/db/paging.ts'
import { records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'

type Step = {
  readonly status: string
  readonly at: string
  readonly by: string
  /** Which member of staff. */
  readonly actorId?: string | undefined
}

/** A step that staff took. */
export const byTemple = ({ id }: { readonly id: string }) =>
  ({ by: 'temple', actorId: id }) as const

type Named<T> = Omit<T, 'actorId' | 'username'> & {
  readonly actor?: { readonly id: string; readonly username?: string | undefined }
}

type Stored<T> = T & { readonly username?: string }

type Place<T> = {
  readonly table: string
  /** The column with the id of what the steps belong to. */
  readonly owner: string
  readonly columns: readonly (keyof T & string)[]
}

/** What happened to something that is paid for, step by step, in a table of its own. */
export const createTrail = <T extends Step>({ table, owner, columns }: Place<T>) => ({
  /** Adds a step and returns its number; the owner's row is locked. */
  add: async (trx: Knex, id: string, step: T): Promise<number> => {
    const position = await countRows(trx(table).where({ [owner]: id }))
    await insertRows(trx, table, [{ [owner]: id, position, ...toColumns(step, columns) }])
    return position
  },

  /** With the usernames of the staff who made them. */
  list: async (db: Knex, id: string): Promise<Named<T>[]> => {
    const rows: unknown = await records<Step>(db, `${table} as step`)
      .leftJoin('users', 'users.id', 'step.actor_id')
      .where({ [owner]: id })
      .orderBy('step.position')
      .select(...columns.map((name) => `step.${name}`), 'users.username')
    return (rows as Stored<T>[]).map(({ actorId, username, ...step }) => ({
      ...step,
      ...(actorId !== undefined && { actor: { id: actorId, username } }),
    }))
  },
})
