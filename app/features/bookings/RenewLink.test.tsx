import { describe, expect, it } from 'vitest'
import { aBooking } from '#app/test/aBooking.ts'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renewBookingLink } from '#contract/bookings/public.ts'
import { reference, showBooking } from './showBooking.tsx'

/** With the question open. */
const show = async (options: Parameters<typeof showBooking>[0] = {}) => {
  const page = await showBooking(options)
  await page.isShown()
  await page.user.click(await screen.findByRole('button', { name: 'Make new link' }))
  return page
}

describe('A new link to a booking', () => {
  it('is made only after a question, which takes the focus', async () => {
    const { press, server, container } = await show()
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Links in earlier emails/)
    await expectAccessible(container)
    await press('Keep this link')
    expect(screen.queryByText(/^Links in earlier emails/)).toBeNull()
    expect(server.received(renewBookingLink)).toEqual([])
  })

  it('is made once, replaces the old one in the address, and says so', async () => {
    const { press, user, server, address } = await show()
    const release = server.holds(renewBookingLink, aBooking({ token: 'newer' }))
    await press('Make new link')
    await user.click(screen.getByRole('button', { name: 'Making link...' }))
    expect(screen.getByRole('button', { name: 'Keep this link' })).toHaveProperty('disabled', true)
    release()
    expect(await screen.findByText('New link made')).toBeTruthy()
    expect(await screen.findByText('We have emailed it as well.')).toBeTruthy()
    expect(server.received(renewBookingLink)).toEqual([{ reference, token: 'secret' }])
    await expect.poll(address).toBe('/booking/pj-2026-7k3m9w#newer')
  })

  it('of one’s own booking is not in the address', async () => {
    const { press, server, address } = await show({ account: anAccount(), secret: '' })
    server.answers(renewBookingLink, aBooking({ token: 'newer' }))
    await press('Make new link')
    expect(await screen.findByText('New link made')).toBeTruthy()
    expect(server.received(renewBookingLink)).toEqual([{ reference }])
    expect(address()).toBe('/booking/pj-2026-7k3m9w')
  })

  it('is not called unmade when the answer was lost, and pressed again is the same', async () => {
    const { press, server, network } = await show()
    server.answers(renewBookingLink, aBooking({ token: 'newer' }))
    server.setReachable(false)
    await press('Make new link')
    expect(await screen.findByText('We can’t tell if the new link was made')).toBeTruthy()
    network.regain()
    // The question is still open.
    await screen.findByText(/^Links in earlier emails/)
    await press('Make new link')
    expect(await screen.findByText('New link made')).toBeTruthy()
    expect(server.received(renewBookingLink)).toHaveLength(1)
  })

  it('says why none was made', async () => {
    const { press, server } = await show()
    server.refuses(renewBookingLink, 'internal')
    await press('Make new link')
    expect(await screen.findByText('No new link was made')).toBeTruthy()
    expect(
      await screen.findByText('Something went wrong at our end. Please try again in a moment.'),
    ).toBeTruthy()
    server.answers(renewBookingLink, aBooking({ token: 'newer' }))
    await press('Make new link')
    expect(await screen.findByText('New link made')).toBeTruthy()
    const keys = server.headers(renewBookingLink).map((headers) => headers.get('idempotency-key'))
    expect(keys[1]).toBe(keys[0])
  })

  it('is not offered offline', async () => {
    const { network } = await show()
    network.lose()
    expect(
      await screen.findByText('You’re offline. You can make a new link once you’re back online.'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Make new link' })).toBeNull()
  })
})
