import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/public.ts'
import { type StaffProduct } from '#contract/shop/admin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { cards, eventOf, hear } from '#server/test/donations.ts'
import {
  file as calendar,
  openPayment,
  ordered,
  orderOf,
  orderTemple,
} from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import type { Reply } from '#server/test/request.ts'
import { type TestApp } from '#server/test/testApp.ts'

const path = `/api/admin/products/${calendar}`

const pdf = (text: string): Buffer => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`)

const officeOf = async (app: TestApp) => {
  const editor = await person(app, { role: 'editor' })
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const show = () => get<StaffProduct>(editor, path)
  const put = async (
    body: Buffer,
    { fileName = 'calendar.pdf', version = 0, at = path, headers = {} } = {},
  ): Promise<Reply> =>
    app.send(`${at}/file?fileName=${encodeURIComponent(fileName)}`, {
      method: 'PUT',
      headers: {
        Origin: app.publicUrl,
        Cookie: cookie,
        'If-Match': `"${version || (await show()).version}"`,
        ...headers,
      },
      body,
    })
  return { app, editor, show, put }
}

const linkOf = (order: Order): string => order.lines[0]?.file?.path ?? ''

test('a product that was deleted for good leaves its file to those who bought it', async () => {
  const temple = await orderTemple()
  const { app, sandbox } = temple
  const { editor, put, show } = await officeOf(app)
  const sent = pdf('The year')
  okOf(await put(sent))
  const order = await ordered(app, { [calendar]: 1 }, { payment: 'card' })
  const { id, clientSecret } = await openPayment(temple, order)
  sandbox.checkout.pay(clientSecret, cards.good)
  await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
  const longAgo = new Date(temple.clock.now.getTime() - 31 * 24 * 60 * 60 * 1000).toISOString()
  const ids = [calendar, 'mantra-book-pdf']
  await app.db('products').whereIn('id', ids).update({ deleted_at: longAgo })
  await app.tidy(app.db)
  expect(await app.db('products').whereIn('id', ids).pluck('id')).toEqual([calendar])
  const bought = await app.send(linkOf(await orderOf(app, order)))
  expect(bought.body.equals(sent)).toBe(true)
  const kept = await show()
  expect(kept).not.toHaveProperty('restorableUntil')
  const headers = { 'If-Match': `"${kept.version}"` }
  okOf(await editor.send(`${path}/restore`, { method: 'POST', headers, body: {} }))
  expect(await show()).not.toHaveProperty('deletedAt')
})
