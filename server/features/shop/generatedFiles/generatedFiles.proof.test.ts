import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { readSeedFiles } from '#server/db/seed/files.ts'
import { seed } from '#server/db/seed/seed.ts'
import { ordered, orderOf, takeUpi } from '#server/test/orders.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'
import { drawingsFolder, seedFolder } from './folders.ts'
import { computerSvg, phoneSvg } from './wallpapers.ts'

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

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').split('/Type /Page\n').length - 1

const storedIn = ({ uploads }: TestApp): string[] => readdirSync(join(uploads, 'files'))

test('the mantras are a PDF, and the calendar is one of twelve sheets', async () => {
  const app = await selling('mantra-book-pdf', 'ganesha-calendar-2027')
  await app.ownFiles.make(app.db)
  expect(pagesOf(await bought(app, 'mantra-book-pdf'))).toBeGreaterThan(14)
  expect(pagesOf(await bought(app, 'ganesha-calendar-2027'))).toBe(12)
})

test('what is lost is made again, what is there or was uploaded is left alone', async () => {
  const app = await selling('ganesha-calendar-2027')
  await app.ownFiles.make(app.db)
  const first = storedIn(app)
  expect(first).toHaveLength(1)
  await app.ownFiles.make(app.db)
  expect(storedIn(app)).toEqual(first)
  rmSync(join(app.uploads, 'files', first[0] ?? ''))
  await app.ownFiles.make(app.db)
  expect(storedIn(app)).toHaveLength(1)
  expect(storedIn(app)).not.toEqual(first)
  await app.db('product_files').update({ stored: 'abc.pdf' })
  await app.ownFiles.make(app.db)
  expect(await app.db('product_files').pluck('stored')).toEqual(['abc.pdf'])
})

test('a server that ends makes nothing more', async () => {
  const app = await selling('mantra-book-pdf')
  const making = app.ownFiles.make(app.db)
  app.ownFiles.stop()
  await making
  expect(await app.db('product_files')).toEqual([])
})

const drawings = readdirSync(drawingsFolder).filter((name) => name.endsWith('.svg'))

describe('The wallpapers', () => {
  test('are nine', () => {
    expect(drawings).toHaveLength(9)
  })

  test.each(drawings)('%s fills a phone’s screen from edge to edge', async (name) => {
    const svg = readFileSync(join(drawingsFolder, name), 'utf8')
    const tall = phoneSvg(svg)
    expect(tall).toContain('<g transform="translate(0 1120)">')
    expect(tall).toMatch(/<\/g>(<use href="#b" x="\d+" y="0"\/>){11}<\/svg>/)
    expect(await sharp(Buffer.from(tall)).metadata()).toMatchObject({ width: 1440, height: 3120 })
    const wide = await sharp(Buffer.from(computerSvg(svg))).metadata()
    expect(wide).toMatchObject({ width: 2560, height: 1440 })
  })
})
