import { describe, expect, it } from 'vitest'
import { aFestival } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { CalendarOptions } from './CalendarOptions.tsx'

const props = {
  festival: aFestival(),
  city: undefined,
  cityName: 'Pune',
  origin: 'https://temple.example',
  templeZone: 'Asia/Kolkata',
}

describe('The other calendars', () => {
  it('are Google’s and a subscription for the city', async () => {
    const { user, container } = await render(<CalendarOptions {...props} />)
    expect(
      screen.getByText('With reminders 7, 3 and 1 days before, that morning, and at moonrise.'),
    ).toBeTruthy()
    const google = screen.getByText('Open in Google Calendar').getAttribute('href')
    expect(google).toMatch(/^https:\/\/calendar\.google\.com\/.*Ganadhipa/)
    expect(screen.getByText('Subscribe to every festival').getAttribute('href')).toBe(
      'webcal://temple.example/calendar/feed/temple.ics',
    )
    await user.click(screen.getByText('Other calendars'))
    await user.click(screen.getByText('Copy link'))
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(
      'https://temple.example/calendar/feed/temple.ics',
    )
    await expectAccessible(container)
  })

  it('of a festival beyond Ganesha’s list its group, for the chosen city', async () => {
    const mumbai = { id: 'mumbai', name: 'Mumbai', lat: 19.07, lon: 72.88, tz: 'Asia/Kolkata' }
    const festival = aFestival({ group: 'ekadashi' })
    await render(<CalendarOptions {...props} festival={festival} city={mumbai} cityName="Mumbai" />)
    expect(screen.getByText('Subscribe to: Ekadashi').getAttribute('href')).toBe(
      'webcal://temple.example/calendar/feed/mumbai/ekadashi.ics',
    )
    expect(
      screen.getByText('Ekadashi for Mumbai, updated in your calendar automatically.'),
    ).toBeTruthy()
  })

  it('of a place of the phone’s own have no subscription', async () => {
    const near = { name: 'Near Pune', lat: 18.6, lon: 73.9, tz: 'Asia/Kolkata' }
    await render(<CalendarOptions {...props} city={near} />)
    expect(screen.getByText('To subscribe, choose a city near you from the list.')).toBeTruthy()
  })
})
