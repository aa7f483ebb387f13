import { describe, expect, it } from 'vitest'
import { aStaffProduct } from '#app/test/aStaffProduct.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import {
  deleteProduct,
  getStaffProduct,
  listStockMoves,
  publishProduct,
  restoreProduct,
  type StaffProduct,
  updateProduct,
} from '#contract/shop/admin.ts'
import { ShopTab } from './ShopTab.tsx'

const { id } = aStaffProduct()

const show = async (change: Partial<StaffProduct> = {}) => {
  const server = templeServer()
  const product = aStaffProduct({ version: 3, ...change })
  server.answers(getStaffProduct, product)
  server.answers(listStockMoves, { items: [] })
  const at = `/admin/shop/${id}`
  const page = await renderOffice(<ShopTab path={[id]} />, { server, at })
  await screen.findByRole('heading', { name: product.name })
  return {
    ...page,
    field: (label: string) => screen.getByLabelText(label),
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    sent: () => server.received(updateProduct).at(-1),
    version: () => server.headers(updateProduct).at(-1)?.get('if-match'),
  }
}

describe('The form of a product', () => {
  it('saves what is typed from the version it shows', async () => {
    const { type, press, user, field, server, sent, version, container } = await show()
    await expectAccessible(container)
    server.answers(updateProduct, aStaffProduct({ version: 4 }))
    await type('Price in rupees, with GST', '1500')
    await type('HSN or SAC code', '6914')
    await user.click(field('Can be paid in cash on delivery'))
    await press('Save')
    expect(await screen.findByText('Saved. The shop shows it now.')).toBeTruthy()
    const { imageUrl, imageAlt, description } = aStaffProduct()
    expect(sent()).toEqual({
      id,
      name: 'Shadu Clay Ganapati',
      description,
      shortDescription: 'Unfired clay, 23 cm',
      imageUrl,
      imageAlt,
      gallery: [],
      price: 1500,
      stockOnHand: 7,
      weightGrams: 2700,
      gstRate: 0,
      hsn: '6914',
      inStock: true,
      hasCashOnDelivery: false,
      isEcoFriendly: true,
      isBestSeller: true,
    })
    expect(version()).toBe('"3"')
  })

  it('saves once, and keeps what is typed without a network', async () => {
    const page = await show()
    await page.type('Name', 'Ganapati')
    const answer = aStaffProduct({ name: 'Ganapati', version: 4 })
    await expectSteady(page, { button: 'Save', sends: updateProduct, answer })
  })

  it('says of a draft only that it is saved', async () => {
    const { type, press, server } = await show({ status: 'draft' })
    server.answers(updateProduct, aStaffProduct({ status: 'draft', version: 4 }))
    await type('Name', 'Ganapati')
    await press('Save')
    expect(await screen.findByText('Saved')).toBeTruthy()
  })

  it('may leave out what nobody counts, weighs or describes shortly', async () => {
    const { press, user, field, server, sent } = await show()
    server.answers(updateProduct, aStaffProduct({ version: 4 }))
    const optional = [
      'How many you have',
      'Weight with packaging, in grams',
      'Short line for the card',
    ]
    for (const label of optional) await user.clear(field(label))
    await press('Save')
    await expect.poll(sent).toBeTruthy()
    for (const name of ['stockOnHand', 'weightGrams', 'shortDescription'])
      expect(sent()).not.toHaveProperty(name)
  })

  it('says all that is wrong at once, with the focus on the first, and sends nothing', async () => {
    const { type, press, user, field, server } = await show()
    await user.clear(field('Name'))
    await type('Description', ' ')
    await user.clear(field('First picture: Description of the picture'))
    await user.clear(field('Price in rupees, with GST'))
    await type('How many you have', 'many')
    await type('HSN or SAC code', '12')
    await press('Save')
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(3)
    expect(screen.getByText('Please describe the picture')).toBeTruthy()
    expect(screen.getByText('Please enter a whole number')).toBeTruthy()
    expect(screen.getByText('Four to eight digits')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(field('Name'))
    expect(server.received(updateProduct)).toEqual([])
  })

  it('shows at its field what the server refused, and keeps what was typed', async () => {
    const { type, press, server, field } = await show()
    server.judges(updateProduct)
    await type('Price in rupees, with GST', '1000001')
    await press('Save')
    expect(await screen.findByText('At most ₹10,00,000')).toBeTruthy()
    expect(screen.getByText('Please check the highlighted fields.')).toBeTruthy()
    const price = field('Price in rupees, with GST')
    await expect.poll(() => document.activeElement).toBe(price)
    expect(price).toHaveProperty('value', '1000001')
  })

  it('says how many are promised to orders', async () => {
    await show()
    expect(
      screen.getByText('Including 2 promised to orders. Leave it empty if you do not count them.'),
    ).toBeTruthy()
  })

  it('of a digital item has no stock, weight or cash, and sends none', async () => {
    const { type, press, server, sent } = await show({ category: 'digital' })
    expect(screen.getByText('Digital items are not counted.')).toBeTruthy()
    for (const label of [
      'How many you have',
      'Weight with packaging, in grams',
      'Can be paid in cash on delivery',
      'How many pieces',
    ])
      expect(screen.queryByLabelText(label)).toBeNull()
    expect(screen.getByRole('region', { name: 'File for buyers' })).toBeTruthy()
    server.answers(updateProduct, aStaffProduct({ category: 'digital', version: 4 }))
    await type('Name', 'Songs')
    await press('Save')
    await expect.poll(sent).toMatchObject({ name: 'Songs', hasCashOnDelivery: false })
    expect(sent()).not.toHaveProperty('stockOnHand')
  })

  it('compares pictures by their descriptions when someone else was quicker', async () => {
    const { type, press, server, sent, version } = await show()
    server.refuses(updateProduct, 'changed_meanwhile')
    server.answers(getStaffProduct, aStaffProduct({ imageAlt: 'Ganapati, seated', version: 4 }))
    await type('First picture: Description of the picture', 'Ganapati of clay')
    await press('Save')
    const panel = within(
      await screen.findByRole('region', { name: 'Someone else changed this in the meantime' }),
    )
    expect(panel.getByText('Pictures')).toBeTruthy()
    expect(panel.getByText('1. Ganapati of clay')).toBeTruthy()
    expect(panel.getByText('1. Ganapati, seated')).toBeTruthy()
    server.answers(updateProduct, aStaffProduct({ version: 5 }))
    await press('Save mine over theirs')
    await expect.poll(version).toBe('"4"')
    expect(sent()).toMatchObject({ imageAlt: 'Ganapati of clay' })
  })
})

it('A product is published once, and not without a network', async () => {
  const page = await show({ status: 'draft' })
  const answer = () => {
    const published = aStaffProduct({ version: 4 })
    page.server.answers(getStaffProduct, published)
    return published
  }
  await expectSteady(page, { button: 'Publish now', sends: publishProduct, answer })
})

describe('The page of a product', () => {
  it('publishes and records stock only once changes are saved', async () => {
    const { type, press, server } = await show({ status: 'draft' })
    const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
    await type('Name', 'Ganapati')
    expect(['Publish now', 'Add to stock'].map(isOff)).toEqual([true, true])
    await type('Name', 'Shadu Clay Ganapati')
    await expect.poll(() => isOff('Publish now')).toBe(false)
    server.answers(publishProduct, aStaffProduct({ version: 4 }))
    await press('Publish now')
    expect(await screen.findByText('Published. Everyone can see it now.')).toBeTruthy()
    expect(server.received(publishProduct)).toEqual([{ id, status: 'published' }])
    expect(server.headers(publishProduct)[0]?.get('if-match')).toBe('"3"')
  })

  it('deletes it from the version shown, and that is undone', async () => {
    const { press, server, address } = await show()
    server.answers(deleteProduct, aStaffProduct({ deletedAt: '2026-11-24T06:00:00Z', version: 4 }))
    await press('Delete this product')
    expect(await screen.findByText('“Shadu Clay Ganapati” deleted')).toBeTruthy()
    expect(server.headers(deleteProduct)[0]?.get('if-match')).toBe('"3"')
    expect(address()).toBe('/admin/shop')
    server.answers(restoreProduct, aStaffProduct({ version: 5 }))
    await press('Undo')
    expect(await screen.findByText('Restored')).toBeTruthy()
    expect(server.headers(restoreProduct)[0]?.get('if-match')).toBe('"4"')
  })

  it('of a deleted one offers only to restore it', async () => {
    const { press, server } = await show({ deletedAt: '2026-11-24T06:00:00Z' })
    expect(screen.queryByLabelText('Name')).toBeNull()
    expect(screen.getByText('Deleted')).toBeTruthy()
    server.answers(restoreProduct, aStaffProduct({ version: 4 }))
    server.answers(getStaffProduct, aStaffProduct({ version: 4 }))
    await press('Restore')
    expect(await screen.findByLabelText('Name')).toBeTruthy()
    expect(server.headers(restoreProduct)[0]?.get('if-match')).toBe('"3"')
  })

  it('can be asked for again if it could not be loaded', async () => {
    const server = templeServer()
    server.refuses(getStaffProduct, 'unavailable')
    server.answers(listStockMoves, { items: [] })
    const { user } = await renderOffice(<ShopTab path={[id]} />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(getStaffProduct, aStaffProduct())
    await user.click(again)
    expect(await screen.findByLabelText('Name')).toBeTruthy()
  })
})
