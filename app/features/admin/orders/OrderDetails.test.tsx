import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aStaffOrder } from '#app/test/aStaffOrder.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import {
  answerReturn,
  cancelStaffOrder,
  comeBackOrder,
  confirmOrder,
  deliverOrder,
  getStaffOrder,
  packOrder,
  receiveReturn,
  recordOrderRefund,
  shipOrder,
  type StaffOrderDetails,
} from '#contract/orders/admin.ts'
import { OrderDetails } from './OrderDetails.tsx'

const { reference, lines } = aStaffOrder()
const [kit] = lines

const show = async (change: Partial<StaffOrderDetails> = {}) => {
  const server = templeServer()
  server.answers(getStaffOrder, aStaffOrder(change))
  const page = await renderOffice(<OrderDetails reference={reference} />, { server })
  await screen.findByRole('heading', { name: 'Buyer' })
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    dialog: async (name: string) => {
      const dialog = await screen.findByRole('alertdialog', { name })
      return {
        text: dialog.textContent,
        press: (button: string) =>
          page.user.click(within(dialog).getByRole('button', { name: button })),
        choose: (label: RegExp) => page.user.click(within(dialog).getByLabelText(label)),
      }
    },
    closed: () => expect.poll(() => screen.queryByRole('alertdialog')).toBeNull(),
  }
}

