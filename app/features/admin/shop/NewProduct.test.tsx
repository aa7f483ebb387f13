import { describe, expect, it } from 'vitest'
import { aStaffProduct } from '#app/test/aStaffProduct.ts'
import { fakeUploads } from '#app/test/fakeUploads.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { write } from '#app/test/write.ts'
import { createProduct } from '#contract/shop/admin.ts'
import { NewProduct } from './NewProduct.tsx'

const imageUrl = '/media/0123456789abcdef0123-800.webp'

const show = async () => {
  const uploads = fakeUploads()
  const page = await renderOffice(<NewProduct />, { at: '/admin/shop/new' })
  const type = (label: string, text: string) => write(page.user, label, text)
  return {
    ...page,
    type,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    /** Everything that a book needs. */
    fill: async () => {
      await page.user.selectOptions(screen.getByLabelText('Category'), 'Books')
      await type('Name', 'Aarti book')
      await type('Description', 'All aartis of the year.')
      const file = new File(['x'], 'book.jpg', { type: 'image/jpeg' })
      await page.user.upload(screen.getByLabelText('Add a picture'), file)
      await uploads.last().answers({ url: imageUrl, width: 800, height: 600, widths: [800] })
      await type('First picture: Description of the picture', 'A book')
      await type('Price in rupees, with GST', '120')
      await type('GST in percent', '5')
      await type('HSN or SAC code', '4901')
    },
  }
}

describe('A new product', () => {
  it('says all that is missing at once, with the focus on the first', async () => {
    const { press, server } = await show()
    await press('Save as a draft')
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(5)
    expect(screen.getByText('Please choose a category')).toBeTruthy()
    expect(screen.getByText('Please add at least one picture')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Category'))
    expect(server.received(createProduct)).toEqual([])
  })

  it('is saved as a draft, and leads to its page', async () => {
    const { fill, press, server, address } = await show()
    await fill()
    server.answers(createProduct, aStaffProduct({ id: 'aarti-book', status: 'draft' }))
    await press('Save as a draft')
    expect(await screen.findByText('Saved as a draft. Publish it when it is ready.')).toBeTruthy()
    await expect.poll(address).toBe('/admin/shop/aarti-book')
    expect(server.received(createProduct)).toEqual([
      {
        category: 'books',
        name: 'Aarti book',
        description: 'All aartis of the year.',
        imageUrl,
        imageAlt: 'A book',
        gallery: [],
        price: 120,
        gstRate: 5,
        hsn: '4901',
        inStock: true,
        hasCashOnDelivery: false,
        isEcoFriendly: false,
        isBestSeller: false,
      },
    ])
  })

  it('that is digital has no stock, weight or cash', async () => {
    const { user } = await show()
    expect(screen.getByLabelText('How many you have')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Category'), 'Digital Items')
    expect(screen.getByText('Digital items are not counted.')).toBeTruthy()
    expect(screen.queryByLabelText('How many you have')).toBeNull()
    expect(screen.queryByLabelText('Can be paid in cash on delivery')).toBeNull()
  })

  it('stays typed when it is refused or the network is lost', async () => {
    const { fill, press, type, server, network, address } = await show()
    await fill()
    const detail = 'GST has the rates 0, 3, 5, 18, 40 percent'
    server.refuses(createProduct, 'invalid_input', { errors: [{ pointer: '#/gstRate', detail }] })
    await press('Save as a draft')
    expect(await screen.findByText(detail)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('GST in percent'))
    network.lose()
    await type('GST in percent', '5')
    await press('Save as a draft')
    expect(await screen.findByText(/^Could not connect\. What you typed is still/)).toBeTruthy()
    network.regain()
    server.answers(createProduct, aStaffProduct({ id: 'aarti-book' }))
    await press('Save as a draft')
    await expect.poll(address).toBe('/admin/shop/aarti-book')
    expect(server.received(createProduct).at(-1)).toMatchObject({ name: 'Aarti book', gstRate: 5 })
  })

  it('is busy until the server answers, and a second press adds nothing more', async () => {
    const { fill, press, server, address } = await show()
    await fill()
    const release = server.holds(createProduct, aStaffProduct({ id: 'aarti-book' }))
    await press('Save as a draft')
    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveProperty(
      'disabled',
      true,
    )
    await press('Saving...')
    release()
    await expect.poll(address).toBe('/admin/shop/aarti-book')
    expect(server.received(createProduct)).toHaveLength(1)
  })
})
