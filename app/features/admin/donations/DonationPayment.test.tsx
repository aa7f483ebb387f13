import { describe, expect, it } from 'vitest'
import { aStaffDonation } from '#app/test/aStaffDonation.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen } from '#app/test/render.tsx'
import {
  answerCheque,
  cancelDonation,
  confirmDonation,
  getStaffDonation,
  recordPayment,
  type StaffDonationDetails,
} from '#contract/donations/admin.ts'
import { received, reference, showDetails, utr } from './showDetails.tsx'

describe('A UPI pledge', () => {
  const claimed = { claimedAt: '2026-11-22T20:00:00Z', utr }

  it('is confirmed with what the donor said, on the temple’s day', async () => {
    const { press, server } = await showDetails(claimed)
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
    const { press, type, pick, server } = await showDetails()
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
    const { press, type, server, dialog, user } = await showDetails(claimed)
    await type('Amount on the statement, in rupees', '1,500.50')
    await press('Confirm payment received')
    const confirmation = await dialog('Record ₹1,500.50 as received?')
    expect(confirmation.text).toContain('Asha Patil promised ₹1,001, so please check again')
    await confirmation.press('Go back')
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
    const { press, server } = await showDetails(claimed)
    const detail = 'This payment is already recorded for donation D2'
    server.refuses(confirmDonation, 'utr_taken', { detail })
    await press('Confirm payment received')
    expect(await screen.findByText(detail)).toBeTruthy()
    expect(screen.getByLabelText('UTR on the statement')).toHaveProperty('value', utr)
  })

  it('keeps what was typed without a network', async () => {
    const { press, network } = await showDetails(claimed)
    network.lose()
    await press('Confirm payment received')
    expect(await screen.findByText(/^Could not connect. What you typed is still here/)).toBeTruthy()
  })

  it('is confirmed once, however often the button is pressed', async () => {
    const { press, server } = await showDetails(claimed)
    const release = server.holds(confirmDonation, aStaffDonation(received))
    await press('Confirm payment received')
    await press('Confirm payment received')
    release()
    await screen.findByText('Confirmed. The receipt is on its way to the donor.')
    expect(server.received(confirmDonation)).toHaveLength(1)
  })

  it('that nobody paid is cancelled without a question', async () => {
    const { press, server } = await showDetails()
    server.answers(cancelDonation, aStaffDonation({ status: 'cancelled' }))
    await press('Cancel this promise')
    expect(await screen.findByText('Promise cancelled')).toBeTruthy()
    expect(server.received(cancelDonation)).toEqual([{ reference }])
  })

  it('says why it could not be cancelled', async () => {
    const { press, server } = await showDetails()
    server.refuses(cancelDonation, 'wrong_status', { detail: 'It was confirmed meanwhile' })
    await press('Cancel this promise')
    expect(await screen.findByText('It was confirmed meanwhile')).toBeTruthy()
  })
})

describe('Another payment of the same donor', () => {
  const entered = async () => {
    const page = await showDetails({ ...received, actions: ['another'] })
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
    const confirmation = await dialog('Record another ₹501?')
    expect(confirmation.text).toContain('We email Asha Patil our thanks and a second receipt')
    expect(server.received(recordPayment)).toEqual([])
    await confirmation.press('Record payment')
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
    const { press, pick, server } = await showDetails(cheque)
    expect(screen.getByLabelText('Day of the bank’s answer')).toHaveProperty('value', '2026-11-24')
    pick('Day of the bank’s answer', '2026-11-23')
    server.answers(answerCheque, aStaffDonation(received))
    await press(button)
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(server.received(answerCheque)).toEqual([{ reference, outcome, on: '2026-11-23' }])
  })

  it('is answered once, whatever the answer', async () => {
    const page = await showDetails(cheque)
    page.pick('Day of the bank’s answer', '2026-11-23')
    const button = 'Cleared: issue the receipt'
    await expectSteady(page, { button, sends: answerCheque, answer: aStaffDonation(cheque) })
    await expectSteady(page, { button: 'Bounced', sends: answerCheque, answer: aStaffDonation() })
  })

  it('that bounced can only be cleared, and a refused day is said beside it', async () => {
    const { press, server } = await showDetails({ ...cheque, status: 'failed' })
    expect(screen.queryByRole('button', { name: 'Bounced' })).toBeNull()
    const detail = 'This day has not come yet'
    server.refuses(answerCheque, 'invalid_input', { errors: [{ pointer: '#/on', detail }] })
    await press('Cleared: issue the receipt')
    expect(await screen.findByText(detail)).toBeTruthy()
  })
})
