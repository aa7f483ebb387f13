import { expect, test } from 'vitest'
import { transact } from '#server/db/db.ts'
import { account } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

test('a temple keeps an admin, even when two leave at once', async () => {
  const app = await testApp()
  const admins = [await account(app, { role: 'admin' }), await account(app, { role: 'admin' })]
  const { staff } = app.accounts
  const results = await Promise.allSettled(
    admins.map(({ id }) => transact(app.db, (trx) => staff.setRole(trx, id, 'user'))),
  )
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [last] = await app.db('users').where({ role: 'admin' })
  await expect(transact(app.db, (trx) => staff.disable(trx, last.id))).rejects.toMatchObject({
    code: 'last_admin',
  })
})
