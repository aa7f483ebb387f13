import { expect, test } from 'vitest'
import { isPostgres, transact } from '#server/db/db.ts'
import { eventually } from '#server/test/eventually.ts'
import { hourMs, temple } from '#server/test/newsletter.ts'
import type { Reply } from '#server/test/request.ts'

test('an address that unsubscribes and is entered at the same moment stays one row', async () => {
  const { app, becomeReader, newestOneClick, subscribe, newestToken, confirm, send, later } =
    await temple()
  await becomeReader()
  const oneClick = await newestOneClick()
  const token = oneClick.split('/').at(-1) ?? ''

  /** SQLite has one writer at a time: there the second waits for its turn. */
  const isHeldUp = () =>
    eventually(async () => {
      const waiting = await app
        .db('pg_stat_activity')
        .whereRaw('datname = current_database()')
        .where({ wait_event_type: 'Lock' })
      expect(waiting).not.toEqual([])
    })
  let asking: Promise<Reply> | undefined
  await transact(app.db, async (trx) => {
    await app.newsletter.unsubscribe(trx, token)
    asking = subscribe()
    if (isPostgres(app.db)) await isHeldUp()
  })
  expect((await asking)?.status).toBe(200)

  const statuses = () => app.db('newsletter_subscriptions').pluck('status')
  expect(await statuses()).toEqual(['pending'])
  later(hourMs)
  expect((await confirm(await newestToken())).status).toBe(200)
  expect((await send(await newestOneClick(), { method: 'POST' })).status).toBe(200)
  expect(await statuses()).toEqual(['unsubscribed'])
})
