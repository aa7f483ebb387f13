import { describe, expect, it } from 'vitest'
import { aBooking } from '#app/test/aBooking.ts'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { cancelBooking, rescheduleBooking } from '#contract/bookings/public.ts'
import { reference, showBooking } from './showBooking.tsx'

const key = { reference, token: 'secret' }
const cancelled = aBooking({
  status: 'cancelled',
  trail: [
    ...aBooking().trail,
    { status: 'cancelled', at: '2026-11-21T03:00:00.000Z', by: 'devotee' },
  ],
})

describe('The rule for changes', () => {
  it.each([
    [{}, /^You may move it once, or cancel it, up to 4:00 PM, 26 Nov\.$/, true, true],
    [{ canReschedule: false }, /^You have already moved it\. You may still cancel it/, false, true],
    [
      { changeUntil: '2026-11-21T02:00:00.000Z' },
      /^This booking can no longer be changed online\. Please call us: \+91 20 5550 0108$/,
      false,
      false,
    ],
  ])(
    'is said, and only what it allows is offered: %o',
    async (booking, rule, mayMove, mayCancel) => {
      const { isShown } = await showBooking({ booking })
      await isShown()
      const section = screen.getByRole('region', { name: 'Change your booking' })
      expect(section.querySelector('p')?.textContent?.replaceAll('\u00a0', ' ')).toMatch(rule)
      const has = (name: string) => within(section).queryByRole('button', { name }) !== null
      expect(has('Move to another day')).toBe(mayMove)
      expect(has('Cancel booking')).toBe(mayCancel)
      const call = within(section).queryByRole('link', { name: '+91 20 5550 0108' })
      expect(call?.getAttribute('href')).toBe(mayCancel ? undefined : 'tel:+912055500108')
    },
  )
})

/** With the question open. */
const showQuestion = async (options: Parameters<typeof showBooking>[0] = {}) => {
  const page = await showBooking(options)
  await page.isShown()
  await page.isKept()
  await page.press('Cancel booking')
  return page
}

