import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { readSeedFiles } from '#server/db/seed/files.ts'
import { seed } from '#server/db/seed/seed.ts'
import { ordered, orderOf, sendOrder, takeUpi } from '#server/test/orders.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'
import { recordingsFolder, seedFolder } from './folders.ts'

/** They are made by a process that lets everybody else go first. */
vi.setConfig({ testTimeout: 180_000 })

/** A shop that sells these of the first products. */
const selling = async (...ids: string[]): Promise<TestApp> => {
  const app = await testApp()
  const { products } = await readSeedFiles(seedFolder)
  const sold = products.filter(({ id }) => ids.includes(id))
  await seed(
    app.db,
    { mantras: [], aartis: [], audio: {}, products: sold },
    new Date('2026-11-01T00:00:00Z'),
  )
  await takeUpi(app)
  return app
}

const upi = { payment: 'upi' }

/** What a buyer of it downloads. */
const bought = async (app: TestApp, id: string): Promise<Buffer> => {
  const order = await ordered(app, { [id]: 1 }, upi)
  await app.db('orders').update({ status: 'delivered', paid_at: '2026-11-01T00:00:00Z' })
  const { lines } = await orderOf(app, order)
  return (await app.send(lines[0]?.file?.path ?? '')).body
}

test('the recordings can be ordered once their archive is made, and it holds all of the mantras', async () => {
  const id = 'mantra-recordings'
  const app = await selling(id)
  expect((await sendOrder(app, { [id]: 1 }, upi)).text).toContain('cannot be ordered here yet')
  await app.ownFiles.make(app.db)
  const entries = Object.entries(unzipSync(await bought(app, id)))
  expect(entries.map(([name]) => name)[0]).toBe('01 Om Gam Ganapataye Namah.mp3')
  const originals = readdirSync(join(seedFolder, 'mantras')).map((name) =>
    name.replace(/json$/, 'mp3'),
  )
  const bytesOf = (contents: Uint8Array[]) => contents.map(({ length }) => length).toSorted()
  expect(bytesOf(entries.map(([, content]) => content))).toEqual(
    bytesOf(originals.map((name) => readFileSync(join(recordingsFolder, name)))),
  )
})
