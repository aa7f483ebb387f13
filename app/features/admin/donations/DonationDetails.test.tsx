import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aStaffDonation } from '#app/test/aStaffDonation.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { voidDonation } from '#contract/counter/donationsAdmin.ts'
import {
  addPan,
  answerCheque,
  cancelDonation,
  confirmDonation,
  getStaffDonation,
  recordPayment,
  refundDonation,
  returnDonation,
  type StaffDonationDetails,
} from '#contract/donations/admin.ts'
import { DonationDetails } from './DonationDetails.tsx'

const reference = 'D7K3M9WACE'
const utr = '412345678901'

const show = async (change: Partial<StaffDonationDetails> = {}) => {
  const server = templeServer()
  server.answers(getStaffDonation, aStaffDonation(change))
  const page = await renderOffice(<DonationDetails reference={reference} />, {
    server,
    now: '2026-11-24T06:00:00Z',
  })
  await screen.findByRole('heading', { name: 'History' })
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    pick: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    dialog: async (name: string) => {
      const dialog = await screen.findByRole('alertdialog', { name })
      return {
        text: dialog.textContent,
        press: (button: string) =>
          page.user.click(within(dialog).getByRole('button', { name: button })),
      }
    },
  }
}

const received: Partial<StaffDonationDetails> = {
  status: 'succeeded',
  paidOn: '2026-11-23',
  actions: [],
}