describe('An order', () => {
  it('is shown with what was bought, for whom, and what happened', async () => {
    const { container } = await show({
      refundedAmount: 100.5,
      papers: [{ number: 'INV-7', kind: 'invoice', path: '/invoice/7' }],
      actions: ['pack'],
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('₹579, Meera Kulkarni')
    expect(screen.getByText('1 × Daily Puja Kit').nextSibling?.textContent).toBe('₹499')
    expect(screen.getByText('Card, paid')).toBeTruthy()
    expect(screen.getByText('INV-7').getAttribute('href')).toBe('/invoice/7')
    expect(screen.getByText('₹100.50')).toBeTruthy()
    expect(screen.getByText('Packing slip').closest('a')?.getAttribute('href')).toBe(
      `/admin/orders/slips?reference=${reference}`,
    )
    await expectAccessible(container)
  })

  it('paid on delivery with too much cash of one day says so', async () => {
    await show({ payment: 'cod', tooMuchCash: 250_000 })
    expect(screen.getByText(/cash of that day from this buyer is ₹2,50,000/)).toBeTruthy()
  })

  it('that could not be loaded is asked for again', async () => {
    const server = templeServer()
    server.refuses(getStaffOrder, 'unavailable')
    const { user } = await renderOffice(<OrderDetails reference={reference} />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(getStaffOrder, aStaffOrder())
    await user.click(again)
    expect(await screen.findByText('₹579, Meera Kulkarni')).toBeTruthy()
  })

  it('is packed without a question, once', async () => {
    const { press, server } = await show({ actions: ['pack'] })
    const release = server.holds(packOrder, aStaffOrder())
    await press('Mark as packed')
    await press('Mark as packed')
    release()
    expect(await screen.findByText('Packed. Next: send it.')).toBeTruthy()
    expect(server.received(packOrder)).toEqual([{ reference }])
  })

  it('says beside its button why a step was refused', async () => {
    const { press, server } = await show({ actions: ['pack'] })
    server.refuses(packOrder, 'wrong_status', { detail: 'It was cancelled meanwhile' })
    await press('Mark as packed')
    expect(await screen.findByText('It was cancelled meanwhile')).toBeTruthy()
  })

  it('is sent with its courier, which is asked for in a dialog', async () => {
    const { press, dialog, type, closed, server } = await show({ actions: ['ship'] })
    await press('Mark as sent')
    const asked = await dialog('Who takes the parcel?')
    expect(asked.text).toContain('We email Meera Kulkarni that it is on its way.')
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Courier'))
    await asked.press('Mark as sent')
    expect(screen.getByText('Please enter the courier')).toBeTruthy()
    await asked.press('Go back')
    await closed()
    expect(server.received(shipOrder)).toEqual([])
    await press('Mark as sent')
    await dialog('Who takes the parcel?')
    await type('Courier', 'India Post')
    await type('Tracking number (optional)', 'EM123')
    server.answers(shipOrder, aStaffOrder({ status: 'shipped' }))
    await (await dialog('Who takes the parcel?')).press('Mark as sent')
    expect(await screen.findByText('Sent. The buyer gets an email.')).toBeTruthy()
    expect(server.received(shipOrder)).toEqual([
      { reference, courier: 'India Post', tracking: 'EM123' },
    ])
  })

  it('stays in the dialog when sending failed', async () => {
    const { press, dialog, type, server } = await show({ actions: ['ship'] })
    server.refuses(shipOrder, 'internal')
    await press('Mark as sent')
    await dialog('Who takes the parcel?')
    await type('Courier', 'India Post')
    await (await dialog('Who takes the parcel?')).press('Mark as sent')
    expect(await screen.findByText(/^Something went wrong on the server/)).toBeTruthy()
    expect(screen.getByLabelText('Courier')).toHaveProperty('value', 'India Post')
  })

  it('is sent once, and keeps its courier without a network', async () => {
    const page = await show({ actions: ['ship'] })
    await page.press('Mark as sent')
    const dialog = within(await screen.findByRole('alertdialog'))
    await page.type('Courier', 'India Post')
    const button = () => dialog.getByRole('button', { name: 'Mark as sent' })
    const answer = aStaffOrder({ status: 'shipped' })
    await expectSteady(page, { button, sends: shipOrder, answer })
  })

  it('paid on delivery counts as received in cash, which is asked', async () => {
    const { press, dialog, closed, server } = await show({ payment: 'cod', actions: ['deliver'] })
    await press('Mark as delivered')
    const asked = await dialog('Delivered, and ₹579 received in cash?')
    await asked.press('Go back')
    await closed()
    expect(server.received(deliverOrder)).toEqual([])
    server.answers(deliverOrder, aStaffOrder({ status: 'delivered' }))
    await press('Mark as delivered')
    await (await dialog('Delivered, and ₹579 received in cash?')).press('Mark as delivered')
    expect(await screen.findByText('Delivered')).toBeTruthy()
    expect(server.received(deliverOrder)).toEqual([{ reference }])
  })

  it('that came back needs to be sellable or not, and says what is refunded', async () => {
    const { press, dialog, server } = await show({ actions: ['come_back'] })
    await press('Came back undelivered')
    const asked = await dialog('Is the parcel back at the temple?')
    expect(asked.text).toContain('₹579 is refunded, with the delivery fee.')
    await asked.press('The parcel is back')
    expect(screen.getByText('Please choose one')).toBeTruthy()
    expect(server.received(comeBackOrder)).toEqual([])
    server.answers(comeBackOrder, aStaffOrder())
    await asked.choose(/^No/)
    await asked.press('The parcel is back')
    expect(await screen.findByText('Recorded. The order is closed.')).toBeTruthy()
    expect(server.received(comeBackOrder)).toEqual([{ reference, isSellable: false }])
  })
})

describe('The UPI payment of an order', () => {
  const unpaid: Partial<StaffOrderDetails> = {
    status: 'placed',
    payment: 'upi',
    isPaid: false,
    actions: ['confirm'],
  }

  it('is compared with what the buyer gave, which is not filled in', async () => {
    const { press, type, server } = await show({ ...unpaid, utr: '412345678901' })
    expect(screen.getByText(/^The buyer gave the UTR 412345678901/)).toBeTruthy()
    expect(screen.getByLabelText('UTR on the statement')).toHaveProperty('value', '')
    server.judges(confirmOrder)
    await press('Confirm payment received')
    expect(await screen.findByText('Please choose a date')).toBeTruthy()
    expect(screen.getByText(/^A UTR has 12 digits/)).toBeTruthy()
    const day = screen.getByLabelText('Date received')
    fireEvent.change(day, { target: { value: '2026-11-22' } })
    await type('UTR on the statement', '412345678901')
    server.answers(confirmOrder, aStaffOrder())
    await press('Confirm payment received')
    const toast = 'Payment confirmed. The buyer gets an email.'
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(server.received(confirmOrder)).toEqual([
      { reference, utr: '412345678901', paidOn: '2026-11-22' },
    ])
  })

  it('is confirmed once, and stays as typed without a network', async () => {
    const page = await show(unpaid)
    const day = screen.getByLabelText('Date received')
    fireEvent.change(day, { target: { value: '2026-11-22' } })
    await page.type('UTR on the statement', '412345678901')
    const button = 'Confirm payment received'
    await expectSteady(page, { button, sends: confirmOrder, answer: aStaffOrder() })
  })

  it('that a bank statement shows is filled in from there', async () => {
    const seen = { on: '2026-11-22', utr: '412345678901' }
    const { press, server } = await show({ ...unpaid, status: 'cancelled', seen })
    expect(screen.getByText(/^This order was cancelled. If the money has arrived/)).toBeTruthy()
    server.refuses(confirmOrder, 'utr_taken', { detail: 'This payment confirmed another order' })
    await press('Confirm payment received')
    expect(await screen.findByText('This payment confirmed another order')).toBeTruthy()
    expect(server.received(confirmOrder)).toEqual([
      { reference, utr: '412345678901', paidOn: '2026-11-22' },
    ])
  })
})

describe('Cancelling an order', () => {
  const file = { fileName: 'songs.zip', bytes: 1, left: 1, isTaken: true }
  const withFile = [
    { ...kit, id: 'songs', name: 'Songs', category: 'digital', price: 100, quantity: 1, file },
  ]

  it.each([
    ['by card', {}, '₹579 goes back to the buyer’s card automatically. The items'],
    ['by UPI', { payment: 'upi' }, 'You then send ₹579 to the buyer by bank transfer or in cash'],
    ['unpaid', { isPaid: false }, 'Nothing was paid, so nothing is refunded.'],
    [
      'with a file that was downloaded',
      { lines: [...lines, ...withFile] },
      '₹479 goes back to the buyer’s card automatically. Files that were already downloaded are not refunded.',
    ],
  ] as [string, Partial<StaffOrderDetails>, string][])(
    '%s says what is refunded',
    async (_, change, text) => {
      const { press, type, dialog, server } = await show({ ...change, actions: ['cancel'] })
      await type('Reason', 'Out of stock')
      await press('Cancel order')
      const asked = await dialog(`Cancel order ${reference}?`)
      expect(asked.text).toContain(text)
      await asked.press('Keep order')
      expect(server.received(cancelStaffOrder)).toEqual([])
    },
  )

  it('is done once, and keeps the reason without a network', async () => {
    const page = await show({ actions: ['cancel'] })
    await page.type('Reason', 'Out of stock')
    await expectSteady(page, {
      button: 'Cancel order',
      press: async () => {
        await page.press('Cancel order')
        await (await page.dialog(`Cancel order ${reference}?`)).press('Cancel order')
      },
      sends: cancelStaffOrder,
      answer: aStaffOrder({ status: 'cancelled' }),
    })
  })

  it('needs a reason, and sends it once', async () => {
    const { press, type, dialog, server } = await show({ actions: ['cancel'] })
    await press('Cancel order')
    expect(screen.getByText('Please give a reason')).toBeTruthy()
    await type('Reason', 'Out of stock')
    server.answers(cancelStaffOrder, aStaffOrder({ status: 'cancelled' }))
    await press('Cancel order')
    await (await dialog(`Cancel order ${reference}?`)).press('Cancel order')
    expect(await screen.findByText('Order cancelled')).toBeTruthy()
    expect(server.received(cancelStaffOrder)).toEqual([{ reference, reason: 'Out of stock' }])
  })
})

describe('The refund of an order', () => {
  it('that staff sent is recorded with how, after a question', async () => {
    const { press, type, dialog, user, server } = await show({
      refundOwed: 579,
      actions: ['record_refund'],
    })
    expect(screen.getByText(/^Send ₹579 to Meera Kulkarni by bank transfer/)).toBeTruthy()
    await press('Refund sent')
    expect(screen.getByText('Please say how it was sent')).toBeTruthy()
    await type('How was it sent?', 'In the office')
    await user.click(screen.getByLabelText(/^Handed over in cash/))
    await press('Refund sent')
    server.answers(recordOrderRefund, aStaffOrder())
    await (await dialog('Was ₹579 sent?')).press('Confirm refund')
    const toast = 'Refund recorded. The buyer gets an email.'
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(server.received(recordOrderRefund)).toEqual([
      { reference, note: 'In the office', isInCash: true },
    ])
  })

  it('is recorded once, and keeps its words without a network', async () => {
    const page = await show({ refundOwed: 579, actions: ['record_refund'] })
    await page.type('How was it sent?', 'In the office')
    await expectSteady(page, {
      button: 'Refund sent',
      press: async () => {
        await page.press('Refund sent')
        await (await page.dialog('Was ₹579 sent?')).press('Confirm refund')
      },
      sends: recordOrderRefund,
      answer: aStaffOrder(),
    })
  })

  it('of a sale for cash is in cash by itself; one by card needs nobody', async () => {
    await show({ payment: 'cash', refundOwed: 579, actions: ['record_refund'] })
    expect(screen.getByLabelText(/^Handed over in cash/)).toHaveProperty('checked', true)
  })

  it('by the card provider is only said', async () => {
    await show({ refundOwed: 579 })
    const text = 'The card provider is asked to refund ₹579. There is nothing to do.'
    expect(screen.getByText(text)).toBeTruthy()
  })
})

describe('A return', () => {
  const asked = {
    id: 'return-1',
    status: 'asked',
    items: [{ id: 'daily-puja-kit', quantity: 2 }],
    reason: 'It was broken',
    hasPhoto: true,
    createdAt: '2026-11-24T05:00:00Z',
  } as const

  it.each([
    ['Accept return', 'Accept this return?', true, 'Once the items are here, ₹998 is refunded.'],
    ['Do not accept', 'Refuse this return?', false, 'Nothing is refunded.'],
  ])('%s: needs words, and is asked', async (button, title, isAccepted, text) => {
    const { press, type, dialog, closed, server } = await show({
      returns: [{ ...asked, items: [...asked.items], actions: ['answer'] }],
    })
    expect(screen.getByText('2 × Daily Puja Kit')).toBeTruthy()
    expect(screen.getByAltText('Photo from the buyer')).toBeTruthy()
    await press(button)
    expect(screen.getByText('Please write an answer')).toBeTruthy()
    await type('Answer to the buyer', 'Sorry')
    await press(button)
    const question = await dialog(title)
    expect(question.text).toContain(text)
    await question.press('Go back')
    await closed()
    expect(server.received(answerReturn)).toEqual([])
    server.answers(answerReturn, aStaffOrder())
    await press(button)
    await (await dialog(title)).press(button)
    await expect
      .poll(() => server.received(answerReturn))
      .toEqual([{ reference, id: 'return-1', isAccepted, answer: 'Sorry' }])
    await screen.findByText(/^Return (not )?accepted\. The buyer/)
  })

  it('that came back is refunded, once it is said whether it can be sold again', async () => {
    const { press, dialog, server } = await show({
      payment: 'upi',
      returns: [
        {
          ...asked,
          items: [...asked.items],
          status: 'accepted',
          answer: 'Sorry',
          actions: ['receive'],
        },
      ],
    })
    await press('Items received')
    const question = await dialog('Are the items here?')
    expect(question.text).toContain('You then send ₹998 to the buyer')
    await question.press('Received, refund it')
    expect(screen.getByText('Please choose one')).toBeTruthy()
    server.answers(receiveReturn, aStaffOrder())
    await question.choose(/^Yes/)
    await question.press('Received, refund it')
    await expect
      .poll(() => server.received(receiveReturn))
      .toEqual([{ reference, id: 'return-1', isSellable: true }])
  })
})
