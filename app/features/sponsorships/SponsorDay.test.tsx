import { describe, expect, it } from 'vitest'
import { aDonation } from '#app/test/aDonation.ts'
import { aSite } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { renderPage } from '#app/test/renderPage.tsx'
import { screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { createDonation, getDonation, getPaymentSettings } from '#contract/donations/public.ts'
import { getSite, type Site } from '#contract/site/public.ts'
import { getSponsorCalendar, holdSponsoredDay } from '#contract/sponsorships/public.ts'

const upi = { address: 'temple@bank', name: 'Shri Ganesha Mandir' }

const annadan = {
  id: 'annadan',
  name: 'Annadan',
  text: 'A meal for everyone who comes',
  price: 5000,
  places: 1,
  taken: [{ date: '2026-11-25', places: 1, names: ['Arjun Rao'] }],
}
const lamps = { id: 'lamps', name: 'Lamps', price: 1100, places: 3, taken: [] }
const calendar = {
  from: '2026-11-24',
  to: '2027-12-31',
  closed: ['2026-11-26'],
  festivals: [{ date: '2026-11-27', name: 'Sankashti Chaturthi' }],
  offerings: [lamps, annadan],
}
const held = {
  id: 'day-1',
  heldUntil: '2026-11-23T06:30:00Z',
  amount: 5000,
  purpose: 'Annadan on 27 Nov 2026',
}

const visit = async (site: Partial<Site> = {}) => {
  const server = templeServer()
  server.answers(getSite, aSite({ upiAddress: upi.address, hasSponsoring: true, ...site }))
  server.answers(getPaymentSettings, { cards: 'none', upi })
  server.answers(getSponsorCalendar, calendar)
  return renderPage('/donate', { server })
}

const days = () => screen.findByRole('radiogroup', { name: /^Which day/ })

const show = async () => {
  const page = await visit()
  await page.user.click(await screen.findByRole('button', { name: 'Choose a day' }))
  await days()
  return page
}

const day = (name: RegExp) => screen.getByRole('radio', { name })

describe('Sponsoring a day', () => {
  it('is reached from the top of the page, where the keyboard goes on at its days', async () => {
    const { user } = await visit()
    await user.click(await screen.findByRole('link', { name: 'Sponsor a day' }))
    await days()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sponsor a day' }))
  })

  it('is on the page only where something can be sponsored', async () => {
    const { server } = await visit({ hasSponsoring: undefined })
    expect(await screen.findByRole('link', { name: 'Every month' })).toBeTruthy()
    expect(screen.queryByText('Sponsor a day')).toBeNull()
    expect(server.received(getSponsorCalendar)).toEqual([])
  })

  it('says so if the days cannot be loaded, and tries again', async () => {
    const { server, user } = await visit()
    server.refuses(getSponsorCalendar, 'unavailable')
    await user.click(await screen.findByRole('button', { name: 'Choose a day' }))
    expect(await screen.findByText('The days could not be loaded.')).toBeTruthy()
    server.answers(getSponsorCalendar, calendar)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await days()
  })

  it('shows which days are free, with places, festivals and closed days', async () => {
    const { container, user } = await show()
    expect(day(/^24 3 left$/)).toHaveProperty('disabled', false)
    await user.click(screen.getByRole('radio', { name: /Annadan/ }))
    expect(day(/^25 taken$/)).toHaveProperty('disabled', true)
    expect(day(/^26 closed$/)).toHaveProperty('disabled', true)
    expect(day(/^23$/)).toHaveProperty('disabled', true)
    expect(screen.getByText('Sponsored this month: 25 Nov, Arjun Rao')).toBeTruthy()
    await user.click(day(/^27 Sankashti Chaturthi$/))
    expect(screen.getByText('27 Nov: Sankashti Chaturthi.')).toBeTruthy()
    const earlier = screen.getByRole('button', { name: 'Earlier month' })
    expect(earlier.getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Later month' }))
    expect(screen.getByText('December 2026')).toBeTruthy()
    await expectAccessible(container)
  })

  it('says what is missing, holds the day once, and then takes the usual gift for it', async () => {
    const page = await show()
    const { server, user, address } = page
    const reserve = 'Continue to your gift'
    await user.click(screen.getByRole('button', { name: reserve }))
    expect(await screen.findByText('Please choose a day')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: /Annadan/ }))
    await user.click(day(/^27/))
    await write(user, 'In whose name?', 'Ganesh Kulkarni')
    await user.click(screen.getByLabelText(/Show this name/))
    await expectSteady(page, { button: reserve, sends: holdSponsoredDay, answer: held })
    expect(server.received(holdSponsoredDay)).toEqual([
      { sponsorshipId: 'annadan', date: '2026-11-27', name: 'Ganesh Kulkarni', isNameShown: true },
    ])
    expect(await screen.findByText('Annadan on 27 Nov 2026: ₹5,000')).toBeTruthy()
    expect(screen.getByText('Reserved for you until 12:00 PM.')).toBeTruthy()
    expect(screen.queryByLabelText(/Your amount/)).toBeNull()
    server.answers(createDonation, aDonation())
    server.answers(getDonation, aDonation())
    await write(user, 'Your full name', 'Meera Kulkarni')
    await write(user, 'Email', 'meera@example.org')
    await user.click(await screen.findByRole('button', { name: 'Donate ₹5,000' }))
    await expect.poll(address).toMatch(/^\/donation\//)
    expect(server.received(createDonation)).toMatchObject([{ amount: 5000, sponsoredDay: 'day-1' }])
  })
})
