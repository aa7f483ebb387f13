import { describe, expect, it } from 'vitest'
import { aBooking } from '#app/test/aBooking.ts'
import { aDonation } from '#app/test/aDonation.ts'
import { anOrder } from '#app/test/anOrder.ts'
import { anAccount } from '#app/test/builders.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderPage } from '#app/test/renderPage.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listMyBookings } from '#contract/bookings/mine.ts'
import { getPaymentSettings } from '#contract/donations/public.ts'
import { listSessions } from '#contract/accounts/myAccount.ts'
import { listMyDonations } from '#contract/donations/mine.ts'
import { listMyOrders } from '#contract/orders/public.ts'
import { listMyReminders } from '#contract/reminders/public.ts'

describe('The account’s page', () => {
  it('shows what was booked, given and ordered since the app started, here or elsewhere', async () => {
    const server = templeServer()
    server.answers(listMyReminders, [])
    server.answers(listSessions, [])
    server.answers(getPaymentSettings, { cards: 'none' })
    const { user } = await renderPage('/donate', { account: anAccount(), server })
    await expect.poll(() => server.received(listMyDonations).length).toBeGreaterThan(0)
    server.answers(listMyBookings, [aBooking()])
    server.answers(listMyDonations, [
      aDonation({ amount: 1001, paymentMethod: 'card', status: 'succeeded' }),
    ])
    server.answers(listMyOrders, [anOrder()])
    await user.click(screen.getByText('Account', { selector: 'a' }))
    const main = await screen.findByRole('main')
    for (const what of [/Ganesh Puja/, '₹1,001', /Daily Puja Kit/])
      expect(await within(main).findByText(what)).toBeTruthy()
  })
})
