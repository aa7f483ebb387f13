import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aStaffOrder } from '#app/test/aStaffOrder.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen } from '#app/test/render.tsx'
import {
  cancelStaffOrder,
  confirmOrder,
  recordOrderRefund,
  type StaffOrderDetails,
} from '#contract/orders/admin.ts'
import { kit, lines, reference, showDetails } from './showDetails.tsx'

describe('The UPI payment of an order', () => {
  const unpaid: Partial<StaffOrderDetails> = {
    status: 'placed',
    payment: 'upi',
    isPaid: false,
    actions: ['confirm'],
  }

  it('is compared with what the buyer gave, which is not filled in', async () => {
    const { press, type, server } = await showDetails({ ...unpaid, utr: '412345678901' })
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
    const page = await showDetails(unpaid)
    const day = screen.getByLabelText('Date received')
    fireEvent.change(day, { target: { value: '2026-11-22' } })
    await page.type('UTR on the statement', '412345678901')
    const button = 'Confirm payment received'
    await expectSteady(page, { button, sends: confirmOrder, answer: aStaffOrder() })
  })

  it('that a bank statement shows is filled in from there', async () => {
    const seen = { on: '2026-11-22', utr: '412345678901' }
    const { press, server } = await showDetails({ ...unpaid, status: 'cancelled', seen })
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
      const { press, type, dialog, server } = await showDetails({ ...change, actions: ['cancel'] })
      await type('Reason', 'Out of stock')
      await press('Cancel order')
      const confirmation = await dialog(`Cancel order ${reference}?`)
      expect(confirmation.text).toContain(text)
      await confirmation.press('Keep order')
      expect(server.received(cancelStaffOrder)).toEqual([])
    },
  )

  it('is done once, and keeps the reason without a network', async () => {
    const page = await showDetails({ actions: ['cancel'] })
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
    const { press, type, dialog, server } = await showDetails({ actions: ['cancel'] })
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
    const { press, type, dialog, user, server } = await showDetails({
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
    const page = await showDetails({ refundOwed: 579, actions: ['record_refund'] })
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
    await showDetails({ payment: 'cash', refundOwed: 579, actions: ['record_refund'] })
    expect(screen.getByLabelText(/^Handed over in cash/)).toHaveProperty('checked', true)
  })

  it('by the card provider is only said', async () => {
    await showDetails({ refundOwed: 579 })
    const text = 'The card provider is asked to refund ₹579. There is nothing to do.'
    expect(screen.getByText(text)).toBeTruthy()
  })
})
