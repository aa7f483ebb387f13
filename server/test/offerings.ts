import type { Knex } from 'knex'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { AppError } from '#server/errors.ts'
import { implement, type Route } from '#server/http/implement.ts'

const makeOffering = endpoint({
  method: 'POST',
  path: '/api/test/offerings/:deity',
  access: 'anyone',
  command: true,
  input: z.object({
    deity: z.string(),
    flower: z.string(),
    count: z.number().check(z.gte(1, 'At least one flower')),
    colours: z.optional(z.array(z.string())),
  }),
  output: z.object({ number: z.number(), flower: z.string() }),
})

const failOffering = endpoint({
  method: 'GET',
  path: '/api/test/fail',
  access: 'anyone',
  input: z.object({ page: z.optional(z.string()) }),
  output: z.object({}),
})

export const countOfferings = async (db: Knex): Promise<number> => {
  const row = await db('offerings').count({ n: '*' }).first()
  return Number(row?.['n'])
}

export const createOfferings = (db: Knex): Promise<void> =>
  db.schema.createTable('offerings', (table) => {
    table.increments('id')
    table.text('flower').notNullable()
  })

/** A command that writes, because the product has none like it yet; and a bug to find. */
export const offeringRoutes: readonly Route[] = [
  implement(makeOffering)(async ({ flower }, { db }) => {
    await db('offerings').insert({ flower })
    if (flower === 'ketaki') throw new AppError('not_allowed', 'This flower is not offered.')
    return { number: await countOfferings(db), flower }
  }),
  implement(failOffering)(() => {
    throw new Error('secret detail at /srv/modak')
  }),
]
