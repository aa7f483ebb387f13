import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { StaffProduct } from '#contract/shop/admin.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { importPath, productImportPath, productList, sendProducts } from '#server/test/imports.ts'
import { ordered, stockOf } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const office = async () => {
  const app = await testApp()
  const editor = await person(app, { role: 'editor' })
  const show = (id: string) => get<StaffProduct>(editor, `/api/admin/products/${id}`)
  return { app, editor, show, ...sendProducts(app, editor) }
}

test('a list is compared with the shop line by line before anything is stored', async () => {
  const { app, editor, preview } = await office()
  const gone = '/api/admin/products/puja-kit'
  okOf(await changeFrom(editor, 'DELETE', gone, 1))
  await ordered(app, { 'clay-ganapati': 2 })
  const list = [
    'Code,Name,Category,Price,Stock,GST,HSN',
    'bl-01,Brass Lamp,Puja kits,450,6,5%,7418',
    ',shadu clay  ganapati,,1350,2,,6913',
    'mantra-book,Mantra Book,Books,220,50,,',
    'bl-01,Brass Lamp,Puja kits,460,6,5%,7418',
    ',Brass Bell,Puja kits,250,,12,8306',
    ',Mantra Book,Books,180,,0,4902',
    'mantra-book,Big Mantra Book,,22000,,,',
    'calendar-pdf,"Calendar, PDF",,,5,,',
    'puja-kit,Puja Kit,,1,,,',
    ',Camphor,Puja kits,,,,',
    'clay-ganapati,Shadu Clay Ganapati,,,1,,',
  ].join('\n')
  const { counts, lines } = await preview(list)
  const said = lines.map(({ number, state, reasons, changes }) => [
    `${number} ${state}`,
    ...reasons,
    ...changes.map(({ field, from, to }) => `${field} ${from ?? ''} → ${to}`),
  ])
  expect(said).toEqual([
    ['5 unreadable', 'The same as line 2'],
    ['6 unreadable', expect.stringMatching(/^GST rate: 12% ended/)],
    ['8 unreadable', 'The same as line 4'],
    ['9 unreadable', expect.stringMatching(/^Stock: Digital items are not counted/)],
    ['10 unreadable', 'This product was deleted. Restore it in the shop first'],
    ['11 unreadable', 'Price is missing', 'GST rate is missing', 'HSN code is missing'],
    ['12 unreadable', 'Stock: 2 of these are promised to orders'],
    [
      '7 doubtful',
      'The shop has a product of this name with HSN 4901',
      'price  → 180',
      'gstRate  → 0',
      'hsn  → 4902',
      'description  → Mantra Book',
    ],
    ['3 changed', 'price 1450 → 1350', 'stockOnHand 3 → 2'],
    [
      '2 new',
      'price  → 450',
      'stockOnHand  → 6',
      'gstRate  → 5',
      'hsn  → 7418',
      'description  → Brass Lamp',
    ],
    ['4 same'],
  ])
  expect(counts).toEqual({ unreadable: 7, doubtful: 1, changed: 1, new: 1, same: 1 })
  expect(await app.db('imports').select()).toEqual([])
  expect((await preview('What,Rs.\nLamp,5')).isUnknown).toBe(true)
})

test('a list adds drafts and changes prices and counts, each in the history of its stock', async () => {
  const { app, editor, show, run, preview } = await office()
  expect(await run()).toMatchObject({ rows: 2, amount: 0, by: { id: editor.id } })
  expect(await show('bl-01')).toMatchObject({
    name: 'Brass Lamp',
    status: 'draft',
    price: 450,
    stockOnHand: 6,
    gstRate: 5,
    hsn: '7418',
  })
  expect(await show('clay-ganapati')).toMatchObject({ price: 1350, stockOnHand: 9, version: 2 })
  const moves = await app.db('stock_moves').where({ actor_id: editor.id }).orderBy('product_id')
  expect(moves.map(({ kind, pieces, on_hand }) => [kind, pieces, on_hand])).toEqual([
    ['counted', 6, 6],
    ['counted', 6, 9],
  ])
  expect((await auditOf(app)).slice(-3)).toMatchObject([
    { subject: 'product', action: 'created', after: { price: 450 } },
    { subject: 'product', action: 'edited', before: { price: 1450 }, after: { price: 1350 } },
    { subject: 'import', action: 'imported', after: { added: 1, changed: 1 } },
  ])
  expect((await preview()).counts).toMatchObject({ new: 0, changed: 0, same: 2 })
  const bell = 'Name,Category,Price,GST,HSN,Published\nBrass Bell,Puja kits,250,5%,8306,Yes'
  await run(bell)
  expect(await show('brass-bell')).toMatchObject({ status: 'published', hasCashOnDelivery: false })
})

test('sent twice it is one import, and what changed meanwhile is not written over', async () => {
  const { post, preview, editor, show, reply } = await office()
  const { seen } = await preview()
  const sent = { id: randomUUID(), seen }
  const first = okOf(await post(productList, sent))
  expect(okOf(await post(productList, sent))).toEqual(first)
  expect((await post(`${productList}\n`, sent)).status).toBe(422)
  expect((await reply()).status, 'there is nothing new').toBe(409)
  const dearer = productList.replace('1350', '1400')
  const { seen: before } = await preview(dearer)
  okOf(await editor.post('/api/admin/products/clay-ganapati/stock', { pieces: 1 }))
  const late = await post(dearer, { seen: before })
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('The shop has changed')])
  expect(await show('clay-ganapati')).toMatchObject({ price: 1350, stockOnHand: 10 })
})

test('a whole import is undone, unless something of it was changed or sold', async () => {
  const { app, editor, show, run, undo, preview } = await office()
  const { id } = await run()
  okOf(await undo(id))
  expect((await undo(id)).status).toBe(409)
  expect((await editor.send('/api/admin/products/bl-01')).status).toBe(404)
  expect(await show('clay-ganapati')).toMatchObject({ price: 1450, stockOnHand: 3 })
  expect((await auditOf(app)).at(-1)).toMatchObject({ action: 'import_undone' })
  expect((await preview()).counts).toMatchObject({ new: 1, changed: 1 })

  const list = 'Name,Category,Price,GST,HSN,Published\nBrass Bell,Puja kits,250,5%,8306,Yes'
  const bells = await run(list)
  await app.db('products').where({ id: 'brass-bell' }).update({ has_cash_on_delivery: true })
  await ordered(app, { 'brass-bell': 1 })
  const again = await run()
  await ordered(app, { 'clay-ganapati': 4 })
  for (const [one, name] of [
    [bells.id, 'Brass Bell'],
    [again.id, 'Shadu Clay Ganapati'],
  ] as const) {
    const refused = await undo(one)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain(`Changed or sold since the import: ${name}. Nothing was undone`)
  }
  expect(await show('bl-01')).toMatchObject({ price: 450 })
  expect(await stockOf(app)).toEqual([9, 4])
  const admin = await person(app, { role: 'admin' })
  expect((await get<{ items: object[] }>(admin, productImportPath)).items).toHaveLength(3)
  expect((await get<{ items: object[] }>(admin, importPath)).items).toEqual([])
  expect((await admin.post(`${importPath}/${again.id}/undo`)).status).toBe(404)
})
