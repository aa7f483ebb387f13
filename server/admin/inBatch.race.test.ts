import { expect, test } from 'vitest'
import type { BulkAnswer } from '#contract/bulk.ts'
import type { StaffProduct } from '#contract/shop/admin.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { waitingMails } from '#server/test/mails.ts'
import { account, password, person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

type Answer = BulkAnswer<{ id: string }>

/** Two of the staff send the same rows at once, from either end of the list. */
const open = async () => {
  const app = await testApp({ now: () => new Date('2026-11-21T06:30:00Z') })
  const staff = [
    await person(app, { role: 'admin' }),
    await person(app, { role: 'admin' }),
  ] as const
  const both = async <T>(path: string, rows: readonly T[], bodyOf: (rows: T[]) => object) => {
    const [one, other] = staff
    const replies = await Promise.all([
      one.post(path, bodyOf([...rows])),
      other.post(path, bodyOf(rows.toReversed())),
    ])
    const answers = replies.map((reply) => okOf<Answer>(reply))
    const idsOf = (of: readonly { id: string }[][]) =>
      of
        .flat()
        .map(({ id }) => id)
        .toSorted()
    return {
      done: idsOf(answers.map(({ done }) => done)),
      leftOut: idsOf(answers.map(({ leftOut }) => leftOut)),
    }
  }
  const countOf = async (action: string) =>
    (await auditOf(app)).filter((entry) => entry.action === action).length
  return { app, admin: staff[0], both, countOf }
}

test('receipts that two send again at once go out once each', async () => {
  const { app, admin, both, countOf } = await open()
  const references: string[] = []
  for (const name of ['asha', 'meera', 'sunil']) {
    const input = { paymentMethod: 'cash', amount: 501, fullName: name, paidOn: '2026-11-21' }
    const body = { ...input, email: `${name}@example.org` }
    const reply = await admin.post('/api/admin/counter-donations', body)
    references.push(okOf<{ reference: string }>(reply).reference)
  }
  await app.db('deliveries').update({ status: 'sent', mail: null })
  const path = '/api/admin/messages-sent/many'
  const kind = 'donation_receipt'
  const sent = await both(path, references, (rows) => ({ references: rows, kind }))
  expect(sent).toEqual({ done: references.toSorted(), leftOut: references.toSorted() })
  expect(await waitingMails(app)).toHaveLength(3)
  expect(await countOf('mail_sent_again')).toBe(3)
})

test('products whose prices two change at once are changed once each', async () => {
  const { admin, both, countOf } = await open()
  const ids = ['clay-ganapati', 'puja-kit', 'mantra-book']
  const at = (id: string) => get<StaffProduct>(admin, `/api/admin/products/${id}`)
  const seen = await Promise.all(ids.map(at))
  const rows = seen.map(({ id, version, price }) => ({ id, version, price: price + 1 }))
  const path = '/api/admin/products/prices-and-stock'
  const changed = await both(path, rows, (items) => ({ items }))
  expect(changed).toEqual({ done: ids.toSorted(), leftOut: ids.toSorted() })
  const prices = (await Promise.all(ids.map(at))).map(({ price }) => price)
  expect(prices).toEqual(seen.map(({ price }) => price + 1))
  expect(await countOf('edited')).toBe(3)
})

test('accounts that two disable at once are disabled once each', async () => {
  const { app, both, countOf } = await open()
  const ids: string[] = []
  for (const role of ['priest', 'desk', 'user'] as const)
    ids.push((await account(app, { role })).id)
  const changed = await both('/api/admin/people/disabled', ids, (rows) => ({
    ids: rows,
    isDisabled: true,
    currentPassword: password,
  }))
  expect(changed).toEqual({ done: ids.toSorted(), leftOut: ids.toSorted() })
  expect(await countOf('disabled')).toBe(3)
  // One administrator hears of what the other did; a devotee's account is no news.
  expect(await waitingMails(app)).toHaveLength(2)
})