describe('A donation', () => {
  it('is shown with its facts and its history', async () => {
    const { container } = await show({
      ...received,
      amount: 1500,
      pledgedAmount: 1001,
      others: [{ reference: 'D2', amount: 501 }],
      purpose: 'Annadanam',
      utr,
      receiptNumber: 'R-7',
      receiptPath: '/receipt/7',
      trail: [
        { status: 'pending', at: '2026-11-21T05:00:00Z', by: 'donor' },
        {
          status: 'succeeded',
          at: '2026-11-23T05:00:00Z',
          by: 'temple',
          actor: { id: 'user-1', username: 'asha' },
        },
      ],
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('₹1,500, Asha Patil')
    const factOf = (name: string) => screen.getByText(name).nextSibling?.textContent
    expect(factOf('Pledged')).toBe('₹1,001')
    expect(factOf('UTR')).toBe(utr)
    expect(factOf('Received on')).toBe('Nov 23, 2026')
    expect(screen.getByText('D2, ₹501').getAttribute('href')).toBe('/admin/donations/d2')
    expect(screen.getByText('R-7').getAttribute('href')).toBe('/receipt/7')
    expect(screen.getByText(/, by the donor$/)).toBeTruthy()
    expect(screen.getByText(/, by asha$/)).toBeTruthy()
    await expectAccessible(container)
  })

  it('says that it is disputed, void, a test, or of somebody whose name was deleted', async () => {
    await show({
      ...received,
      fullName: '',
      isDisputed: true,
      disputeDue: '2026-12-01T05:00:00Z',
      isTest: true,
      isVoid: true,
      voidReason: 'Typed twice',
    })
    expect(screen.getByText(/^The donor’s bank wants the money back.* by .*Dec 1/)).toBeTruthy()
    expect(screen.getByText('Void, recorded by mistake: Typed twice')).toBeTruthy()
    expect(screen.getByText(/^A test donation: no money moved/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('₹1,001, Name deleted')
  })

  it('shows what was refunded, by whom and why', async () => {
    await show({
      status: 'refunded',
      refundedAmount: 1001,
      actions: [],
      refund: { at: '2026-11-24T05:00:00Z', reason: 'Given twice', actor: { id: 'user-9' } },
    })
    expect(screen.getByText(/^Refunded by a deleted account, .*Nov 24/)).toBeTruthy()
    expect(screen.getByText('Given twice')).toBeTruthy()
  })

  it('that could not be loaded is asked for again; one that is gone says so', async () => {
    const server = templeServer()
    server.refuses(getStaffDonation, 'not_found')
    const { user } = await renderOffice(<DonationDetails reference={reference} />, { server })
    expect(await screen.findByText(/^This no longer exists/)).toBeTruthy()
    server.answers(getStaffDonation, aStaffDonation())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('₹1,001, Asha Patil')).toBeTruthy()
  })
})

describe('A UPI pledge', () => {
  const claimed = { claimedAt: '2026-11-22T20:00:00Z', utr }

  it('is confirmed with what the donor said, on the temple’s day', async () => {
    const { press, server } = await show(claimed)
    expect(screen.getByLabelText('Date received')).toHaveProperty('value', '2026-11-23')
    server.answers(confirmDonation, aStaffDonation(received))
    server.answers(getStaffDonation, aStaffDonation(received))
    await press('Confirm payment received')
    const toast = 'Confirmed. The receipt is on its way to the donor.'
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(server.received(confirmDonation)).toEqual([
      { reference, paidOn: '2026-11-23', utr, amountPaise: 100_100 },
    ])
    await expect.poll(() => screen.queryByText('Check the bank statement')).toBeNull()
  })

  it('says at each field what the server misses', async () => {
    const { press, type, pick, server } = await show()
    server.judges(confirmDonation)
    await press('Confirm payment received')
    expect(await screen.findByText('Please choose a date')).toBeTruthy()
    expect(screen.getByText('Please enter the amount as shown on the bank statement')).toBeTruthy()
    pick('Date received', '2026-11-23')
    await type('Amount on the statement, in rupees', '1,001.00')
    await type('UTR on the statement', '123')
    await press('Confirm payment received')
    expect(await screen.findByText(/^A UTR has 12 digits/)).toBeTruthy()
    expect(screen.queryByText('Please choose a date')).toBeNull()
  })

  it('of which another amount came is recorded only after a question', async () => {
    const { press, type, server, dialog, user } = await show(claimed)
    await type('Amount on the statement, in rupees', '1,500.50')
    await press('Confirm payment received')
    const asked = await dialog('Record ₹1,500.50 as received?')
    expect(asked.text).toContain('Asha Patil pledged ₹1,001, so please check again')
    await asked.press('Go back')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    await press('Confirm payment received')
    await dialog('Record ₹1,500.50 as received?')
    await user.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(server.received(confirmDonation)).toEqual([])
    server.answers(confirmDonation, aStaffDonation(received))
    await press('Confirm payment received')
    await (await dialog('Record ₹1,500.50 as received?')).press('Record ₹1,500.50 as received')
    await screen.findByText('Confirmed. The receipt is on its way to the donor.')
    expect(server.received(confirmDonation)).toEqual([
      { reference, paidOn: '2026-11-23', utr, amountPaise: 150_050, isOtherAmount: true },
    ])
  })

  it('says that its UTR was recorded before, and keeps what was typed', async () => {
    const { press, server } = await show(claimed)
    const detail = 'This payment is already recorded for donation D2'
    server.refuses(confirmDonation, 'utr_taken', { detail })
    await press('Confirm payment received')
    expect(await screen.findByText(detail)).toBeTruthy()
    expect(screen.getByLabelText('UTR on the statement')).toHaveProperty('value', utr)
  })

  it('keeps what was typed without a network', async () => {
    const { press, network } = await show(claimed)
    network.lose()
    await press('Confirm payment received')
    expect(await screen.findByText(/^Could not connect. What you typed is still here/)).toBeTruthy()
  })

  it('is confirmed once, however often the button is pressed', async () => {
    const { press, server } = await show(claimed)
    const release = server.holds(confirmDonation, aStaffDonation(received))
    await press('Confirm payment received')
    await press('Confirm payment received')
    release()
    await screen.findByText('Confirmed. The receipt is on its way to the donor.')
    expect(server.received(confirmDonation)).toHaveLength(1)
  })

  it('that nobody paid is cancelled without a question', async () => {
    const { press, server } = await show()
    server.answers(cancelDonation, aStaffDonation({ status: 'cancelled' }))
    await press('Cancel this pledge')
    expect(await screen.findByText('Pledge cancelled')).toBeTruthy()
    expect(server.received(cancelDonation)).toEqual([{ reference }])
  })

  it('says why it could not be cancelled', async () => {
    const { press, server } = await show()
    server.refuses(cancelDonation, 'wrong_status', { detail: 'It was confirmed meanwhile' })
    await press('Cancel this pledge')
    expect(await screen.findByText('It was confirmed meanwhile')).toBeTruthy()
  })
})

describe('Another payment of the same donor', () => {
  const entered = async () => {
    const page = await show({ ...received, actions: ['another'] })
    await page.user.click(screen.getByText('Another payment from this donor?'))
    page.pick('Date received', '2026-11-24')
    await page.type('Amount on the statement, in rupees', '501')
    await page.type('UTR on the statement', utr)
    return page
  }

  it('is recorded after a question, and the fields are empty again', async () => {
    const { press, server, dialog } = await entered()
    server.answers(recordPayment, aStaffDonation(received))
    await press('Record another payment')
    const asked = await dialog('Record another ₹501?')
    expect(asked.text).toContain('We email Asha Patil our thanks and a second receipt')
    expect(server.received(recordPayment)).toEqual([])
    await asked.press('Record payment')
    const toast = 'Recorded as a separate donation. The receipt is on its way.'
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(server.received(recordPayment)).toEqual([
      { reference, paidOn: '2026-11-24', utr, amountPaise: 50_100 },
    ])
    expect(screen.getByLabelText('UTR on the statement')).toHaveProperty('value', '')
  })

  it('is recorded once, and stays as typed without a network', async () => {
    const page = await entered()
    await expectSteady(page, {
      button: 'Record another payment',
      press: async () => {
        await page.press('Record another payment')
        await (await page.dialog('Record another ₹501?')).press('Record payment')
      },
      sends: recordPayment,
      answer: aStaffDonation(received),
    })
  })

  it('is not recorded after Go back, and says if it was recorded before', async () => {
    const { press, server, dialog } = await entered()
    await press('Record another payment')
    await (await dialog('Record another ₹501?')).press('Go back')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(server.received(recordPayment)).toEqual([])
    server.refuses(recordPayment, 'utr_taken', { detail: 'It is already recorded' })
    await press('Record another payment')
    await (await dialog('Record another ₹501?')).press('Record payment')
    expect(await screen.findByText('It is already recorded')).toBeTruthy()
    expect(screen.getByLabelText('UTR on the statement')).toHaveProperty('value', utr)
  })
})

describe('A cheque', () => {
  const cheque: Partial<StaffDonationDetails> = { paymentMethod: 'cheque', actions: ['cheque'] }

  it.each([
    ['Cleared: issue the receipt', 'cleared', 'Cleared. The receipt is issued.'],
    ['Bounced', 'bounced', 'Recorded: the cheque bounced'],
  ] as const)('%s', async (button, outcome, toast) => {
    const { press, pick, server } = await show(cheque)
    expect(screen.getByLabelText('Day of the bank’s answer')).toHaveProperty('value', '2026-11-24')
    pick('Day of the bank’s answer', '2026-11-23')
    server.answers(answerCheque, aStaffDonation(received))
    await press(button)
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(server.received(answerCheque)).toEqual([{ reference, outcome, on: '2026-11-23' }])
  })

  it('is answered once, whatever the answer', async () => {
    const page = await show(cheque)
    page.pick('Day of the bank’s answer', '2026-11-23')
    const button = 'Cleared: issue the receipt'
    await expectSteady(page, { button, sends: answerCheque, answer: aStaffDonation(cheque) })
    await expectSteady(page, { button: 'Bounced', sends: answerCheque, answer: aStaffDonation() })
  })

  it('that bounced can only be cleared, and a refused day is said beside it', async () => {
    const { press, server } = await show({ ...cheque, status: 'failed' })
    expect(screen.queryByRole('button', { name: 'Bounced' })).toBeNull()
    const detail = 'This day has not come yet'
    server.refuses(answerCheque, 'invalid_input', { errors: [{ pointer: '#/on', detail }] })
    await press('Cleared: issue the receipt')
    expect(await screen.findByText(detail)).toBeTruthy()
  })
})

describe('A refund', () => {
  it('by the card provider needs a reason and an answer to a question', async () => {
    const { press, type, server, dialog } = await show({
      ...received,
      paymentMethod: 'card',
      amount: 1001,
      refundedAmount: 1,
      actions: ['refund'],
    })
    await press('Refund')
    expect(screen.getByText('Please give a reason')).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await type('Reason', 'Given twice')
    await press('Refund')
    const asked = await dialog('Refund ₹1,000?')
    expect(asked.text).toContain('goes back to the card of Asha Patil')
    await asked.press('Go back')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(server.received(refundDonation)).toEqual([])
    server.answers(refundDonation, aStaffDonation({ ...received, actions: ['refund'] }))
    await press('Refund')
    await (await dialog('Refund ₹1,000?')).press('Refund donation')
    expect(await screen.findByText('The refund is on its way')).toBeTruthy()
    expect(server.received(refundDonation)).toEqual([{ reference, reason: 'Given twice' }])
  })

  it.each([
    ['cash', true],
    ['hundi', true],
    ['transfer', false],
  ] as const)('of %s is recorded, in cash by itself: %s', async (paymentMethod, isInCash) => {
    const { press, type, server, dialog } = await show({
      ...received,
      paymentMethod,
      actions: ['return'],
    })
    server.answers(returnDonation, aStaffDonation(received))
    await type('Reason', 'Given twice')
    await press('Record a refund')
    await (await dialog('Was ₹1,001 refunded?')).press('Confirm refund')
    expect(await screen.findByText('Refund recorded')).toBeTruthy()
    expect(server.received(returnDonation)).toEqual([
      { reference, reason: 'Given twice', isInCash },
    ])
  })

  it.each([
    ['Refund', 'refund', 'card', 'Refund ₹1,001?', 'Refund donation', refundDonation],
    ['Record a refund', 'return', 'cash', 'Was ₹1,001 refunded?', 'Confirm refund', returnDonation],
  ] as const)('%s: once', async (button, action, paymentMethod, title, sure, sends) => {
    const page = await show({ ...received, paymentMethod, actions: [action] })
    await page.type('Reason', 'Given twice')
    await expectSteady(page, {
      button,
      press: async () => {
        await page.press(button)
        await (await page.dialog(title)).press(sure)
      },
      sends,
      answer: aStaffDonation({ ...received, paymentMethod, actions: [action] }),
    })
  })

  it('can be said to be in cash, and keeps its reason when it failed', async () => {
    const { press, type, server, dialog, user } = await show({
      ...received,
      actions: ['return'],
    })
    server.refuses(returnDonation, 'internal')
    await type('Reason', 'Given twice')
    await user.click(screen.getByLabelText(/^Refunded in cash/))
    await press('Record a refund')
    await (await dialog('Was ₹1,001 refunded?')).press('Confirm refund')
    expect(await screen.findByText(/^Something went wrong on the server/)).toBeTruthy()
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Given twice')
    expect(server.received(returnDonation)[0]).toHaveProperty('isInCash', true)
  })
})

describe('What else is done with a donation', () => {
  it('a PAN is added later, and said to be wrong beside it', async () => {
    const { press, type, server } = await show({ ...received, actions: ['pan'] })
    server.judges(addPan)
    await type('PAN', 'ABC')
    await press('Add to Form 10BD')
    expect(await screen.findByText(/PAN has/)).toBeTruthy()
    await type('PAN', 'ABCPE1234F')
    await type('Address', 'Pune')
    server.answers(addPan, aStaffDonation(received))
    await press('Add to Form 10BD')
    expect(await screen.findByText('Added. The donation is in Form 10BD now.')).toBeTruthy()
    expect(server.received(addPan)).toEqual([
      { reference, pan: 'ABCPE1234F', donorAddress: 'Pune' },
    ])
  })

  it('a PAN is added once, and stays as typed without a network', async () => {
    const page = await show({ ...received, actions: ['pan'] })
    await page.type('PAN', 'ABCPE1234F')
    await page.type('Address', 'Pune')
    const answer = aStaffDonation(received)
    await expectSteady(page, { button: 'Add to Form 10BD', sends: addPan, answer })
  })

  it('one that was recorded by mistake is made void, by the number of its receipt', async () => {
    const { press, type, server, dialog } = await show({
      ...received,
      actions: ['void'],
      receiptNumber: 'R-7',
    })
    server.answers(voidDonation, { reference, receiptNumber: 'R-7' })
    await type('What went wrong?', 'Typed twice')
    await press('Make void')
    const asked = await dialog('Make R-7 void?')
    expect(asked.text).toContain('please take it back and give the right one')
    await asked.press('Make void')
    expect(await screen.findByText('R-7 is void')).toBeTruthy()
    expect(server.received(voidDonation)).toEqual([{ reference, reason: 'Typed twice' }])
  })
})
