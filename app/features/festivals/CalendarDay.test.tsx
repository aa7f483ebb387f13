import { act, cleanup } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { screen, within } from '#app/test/render.tsx'
import { keepTicked } from '#app/offline/mine/checklist.ts'
import { day, showCalendar } from './showCalendar.tsx'

describe('A day', () => {
  const details = () => within(screen.getByRole('region', { name: 'Selected day' }))

  it('is shown beside the month, with the way to how it is observed', async () => {
    const { user } = await showCalendar()
    await user.click(await day(/Ganadhipa Sankashti/))
    const shown = details()
    expect(await shown.findByText('Ganadhipa Sankashti')).toBeTruthy()
    expect(shown.getByText('tomorrow')).toBeTruthy()
    expect(shown.getByText('Moonrise in Pune')).toBeTruthy()
    const link = shown.getByLabelText('How to keep this fast: Ganadhipa Sankashti')
    expect(link.getAttribute('href')).toBe('/calendar/ganadhipa-sankashti-2026')
    expect(shown.getByText('Remind me of ganadhipa-sankashti-2026')).toBeTruthy()
    expect(await shown.findByText('Chaturthi begins')).toBeTruthy()
    expect(shown.queryByRole('timer')).toBeNull()
  })

  it('of a fast counts down to the moonrise, and then leads to the arghya', async () => {
    await showCalendar({ today: '2026-11-27', at: '2026-11-27T13:00:00.000Z' })
    expect((await details().findByRole('timer')).textContent).toMatch(
      /^in 2 h 2\d min · fast until then$/,
    )
    cleanup()
    await showCalendar({ today: '2026-11-27', at: '2026-11-27T15:45:00.000Z' })
    const arghya = await details().findByText('Offer arghya')
    expect(arghya.getAttribute('href')).toBe('/calendar/ganadhipa-sankashti-2026#verse')
    expect(details().queryByText(/^Remind me/)).toBeNull()
    act(() => keepTicked('ganadhipa-sankashti-2026', ['arghya']))
    expect(details().queryByText('Offer arghya')).toBeNull()
  })

  it('that is over asks for no reminder', async () => {
    const { user } = await showCalendar()
    await user.click(await day(/^Friday, 13 Nov/))
    await expect.poll(() => details().queryByText('Vinayaka Chaturthi')).toBeTruthy()
    expect(details().queryByText(/^Remind me/)).toBeNull()
  })

  it('of Ganesh Chaturthi warns of the moon, from the evening before', async () => {
    const { user } = await showCalendar({ today: '2027-09-03', at: '2027-09-03T14:30:00.000Z' })
    await user.click(await day(/Ganesh Chaturthi/))
    expect(
      await details().findByText(/^Do not look at the moon until \d+:\d\d\sPM\.$/),
    ).toBeTruthy()
  })

  it('has the tithi that runs now first today, and on every other day the one at sunrise', async () => {
    const { user } = await showCalendar({ today: '2026-11-27', at: '2026-11-27T14:10:00.000Z' })
    const today = details()
    expect(await today.findByText(/^Krishna Chaturthi until 6:40.AM, 28 Nov$/)).toBeTruthy()
    expect(today.getByText('Krishna Tritiya at sunrise')).toBeTruthy()
    await user.click(await day(/^Saturday, 28 Nov/))
    const tomorrow = details()
    expect(await tomorrow.findByText('Krishna Panchami at sunrise')).toBeTruthy()
    expect(tomorrow.queryByText(/until/)).toBeNull()
  })

  it('without a festival says so, and leads to its panchang', async () => {
    const { user } = await showCalendar()
    await user.click(await day(/^Saturday, 28 Nov/))
    const shown = details()
    expect(await shown.findByText('No festival on this day.')).toBeTruthy()
    expect(shown.getByText('in 2 days')).toBeTruthy()
    expect((await shown.findByText('Panchang of this day')).getAttribute('href')).toBe(
      '/panchang?date=2026-11-28',
    )
  })

  it('is moved by the arrows, and opened by Enter', async () => {
    const { user, address } = await showCalendar()
    const today = await day(/^Thursday, 26 Nov/)
    await day(/Ganadhipa Sankashti/)
    await user.click(today)
    await user.keyboard('{ArrowRight}')
    await expect.poll(() => document.activeElement?.getAttribute('data-date')).toBe('2026-11-27')
    await user.keyboard('{Enter}')
    await expect.poll(address).toBe('/calendar/ganadhipa-sankashti-2026')
  })
})
