import { expect, it } from 'vitest'
import { aStaffOrder } from '#app/test/aStaffOrder.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { startReturn, writeOffSale } from '#contract/orders/correctionsAdmin.ts'
import { kit, lines, reference, showDetails } from './showDetails.tsx'

const goods = lines.map((line) => ({ ...line, quantity: 3, returnable: 2 }))

const delivered = {
  status: 'delivered',
  lines: goods,
  actions: ['start_return'],
} as const

it('a return is written down for a buyer: which items, why, and where they are', async () => {
  const { press, type, server, user, network, container } = await showDetails({
    ...delivered,
    actions: ['start_return'],
    returnUntil: '2999-01-01T00:00:00Z',
  })
  await press('Start a return')
  const dialog = within(await screen.findByRole('alertdialog'))
  await expectAccessible(container)
  await user.click(dialog.getByRole('button', { name: 'Start return' }))
  expect(dialog.getByText('Please choose what is returned')).toBeTruthy()
  expect(dialog.getByText('Please say what is wrong')).toBeTruthy()
  expect(dialog.queryByLabelText('Why do you make an exception?')).toBeNull()
  await user.selectOptions(dialog.getByLabelText(kit?.name ?? ''), '2 of 2')
  await type('What is wrong?', 'The lid is broken')
  await expectSteady(
    { user, server, network },
    {
      button: () => dialog.getByRole('button', { name: /Start return|Please wait/ }),
      sends: startReturn,
      saysLost: /never recorded twice/,
      answer: aStaffOrder({ status: 'delivered' }),
      leaves: true,
    },
  )
  expect(server.received(startReturn)).toContainEqual({
    reference,
    items: [{ id: kit?.id, quantity: 2 }],
    reason: 'The lid is broken',
    areHere: true,
  })
})

it('after the time for returns an exception needs its reason', async () => {
  const { press, type, server, user } = await showDetails({
    ...delivered,
    actions: ['start_return'],
    returnUntil: '2020-01-01T00:00:00Z',
  })
  server.answers(startReturn, aStaffOrder({ status: 'delivered' }))
  await press('Start a return')
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.selectOptions(dialog.getByLabelText(kit?.name ?? ''), '1 of 2')
  await type('What is wrong?', 'The lid is broken')
  await user.click(dialog.getByLabelText(/Still with the buyer/))
  await user.click(dialog.getByRole('button', { name: 'Start return' }))
  expect(dialog.getByText('Please say why')).toBeTruthy()
  await type('Why do you make an exception?', 'She was ill')
  await user.click(dialog.getByRole('button', { name: 'Start return' }))
  await expect
    .poll(() => server.received(startReturn))
    .toMatchObject([{ areHere: false, exception: 'She was ill' }])
})

it('the money of a sale is given up, with or without its goods', async () => {
  const { type, server, user, network } = await showDetails({
    status: 'delivered',
    delivery: 'counter',
    payment: 'cheque',
    isPaid: false,
    actions: ['write_off'],
  })
  await type('What happened?', 'Returned unpaid')
  await user.click(screen.getByLabelText(/They are back at the temple/))
  await expectSteady(
    { user, server, network },
    {
      button: 'Stop waiting for it',
      press: async () => {
        await user.click(screen.getByRole('button', { name: 'Stop waiting for it' }))
        const question = await screen.findByRole('alertdialog')
        expect(question.textContent).toContain('The sale becomes void')
        await user.click(within(question).getByRole('button', { name: 'Stop waiting for it' }))
      },
      sends: writeOffSale,
      answer: aStaffOrder({ status: 'cancelled', voidReason: 'Returned unpaid' }),
    },
  )
  expect(server.received(writeOffSale)).toContainEqual({
    reference,
    reason: 'Returned unpaid',
    areGoodsBack: true,
  })
})