describe('Cancelling a booking', () => {
  it('asks first, and nothing happens to who keeps it', async () => {
    const { press, server, container } = await showQuestion()
    const heading = await screen.findByRole('heading', { name: 'Cancel this booking?' })
    await expect.poll(() => document.activeElement).toBe(heading)
    expect(screen.getByText('Your slot will be released. This cannot be undone.')).toBeTruthy()
    await expectAccessible(container)
    await press('Keep booking')
    expect(screen.queryByRole('heading', { name: 'Cancel this booking?' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeTruthy()
    expect(server.received(cancelBooking)).toEqual([])
  })

  it('cancels it once, however often it is pressed, and says so', async () => {
    const { press, server, user } = await showQuestion()
    const release = server.holds(cancelBooking, cancelled)
    await press('Cancel booking')
    await user.click(screen.getByRole('button', { name: 'Cancelling...' }))
    expect(screen.getByRole('button', { name: 'Keep booking' })).toHaveProperty('disabled', true)
    release()
    expect(await screen.findByText('Your slot has been released.')).toBeTruthy()
    expect(await screen.findByText('You cancelled this booking.')).toBeTruthy()
    expect(server.received(cancelBooking)).toEqual([key])
    expect(screen.queryByRole('heading', { name: 'Change your booking' })).toBeNull()
  })

  it('waits offline, and no other change can be made meanwhile', async () => {
    const { press, server, network } = await showQuestion()
    server.answers(cancelBooking, cancelled)
    network.lose()
    await press('Cancel booking')
    expect(await screen.findByText('The cancellation is waiting to be sent.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Move to another day' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
    expect(server.received(cancelBooking)).toEqual([])
    network.regain()
    await expect.poll(() => server.received(cancelBooking)).toEqual([key])
    expect(await screen.findByText('You cancelled this booking.')).toBeTruthy()
  })

  it('says why it was refused, until that was read', async () => {
    const { press, server } = await showQuestion()
    server.refuses(cancelBooking, 'too_late')
    await press('Cancel booking')
    expect(await screen.findByText('The cancellation was not accepted.')).toBeTruthy()
    expect(screen.getByText(/^It is too late to change this booking\./)).toBeTruthy()
    expect(await screen.findByText('Not cancelled')).toBeTruthy()
    await press('OK')
    await expect.poll(() => screen.queryByText('The cancellation was not accepted.')).toBeNull()
    expect(screen.getByText('Requested')).toBeTruthy()
  })
})

/** With the form open. */
const showMove = async (options: Parameters<typeof showBooking>[0] = {}) => {
  const page = await showBooking(options)
  await page.isShown()
  await page.isKept()
  await page.press('Move to another day')
  await screen.findAllByText('Available')
  return {
    ...page,
    choose: async () => {
      await page.user.type(page.field('Preferred date'), '2026-11-24')
      await page.user.click(page.field(/^Evening/))
    },
    move: () => page.press('Move booking'),
  }
}

const moved = aBooking({
  preferredDate: '2026-11-24',
  canReschedule: false,
  trail: [
    ...aBooking().trail,
    {
      status: 'pending',
      at: '2026-11-21T03:00:00.000Z',
      by: 'devotee',
      movedFrom: { date: '2026-11-27', slot: 'evening' },
    },
  ],
})

describe('Moving a booking', () => {
  it('takes the focus, and nothing happens to who keeps the time', async () => {
    const { press, server, container } = await showMove()
    const heading = screen.getByRole('heading', { name: 'Move to another day' })
    await expect.poll(() => document.activeElement).toBe(heading)
    await expectAccessible(container)
    await press('Keep this time')
    expect(screen.queryByRole('button', { name: 'Move booking' })).toBeNull()
    expect(server.received(rescheduleBooking)).toEqual([])
  })

  it('needs a day and a time', async () => {
    const { move, server, field, user } = await showMove()
    await move()
    await expect.poll(() => document.activeElement).toBe(field(/^Sat 21 Nov/))
    expect(screen.getByText('Please choose a date')).toBeTruthy()
    await user.click(field(/^Tue 24 Nov/))
    await move()
    expect(await screen.findByText('Please choose a time')).toBeTruthy()
    expect(server.received(rescheduleBooking)).toEqual([])
  })

  it('offers only what is free', async () => {
    const { user, field } = await showMove()
    await user.type(field('Preferred date'), '2026-11-24')
    expect(field(/^Morning\s*Full/)).toHaveProperty('disabled', true)
    expect(field(/^Evening/)).toHaveProperty('disabled', false)
  })

  it('moves it once, however often it is pressed, and says so', async () => {
    const { choose, move, user, server } = await showMove()
    const release = server.holds(rescheduleBooking, moved)
    await choose()
    await move()
    await user.click(await screen.findByRole('button', { name: 'Moving...' }))
    release()
    expect(await screen.findByText('We’ll email you when it is confirmed.')).toBeTruthy()
    expect(server.received(rescheduleBooking)).toEqual([
      { ...key, preferredDate: '2026-11-24', preferredTime: 'evening' },
    ])
    expect(await screen.findByText(/^You have already moved it\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Move booking' })).toBeNull()
    expect(screen.getByText(/^You moved it from 27 Nov 2026/)).toBeTruthy()
  })

  it('offers other times when the chosen one was taken meanwhile', async () => {
    const { choose, move, user, server, field } = await showMove()
    server.refuses(rescheduleBooking, 'slot_full', {
      freeSlots: [{ date: '2026-11-23', slot: 'morning' }],
    })
    await choose()
    await move()
    const heading = await screen.findByRole('heading', { name: 'That time is no longer available' })
    await expect.poll(() => document.activeElement).toBe(heading)
    await user.click(screen.getByRole('button', { name: /^Monday, 23 Nov 2026.*Morning/ }))
    expect(field('Preferred date')).toHaveProperty('value', '2026-11-23')
    server.answers(rescheduleBooking, moved)
    await move()
    expect(await screen.findByText('We’ll email you when it is confirmed.')).toBeTruthy()
    expect(server.received(rescheduleBooking).at(-1)).toEqual({
      ...key,
      preferredDate: '2026-11-23',
      preferredTime: 'morning',
    })
  })

  it('waits offline, with the time it is to be moved to', async () => {
    const { choose, move, server, network } = await showMove()
    await choose()
    network.lose()
    await move()
    expect(
      await screen.findByText('The move to 24 Nov 2026, evening is waiting to be sent.'),
    ).toBeTruthy()
    server.answers(rescheduleBooking, moved)
    network.regain()
    expect(await screen.findByText(/^You have already moved it\./)).toBeTruthy()
    expect(server.received(rescheduleBooking)).toHaveLength(1)
  })

  it('is requested by the owner, too', async () => {
    const { choose, move, server } = await showMove({ account: anAccount(), secret: '' })
    server.answers(rescheduleBooking, moved)
    await choose()
    await move()
    expect(await screen.findByText('We’ll email you when it is confirmed.')).toBeTruthy()
    expect(server.received(rescheduleBooking)).toHaveLength(1)
  })
})
