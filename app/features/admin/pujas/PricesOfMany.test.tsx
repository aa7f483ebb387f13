import { expect, it } from 'vitest'
import { aStaffPuja } from '#app/test/aStaffPuja.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listStaffPujas, updatePujaPrices } from '#contract/bookings/pujasAdmin.ts'
import { PujaList } from './PujaList.tsx'

it('starting prices are typed beside the old ones, saved once, and undone', async () => {
  const server = templeServer()
  server.answers(listStaffPujas, [
    aStaffPuja(),
    aStaffPuja({ id: 'lakshmi', name: 'Lakshmi Puja', price: undefined, version: 5 }),
  ])
  const { user } = await renderOffice(<PujaList />, { server })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 2' }))
  await user.click(screen.getByRole('button', { name: 'Prices of 2' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Change starting prices' }))
  expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PujaFrom (₹)',
    'Ganesh Puja2,100 →',
    'Lakshmi Pujaby arrangement →',
  ])
  await user.type(dialog.getByLabelText('New price of Lakshmi Puja'), '1,100')
  const release = server.holds(updatePujaPrices, {
    done: [{ id: 'lakshmi', version: 6 }],
    leftOut: [],
  })
  const save = dialog.getByRole('button', { name: 'Save' })
  await user.click(save)
  await user.click(save)
  release()
  expect(await screen.findByText('1 changed')).toBeTruthy()
  await expect.poll(() => screen.queryByText('2 selected')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await expect
    .poll(() => server.received(updatePujaPrices))
    .toEqual([
      { items: [{ id: 'lakshmi', version: 5, price: 1100 }] },
      { items: [{ id: 'lakshmi', version: 6 }] },
    ])
})
