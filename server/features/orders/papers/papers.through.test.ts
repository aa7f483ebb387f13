import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/public.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { transact } from '#server/db/db.ts'
import { lockSite, updateSite } from '#server/features/site/repository.ts'
import { okOf } from '#server/test/admin.ts'
import { ordered, orderTemple, setStock, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import type { TestApp } from '#server/test/testApp.ts'
import { useRealProcesses } from '#server/test/scriptsHere.ts'

const gstin = '27AAATG1234F1Z5'

const register = ({ db }: TestApp): Promise<void> =>
  transact(db, async (trx) => {
    const { site, version } = await lockSite(trx)
    const shop = { gstin, standardFee: 80, expressFee: 150, countries: [{ code: 'US', fee: 2500 }] }
    await updateSite(trx, { ...site, shop }, version + 1)
  })

const packed = async (app: TestApp, order: Order): Promise<StaffOrderDetails> => {
  const staff = await person(app, { role: 'admin' })
  return okOf(await staff.post(`/api/admin/orders/${order.reference}/pack`))
}

useRealProcesses()

const textOf = async (body: Buffer): Promise<string> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(body)
  const text = document.getPage(0).getText()
  document.destroy()
  library.destroy()
  return text
}

test.each([
  [5, ['Tax invoice', 'Place of supply', 'Maharashtra', 'CGST', 'Taxable'], ['exempt']],
  [0, ['Bill of supply', 'exempt from GST'], ['Tax invoice', 'CGST', 'Taxable', 'Place of supply']],
])(
  'the PDF of goods at %d percent says what was bought, and only its link opens it',
  async (rate, has, hasNot) => {
    const { app } = await orderTemple()
    await register(app)
    await setStock(app, 9)
    await app.db('products').where({ id: thing }).update({ gst_rate: rate })
    const [paper] = (await packed(app, await ordered(app, { [thing]: 2 }))).papers
    const path = paper?.path ?? ''
    const reply = await app.send(path)
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
    const text = await textOf(reply.body)
    for (const part of [...has, gstin, 'Shadu Clay Ganapati', 'Meera Joshi', '2,900.00'])
      expect(text).toContain(part)
    for (const part of hasNot) expect(text).not.toContain(part)
    expect((await app.send(path)).body.equals(reply.body)).toBe(true)
    expect((await app.send(`${path}x`)).status).toBe(404)
  },
)
