import { expect, it } from 'vitest'
import { aStaffProduct } from '#app/test/aStaffProduct.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { updatePricesAndStock } from '#contract/shop/admin.ts'
import { PricesOfMany } from './PricesOfMany.tsx'

const show = async () => {
  const server = templeServer()
  let rounds = 0
  const chosen = [
    aStaffProduct({ id: 'clay', name: 'Clay', price: 1450, stockOnHand: 7, version: 3 }),
    aStaffProduct({ id: 'lamp', name: 'Lamp', price: 300, stockOnHand: 12, version: 5 }),
    aStaffProduct({ id: 'songs', name: 'Songs', price: 99, stockOnHand: undefined }),
    aStaffProduct({ id: 'gone', name: 'Gone', deletedAt: '2026-11-24T06:00:00Z' }),
  ]
  const page = await renderOffice(<PricesOfMany chosen={chosen} onDone={() => (rounds += 1)} />, {
    server,
  })
  await page.user.click(screen.getByRole('button', { name: 'Prices and stock of 3' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  return { ...page, server, dialog, rounds: () => rounds }
}

it('new prices and counts are typed beside the old ones, saved once, and undone', async () => {
  const { user, server, dialog, rounds } = await show()
  expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'ProductPrice (₹)In stock',
    'Clay1,450 →7 →',
    'Lamp300 →12 →',
    'Songs99 →Not counted',
  ])
  await expectAccessible(screen.getByRole('alertdialog'))
  await user.type(dialog.getByLabelText('New price of Clay'), '1,500')
  await user.type(dialog.getByLabelText('New stock of Clay'), '7')
  await user.type(dialog.getByLabelText('New stock of Lamp'), '0')
  const release = server.holds(updatePricesAndStock, {
    done: [{ id: 'clay', version: 4, price: 1450 }],
    leftOut: [{ id: 'lamp', reason: '2 are promised to orders.' }],
  })
  const save = dialog.getByRole('button', { name: 'Save' })
  await user.click(save)
  await user.click(save)
  release()
  expect(await screen.findByText('1 changed')).toBeTruthy()
  expect(screen.getAllByText('1 left out. Lamp: 2 are promised to orders.')).not.toEqual([])
  expect(rounds()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await expect
    .poll(() => server.received(updatePricesAndStock))
    .toEqual([
      {
        items: [
          { id: 'clay', version: 3, price: 1500 },
          { id: 'lamp', version: 5, stockOnHand: 0 },
        ],
      },
      { items: [{ id: 'clay', version: 4, price: 1450 }] },
    ])
})

it('what is no number is refused beside its field, and nothing typed says so', async () => {
  const { user, server, dialog } = await show()
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }))
  await save()
  expect(dialog.getByRole('alert').textContent).toBe('Please enter a new price or stock.')
  const price = dialog.getByLabelText('New price of Lamp')
  for (const [text, fault] of [
    ['many', 'Please enter whole rupees'],
    ['0', 'At least ₹1'],
  ] as const) {
    await user.clear(price)
    await user.type(price, text)
    await save()
    expect(dialog.getByText(fault).id).toBe(price.getAttribute('aria-describedby'))
    await expect.poll(() => document.activeElement).toBe(price)
  }
  expect(server.received(updatePricesAndStock)).toEqual([])
})
