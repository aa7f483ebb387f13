import { describe, expect, it } from 'vitest'
import { aStaffDonation } from '#app/test/aStaffDonation.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen } from '#app/test/render.tsx'
import { refundDonation, returnDonation } from '#contract/donations/admin.ts'
import { received, reference, showDetails } from './showDetails.tsx'

describe('A refund', () => {
  it('by the card provider needs a reason and an answer to a question', async () => {
    const { press, type, server, dialog } = await showDetails({
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
    const confirmation = await dialog('Refund ₹1,000?')
    expect(confirmation.text).toContain('goes back to the card of Asha Patil')
    await confirmation.press('Go back')
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
    const { press, type, server, dialog } = await showDetails({
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
    const page = await showDetails({ ...received, paymentMethod, actions: [action] })
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
    const { press, type, server, dialog, user } = await showDetails({
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
