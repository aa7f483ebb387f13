import { expect, it } from 'vitest'
import { aListedOrder, listedOrders } from '#app/test/aListedOrder.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listOrders } from '#contract/orders/admin.ts'
import { listCouriers, takeOrderSteps, undoOrderSteps } from '#contract/orders/bulkAdmin.ts'
import { AllOrders } from './AllOrders.tsx'

const three = ['S1', 'S2', 'S3'].map((reference) => aListedOrder({ reference }))

const show = async (stage: string) => {
  const server = templeServer()
  server.answers(listOrders, listedOrders(three))
  server.answers(listCouriers, ['India Post', 'Delhivery'])
  server.answers(takeOrderSteps, ({ parcels }) => ({
    done: parcels.map(({ reference }) => ({ reference, steps: 3 })),
    leftOut: [],
  }))
  const page = await renderOffice(<AllOrders />, { server, at: `/admin/orders?stage=${stage}` })
  await screen.findByRole('list', { name: 'Orders' })
  return { ...page, press: (name: string) => page.user.click(screen.getByRole('button', { name })) }
}

it('all are chosen, printed and packed, and that is undone', async () => {
  const { container, user, server, press } = await show('pack')
  const all = screen.getByRole('checkbox', { name: 'Select all 3' })
  await user.click(all)
  await user.click(screen.getByRole('checkbox', { name: 'Select S2, Meera Kulkarni' }))
  expect(all).toHaveProperty('checked', false)
  expect(screen.getByText('2 orders selected')).toBeTruthy()
  await expectAccessible(container)
  expect(screen.getByText('Slips and labels').closest('a')?.getAttribute('href')).toBe(
    '/admin/orders/slips?references=S1%2CS3',
  )
  await press('Mark as packed')
  expect(await screen.findByText('2 orders packed')).toBeTruthy()
  expect(server.received(takeOrderSteps)).toEqual([
    { step: 'pack', parcels: [{ reference: 'S1' }, { reference: 'S3' }] },
  ])
  await expect.poll(() => screen.queryByText('2 orders selected')).toBeNull()
  server.answers(undoOrderSteps, { undone: ['S1'], leftOut: ['S3'] })
  await press('Undo')
  expect(await screen.findByText('Undone for 1 order')).toBeTruthy()
  expect(screen.getAllByText(/The others were changed meanwhile/)).not.toEqual([])
})

it('parcels are sent once, by the last courier, with a pasted column of numbers', async () => {
  const { user, server, press } = await show('send')
  await user.click(screen.getByRole('checkbox', { name: 'Select all 3' }))
  await press('Mark as sent')
  const dialog = within(await screen.findByRole('alertdialog'))
  const courier = dialog.getByLabelText('Courier')
  await expect.poll(() => courier).toHaveProperty('value', 'India Post')
  await user.clear(courier)
  await user.click(dialog.getByRole('button', { name: 'Mark as sent' }))
  expect(dialog.getByText('Please enter the courier')).toBeTruthy()
  await user.type(courier, 'Delhivery')
  await user.click(dialog.getByLabelText('S1, Meera Kulkarni'))
  await user.paste('EM1IN\r\n\r\n EM3IN\r\n')
  expect(dialog.getByLabelText('S3, Meera Kulkarni')).toHaveProperty('value', 'EM3IN')
  const release = server.holds(takeOrderSteps, { done: [], leftOut: ['S1', 'S2', 'S3'] })
  const send = dialog.getByRole('button', { name: 'Mark as sent' })
  await user.click(send)
  await user.click(send)
  release()
  expect(await screen.findByText(/3 orders left out/)).toBeTruthy()
  expect(server.received(takeOrderSteps)).toEqual([
    {
      step: 'ship',
      courier: 'Delhivery',
      parcels: [
        { reference: 'S1', tracking: 'EM1IN' },
        { reference: 'S2', tracking: '' },
        { reference: 'S3', tracking: 'EM3IN' },
      ],
    },
  ])
})

it('what came is delivered without a question; other orders cannot be chosen', async () => {
  const { user, server, press } = await show('sent')
  await user.click(screen.getByRole('checkbox', { name: 'Select all 3' }))
  await press('Mark as delivered')
  expect(await screen.findByText('3 orders delivered')).toBeTruthy()
  expect(server.received(takeOrderSteps)).toMatchObject([{ step: 'deliver' }])
  await press('All')
  await expect.poll(() => screen.queryByRole('checkbox')).toBeNull()
})
