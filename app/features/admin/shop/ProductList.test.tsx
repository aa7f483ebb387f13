import { describe, expect, it } from 'vitest'
import { aStaffProduct } from '#app/test/aStaffProduct.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import {
  listLowStock,
  listStaffProducts,
  restoreProduct,
  type StaffProduct,
} from '#contract/shop/admin.ts'
import { ProductList } from './ProductList.tsx'

const page = (items: StaffProduct[]) => ({
  items,
  total: items.length,
  counts: { draft: 0, scheduled: 0, published: items.length, deleted: 0 },
})

const show = async (items: StaffProduct[] = [aStaffProduct()]) => {
  const server = templeServer()
  server.answers(listStaffProducts, page(items))
  server.answers(listLowStock, [])
  const shown = await renderOffice(<ProductList />, { server, at: '/admin/shop' })
  await expect.poll(() => server.received(listStaffProducts)).toHaveLength(1)
  return { ...shown, lastQuery: () => server.received(listStaffProducts).at(-1) }
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Products' })).getAllByRole('listitem')

describe('The products', () => {
  it('say what each costs, how many there are, and what keeps it from being bought', async () => {
    const one = (change: Partial<StaffProduct>) => aStaffProduct({ isBestSeller: false, ...change })
    const { container } = await show([
      aStaffProduct(),
      one({ id: '2', name: 'Lamp', stockOnHand: 5 }),
      one({ id: '3', name: 'Kit', category: 'puja_kits', stockOnHand: 2, status: 'draft' }),
      one({ id: '4', name: 'Bell', stockOnHand: undefined, inStock: false }),
      one({ id: '5', name: 'Songs', category: 'digital' }),
      one({
        id: '6',
        name: 'Texts',
        category: 'digital',
        file: { fileName: 'Texts.pdf', bytes: 1000 },
      }),
    ])
    expect((await rows()).map((row) => row.textContent)).toEqual([
      'Shadu Clay GanapatiGanapati Idols · ₹1,450 · 7 in stock, 2 promisedPublishedBest seller',
      'LampGanapati Idols · ₹1,450 · 5 in stock, 2 promisedPublishedFew left',
      'KitPuja Kits · ₹1,450 · 2 in stock, 2 promisedDraftOut of stock',
      'BellGanapati Idols · ₹1,450 · Not countedPublishedNot sold at the moment',
      'SongsDigital Items · ₹1,450 · No file yetPublishedNo file yet',
      'TextsDigital Items · ₹1,450 · Texts.pdfPublished',
    ])
    expect(screen.getByText('6 products.')).toBeTruthy()
    expect(screen.getByText('Lamp').getAttribute('href')).toBe('/admin/shop/2')
    expect(screen.getByText('New product').closest('a')?.getAttribute('href')).toBe(
      '/admin/shop/new',
    )
    expect(screen.getByText('Import products').getAttribute('href')).toBe('/admin/shop/import')
    await expectAccessible(container)
  })

  it('that are almost sold out are named above', async () => {
    const server = templeServer()
    server.answers(listStaffProducts, page([]))
    server.answers(listLowStock, [
      { id: 'lamp', name: 'Lamp', left: 0 },
      { id: 'kit', name: 'Kit', left: 2 },
    ])
    await renderOffice(<ProductList />, { server })
    const low = within(await screen.findByRole('region', { name: 'Almost sold out' }))
    expect(low.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'LampSold out',
      'Kit2 left',
    ])
    expect(low.getByText('Kit').getAttribute('href')).toBe('/admin/shop/kit')
  })

  it('are searched and filtered, and an empty result says so', async () => {
    const { lastQuery, server, user, address } = await show()
    expect(screen.queryByRole('region', { name: 'Almost sold out' })).toBeNull()
    server.answers(listStaffProducts, page([]))
    await user.selectOptions(screen.getByLabelText('Status'), 'Draft')
    await write(user, 'Search', 'lamp')
    await expect.poll(lastQuery).toEqual({ state: 'draft', search: 'lamp' })
    expect(address()).toBe('/admin/shop?state=draft&search=lamp')
    const clear = await screen.findByRole('button', { name: 'Clear filters' })
    server.answers(listStaffProducts, page([aStaffProduct()]))
    await user.click(clear)
    expect(await rows()).toHaveLength(1)
    expect(address()).toBe('/admin/shop')
  })

  it('may be none yet', async () => {
    await show([])
    expect(await screen.findByText('No products yet')).toBeTruthy()
    expect(screen.getByText('0 products.')).toBeTruthy()
  })

  it('that are deleted have no link, and are restored from the version shown', async () => {
    const deleted = { deletedAt: '2026-11-24T06:00:00Z', version: 4 }
    const { server, user } = await show([
      aStaffProduct({ ...deleted, restorableUntil: '2026-12-24T06:00:00Z' }),
      aStaffProduct({ ...deleted, id: 'lamp', name: 'Lamp' }),
    ])
    const [first, second] = await rows()
    if (!first || !second) throw new Error('There are two')
    expect(within(first).queryByRole('link')).toBeNull()
    expect(first.textContent).toMatch(/Can be restored until .*24 Dec 2026/)
    expect(second.textContent).toContain('It stays here for those who ordered it.')
    server.answers(restoreProduct, aStaffProduct({ version: 5 }))
    await user.click(within(first).getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Restored')).toBeTruthy()
    expect(server.received(restoreProduct)).toEqual([{ id: 'shadu-clay-ganapati' }])
    expect(server.headers(restoreProduct)[0]?.get('if-match')).toBe('"4"')
    await expect.poll(() => server.received(listStaffProducts).length).toBe(2)
  })

  it('that could not be restored say why', async () => {
    const { server, user } = await show([aStaffProduct({ deletedAt: '2026-11-24T06:00:00Z' })])
    server.refuses(restoreProduct, 'changed_meanwhile', { detail: 'It was restored already' })
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('It was restored already')).toBeTruthy()
  })

  it('are asked for again if they could not be loaded', async () => {
    const server = templeServer()
    server.refuses(listStaffProducts, 'unavailable')
    server.answers(listLowStock, [])
    const { user } = await renderOffice(<ProductList />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(listStaffProducts, page([aStaffProduct()]))
    await user.click(again)
    expect(await rows()).toHaveLength(1)
  })
})
