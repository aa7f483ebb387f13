import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { claimDakshina, type Dakshina, getDakshina } from '#contract/bookings/dakshina.ts'
import { reference, showBooking } from './showBooking.tsx'

const key = { reference, token: 'secret' }
const none: Dakshina = { reference, paid: [], canPay: true }
const claim = { amount: 1001, claimedAt: '2026-11-21T03:00:00.000Z' }
const paid: Dakshina['paid'][number] = {
  amount: 2100,
  method: 'cash',
  paidOn: '2026-11-20',
  receiptPath: '/api/dakshina-receipts/p-1/pdf?token=key',
  isTest: false,
}

const show = async (options: Parameters<typeof showBooking>[0] = {}) => {
  const page = await showBooking(options)
  await page.isShown()
  const part = await screen.findByRole('region', { name: 'Dakshina' })
  return {
    ...page,
    part,
    byUpi: async (amount: string) => {
      await page.user.click(await within(part).findByLabelText(/^UPI/))
      const field = within(part).getByLabelText('Amount in rupees')
      await page.user.clear(field)
      await page.user.type(field, amount)
    },
  }
}

describe('The dakshina of a booking', () => {
  it('is optional, and says so', async () => {
    const { part, server, container } = await show()
    expect(await within(part).findByText('Not paid')).toBeTruthy()
    expect(part.textContent).toContain('Your booking is valid without it')
    expect(server.received(getDakshina)).toEqual([key])
    await expectAccessible(container)
  })

  it('tells the temple once what was paid by UPI, and invites nobody to pay again', async () => {
    const { part, byUpi, server, user } = await show()
    await byUpi('1001')
    expect(await within(part).findByText('Now pay ₹1,001 by UPI')).toBeTruthy()
    const release = server.holds(claimDakshina, { ...none, claim })
    await user.dblClick(within(part).getByRole('button', { name: 'I have paid' }))
    expect(await within(part).findByText('“I have paid” is waiting to be sent.')).toBeTruthy()
    server.answers(getDakshina, { ...none, claim })
    release()
    expect(await within(part).findByText('₹1,001, waiting to be confirmed')).toBeTruthy()
    expect(server.received(claimDakshina)).toEqual([{ ...key, amount: 1001 }])
    expect(within(part).queryByText('Now pay ₹1,001 by UPI')).toBeNull()
    expect(within(part).queryByRole('radio')).toBeNull()
  })

  it('paid by cheque waits for the bank, and invites nobody to pay again', async () => {
    const { part } = await show({ dakshina: { atBank: 2100, canPay: false } })
    expect(await within(part).findByText(/^We have your cheque for ₹2,100\./)).toBeTruthy()
    expect(within(part).getByText('₹2,100, waiting to be confirmed')).toBeTruthy()
    expect(within(part).queryByRole('radio')).toBeNull()
  })

  it('begins anew when the temple finds no such payment and closes the claim', async () => {
    const { part, byUpi, server, user, queryClient } = await show()
    await byUpi('1001')
    server.answers(claimDakshina, { ...none, claim })
    server.answers(getDakshina, { ...none, claim })
    await user.click(within(part).getByRole('button', { name: 'I have paid' }))
    await within(part).findByText('₹1,001, waiting to be confirmed')
    server.answers(getDakshina, none)
    await act(() => queryClient.invalidateQueries())
    const atTemple = await within(part).findByRole('radio', { name: /^Pay at the temple/ })
    expect(atTemple).toHaveProperty('checked', true)
    expect(within(part).queryByText('Now pay ₹1,001 by UPI')).toBeNull()
  })

  it('can be claimed offline, and is sent once later', async () => {
    const { part, byUpi, server, user, network, isKept } = await show()
    await isKept()
    await byUpi('501')
    network.lose()
    await user.dblClick(within(part).getByRole('button', { name: 'I have paid' }))
    expect(await within(part).findByText('Waiting to be sent')).toBeTruthy()
    const waiting = within(part).getByText('“I have paid” is waiting to be sent.')
    await expect.poll(() => document.activeElement).toBe(waiting)
    expect(server.received(claimDakshina)).toEqual([])
    const later = { ...none, claim: { ...claim, amount: 501 } }
    server.answers(claimDakshina, later)
    server.answers(getDakshina, later)
    network.regain()
    await expect.poll(() => server.received(claimDakshina)).toEqual([{ ...key, amount: 501 }])
    expect(await within(part).findByText('₹501, waiting to be confirmed')).toBeTruthy()
    const notice = await within(part).findByText(/^You told us on .* that you have paid\.$/)
    await expect.poll(() => document.activeElement).toBe(notice)
  })

  it('lists what was received, each with its receipt', async () => {
    const { part } = await show({
      dakshina: {
        canPay: false,
        paid: [
          { ...paid, refundedAmount: 100.5 },
          { ...paid, method: 'upi', receiptPath: '/2', isTest: true },
        ],
      },
    })
    expect(await within(part).findByText('Paid')).toBeTruthy()
    expect(within(part).getByText('₹2,100 in cash on 20 Nov 2026')).toBeTruthy()
    expect(within(part).getByText('₹2,100 by UPI on 20 Nov 2026')).toBeTruthy()
    expect(within(part).getByText('₹100.50 of it was refunded.')).toBeTruthy()
    expect(within(part).getByText('Test mode: no money was paid.')).toBeTruthy()
    const receipts = within(part).getAllByText('Receipt (PDF)')
    expect(receipts.map((link) => link.getAttribute('href'))).toEqual([paid.receiptPath, '/2'])
    expect(within(part).queryByRole('radio')).toBeNull()
  })

  it('is called refunded once all of it went back', async () => {
    const { part } = await show({
      dakshina: { canPay: false, paid: [{ ...paid, refundedAmount: 2100 }] },
    })
    expect(await within(part).findByText('Refunded')).toBeTruthy()
    expect(within(part).queryByText('Paid')).toBeNull()
  })

  it('waits for the bank’s answer after the card form, and offers no way to pay meanwhile', async () => {
    const { part } = await show({ hasPaid: true })
    expect(await within(part).findByText(/^We are waiting for the bank’s answer\./)).toBeTruthy()
    expect(within(part).queryByRole('radio')).toBeNull()
  })

  it('offers no way to pay after the card form while nobody knows whether it was paid', async () => {
    const server = templeServer()
    server.refuses(getDakshina, 'unavailable')
    const { part } = await show({ server, hasPaid: true })
    await expect.poll(() => server.received(getDakshina)).not.toEqual([])
    expect(await within(part).findByText(/^We are waiting for the bank’s answer\./)).toBeTruthy()
    expect(within(part).queryByRole('radio')).toBeNull()
  })

  it('is not there for a cancelled puja for which nothing was given', async () => {
    const { isShown } = await showBooking({
      booking: { status: 'cancelled' },
      dakshina: { canPay: false },
    })
    await isShown()
    await screen.findByText('The link to this booking')
    expect(screen.queryByRole('region', { name: 'Dakshina' })).toBeNull()
  })

  it('says offline that it cannot know what was paid', async () => {
    const server = templeServer()
    server.refuses(getDakshina, 'unavailable')
    const { part, network } = await show({ server })
    network.lose()
    expect(
      await within(part).findByText('You’re offline, so we can’t check what you have paid.'),
    ).toBeTruthy()
  })
})
