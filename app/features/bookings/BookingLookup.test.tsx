import { describe, expect, it } from 'vitest'
import { aBooking } from '#app/test/aBooking.ts'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getBooking } from '#contract/bookings/public.ts'
import { reference, showBooking } from './showBooking.tsx'

describe('The page of a booking', () => {
  it('is a pass: the puja, when, for whom, and the code of its link', async () => {
    const { isShown, server, container } = await showBooking({
      booking: {
        status: 'confirmed',
        phone: '+91 98220 00000',
        specialRequests: 'In Marathi',
        sankalp: { names: ['Asha', 'रवी'], gotra: 'Kashyapa', isGotraUnknown: false },
      },
    })
    await isShown()
    expect(await screen.findByRole('img', { name: 'QR code of this page' })).toBeTruthy()
    const ticket = screen.getByRole('article')
    for (const text of [
      'Shri Ganesha Mandir',
      'Confirmed',
      'Fri, 27 Nov',
      'Evening, 4:00 PM - 8:00 PM',
      'Asha',
      'रवी',
      'Kashyapa',
      reference,
    ])
      expect(ticket.textContent?.replaceAll('\u00a0', ' '), text).toContain(text)
    expect(server.received(getBooking)).toEqual([{ reference, token: 'secret' }])
    expect(screen.getByText('Add to calendar').closest('a')?.getAttribute('href')).toBe(
      '/booking/pj-2026-7k3m9w.ics?token=secret',
    )
    await expectAccessible(container)
  })

  it('has no code and no change once it is cancelled', async () => {
    const { isShown } = await showBooking({ booking: { status: 'cancelled' } })
    await isShown()
    expect(screen.queryByText('Add to calendar')).toBeNull()
    expect(screen.queryByRole('img', { name: 'QR code of this page' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Change your booking' })).toBeNull()
  })

  it('is its owner’s without the secret', async () => {
    const { isShown, server } = await showBooking({ account: anAccount(), secret: '' })
    await isShown()
    expect(server.received(getBooking)).toEqual([{ reference }])
    await expect
      .poll(() => screen.getByText('Add to calendar').closest('a')?.getAttribute('href'))
      .toBe('/booking/pj-2026-7k3m9w.ics')
  })

  it('says that a wrong link opens nothing', async () => {
    const server = templeServer()
    server.refuses(getBooking, 'not_found')
    const { container } = await showBooking({ server, secret: 'wrong' })
    expect(
      await screen.findByRole('heading', { name: 'This booking cannot be opened' }),
    ).toBeTruthy()
    expect(
      screen.getByText(/^The link is incomplete, or a newer one has replaced it\./),
    ).toBeTruthy()
    const login = screen.getByRole('link', { name: 'Login' }).getAttribute('href')
    expect(decodeURIComponent(login ?? '')).toBe('/login?back=/booking/pj-2026-7k3m9w')
    await expectAccessible(container)
  })

  it('says that the time of a link is over', async () => {
    const server = templeServer()
    server.refuses(getBooking, 'link_over')
    await showBooking({ server })
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy()
    expect(screen.getByText(/works until 90 days after the puja/)).toBeTruthy()
  })

  it('asks a guest without the secret who they are', async () => {
    const { server } = await showBooking({ secret: '' })
    expect(await screen.findByRole('heading', { name: 'Whose booking is this?' })).toBeTruthy()
    expect(server.received(getBooking)).toEqual([])
  })

  it('says that it cannot be loaded when the server fails', async () => {
    const server = templeServer()
    server.refuses(getBooking, 'internal')
    await showBooking({ server })
    expect(
      await screen.findByRole('heading', { name: 'We can’t load this booking right now' }),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('is shown offline as the phone last saw it, and says of when that is', async () => {
    const { isShown, isKept, network } = await showBooking()
    await isShown()
    await isKept()
    network.lose()
    expect(
      await screen.findByText(/^As of .*\. We can’t check for changes right now\.$/),
    ).toBeTruthy()
    expect(screen.getByText('You can add it to your calendar when you’re online.')).toBeTruthy()
    expect(screen.getByText('Ganesh Puja')).toBeTruthy()
  })

  it('stays on the phone when its link was replaced, and says since when', async () => {
    const server = templeServer()
    server.refuses(getBooking, 'link_over')
    const { db, isShown } = await showBooking({ server, secret: '' })
    const seenAt = '2026-11-20T06:30:00.000Z'
    await db.bookings.put({ reference, booking: aBooking(), seenAt })
    await isShown()
    expect(await screen.findByText(/^Saved on this phone on /)).toBeTruthy()
    expect(server.received(getBooking)).toEqual([{ reference, token: 'secret' }])
  })
})
