import { cleanup } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { chooseGroups, getChosenGroups } from '#app/almanac/groupStore.ts'
import { useGroups } from '#app/almanac/useGroups.ts'
import { aFestival, aSite, anOverride } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen, within } from '#app/test/render.tsx'
import { templeServer, type TempleServer } from '#app/test/templeServer.ts'
import {
  listFestivalOverrides,
  listFestivalsOfMonth,
  listUpcomingFestivals,
} from '#contract/festivals.ts'
import { CalendarSheet } from './CalendarSheet.tsx'

type Place = { id?: string; name: string; lat: number; lon: number; tz: string }

const pune: Place = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
const site = aSite()

function Sheet({ visit, place, today }: { visit: string; place: Place; today: string }) {
  return (
    <CalendarSheet
      visit={visit}
      place={place}
      temple={pune}
      isTemple={place === pune}
      today={today}
      beyond={useGroups(site, 'calendar')}
      beyondAhead={useGroups(site, 'everywhere')}
      origin="https://temple.example"
      reminders={<p>Reminders</p>}
    />
  )
}

const answering = (): TempleServer => {
  const server = templeServer()
  server.answers(listFestivalsOfMonth, [])
  server.answers(listUpcomingFestivals, [])
  server.answers(listFestivalOverrides, [])
  return server
}

type Shown = {
  server?: TempleServer
  place?: Place
  today?: string
  at?: string
  hasAlmanac?: boolean
}

const show = async ({
  server,
  place = pune,
  today = '2026-11-26',
  at = `${today}T06:00:00.000Z`,
  hasAlmanac = true,
}: Shown = {}) => {
  onTestFinished(() => localStorage.clear())
  const page = await render(<Sheet visit={crypto.randomUUID()} place={place} today={today} />, {
    server: server ?? answering(),
    now: at,
    hasAlmanac,
  })
  return { ...page, press: (name: string) => page.user.click(screen.getByText(name)) }
}

const month = () => screen.getByRole('grid').getAttribute('aria-labelledby') ?? ''
const monthName = () => document.getElementById(month())?.textContent
const days = (name: RegExp) => screen.findAllByLabelText(name, { selector: '[data-date]' })
const day = (name: RegExp) => screen.findByLabelText(name, { selector: '[data-date]' })

describe('The month', () => {
  it('is a grid of six weeks from Sunday, with the days’ festivals', async () => {
    const { container } = await show()
    expect(monthName()).toBe('November 2026')
    expect(container.querySelectorAll('[data-date]')).toHaveLength(42)
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ])
    const sankashti = await day(/Ganadhipa Sankashti/)
    expect(sankashti.getAttribute('aria-label')).toMatch(
      /^Friday, Nov 27, 2026, Krishna Tritiya at sunrise, Ganadhipa Sankashti, Krishna Chaturthi, Moonrise 8:5\d\sPM$/,
    )
    expect(sankashti.querySelector('.day-tithi')?.textContent).toBe('K4Chaturthi')
    const vinayaka = await day(/Vinayaka Chaturthi/)
    expect(vinayaka.getAttribute('aria-label')).toMatch(
      /Shukla Chaturthi at sunrise, Vinayaka Chaturthi, Midday/,
    )
    expect(vinayaka.querySelector('.day-tithi')?.textContent).toBe('S4Chaturthi')
    const today = container.querySelector('[aria-current=date]')
    expect(today?.getAttribute('data-date')).toBe('2026-11-26')
    await expectAccessible(container)
  })

  it('is turned, and each month is fetched', async () => {
    const { server, press } = await show()
    await press('Next month')
    await expect.poll(monthName).toBe('December 2026')
    await expect
      .poll(() => server.received(listFestivalsOfMonth).at(-1))
      .toEqual({ year: 2026, month: 12 })
    await press('Previous month')
    await press('Previous month')
    await expect.poll(monthName).toBe('October 2026')
    await expect
      .poll(() => server.received(listFestivalsOfMonth).at(-1))
      .toEqual({ year: 2026, month: 10 })
  })

  it('is any that is chosen, and *Today* leads back', async () => {
    const { user, press } = await show()
    await user.selectOptions(screen.getByLabelText('Month'), 'March')
    await expect.poll(monthName).toBe('March 2026')
    await user.selectOptions(screen.getByLabelText('Year'), '2030')
    await expect.poll(monthName).toBe('March 2030')
    await press('Today')
    await expect.poll(monthName).toBe('November 2026')
  })

  it('ends where the almanac does', async () => {
    await show({ today: '2100-12-31' })
    expect(screen.getByText('Next month').closest('button')).toHaveProperty('disabled', true)
    expect(screen.getByText(/^The almanac covers 1950 to 2100\./)).toBeTruthy()
  })
})

describe('A day', () => {
  const details = () => within(screen.getByRole('region', { name: 'Selected day' }))

  it('is shown beside the month, with the way to how it is observed', async () => {
    const { user } = await show()
    await user.click(await day(/Ganadhipa Sankashti/))
    const shown = details()
    expect(await shown.findByText('Ganadhipa Sankashti')).toBeTruthy()
    expect(shown.getByText('tomorrow')).toBeTruthy()
    expect(shown.getByText('Moonrise in Pune')).toBeTruthy()
    const link = shown.getByLabelText('How to keep this fast: Ganadhipa Sankashti')
    expect(link.getAttribute('href')).toBe('/calendar/ganadhipa-sankashti-2026')
    expect(shown.getByText('Remind me').getAttribute('href')).toBe(
      '/reminders?festival=ganadhipa-sankashti-2026',
    )
    expect(await shown.findByText('Chaturthi begins')).toBeTruthy()
    expect(shown.queryByRole('timer')).toBeNull()
  })

  it('of a fast counts down to the moonrise, and then leads to the arghya', async () => {
    await show({ today: '2026-11-27', at: '2026-11-27T13:00:00.000Z' })
    expect((await details().findByRole('timer')).textContent).toMatch(
      /^in 2 h 2\d min · fast until then$/,
    )
    cleanup()
    await show({ today: '2026-11-27', at: '2026-11-27T15:45:00.000Z' })
    const arghya = await details().findByText('Offer arghya')
    expect(arghya.getAttribute('href')).toBe('/calendar/ganadhipa-sankashti-2026#verse')
    expect(details().queryByText('Remind me')).toBeNull()
  })

  it('that is over asks for no reminder', async () => {
    const { user } = await show()
    await user.click(await day(/^Friday, Nov 13/))
    await expect.poll(() => details().queryByText('Vinayaka Chaturthi')).toBeTruthy()
    expect(details().queryByText('Remind me')).toBeNull()
  })

  it('of Ganesh Chaturthi warns of the moon, from the evening before', async () => {
    const { user } = await show({ today: '2027-09-03', at: '2027-09-03T14:30:00.000Z' })
    await user.click(await day(/Ganesh Chaturthi/))
    expect(
      await details().findByText(/^Do not look at the moon until \d+:\d\d\sPM\.$/),
    ).toBeTruthy()
  })

  it('has the tithi that runs now first today, and on every other day the one at sunrise', async () => {
    const { user } = await show({ today: '2026-11-27', at: '2026-11-27T14:10:00.000Z' })
    const today = details()
    expect(await today.findByText(/^Krishna Chaturthi until 6:40.AM, Nov 28$/)).toBeTruthy()
    expect(today.getByText('Krishna Tritiya at sunrise')).toBeTruthy()
    await user.click(await day(/^Saturday, Nov 28/))
    const tomorrow = details()
    expect(await tomorrow.findByText('Krishna Panchami at sunrise')).toBeTruthy()
    expect(tomorrow.queryByText(/until/)).toBeNull()
  })

  it('without a festival says so, and leads to its panchang', async () => {
    const { user } = await show()
    await user.click(await day(/^Saturday, Nov 28/))
    const shown = details()
    expect(await shown.findByText('No festival on this day.')).toBeTruthy()
    expect(shown.getByText('in 2 days')).toBeTruthy()
    expect((await shown.findByText('Panchang of this day')).getAttribute('href')).toBe(
      '/panchang?date=2026-11-28',
    )
  })

  it('is moved by the arrows, and opened by Enter', async () => {
    const { user, address } = await show()
    const today = await day(/^Thursday, Nov 26/)
    await day(/Ganadhipa Sankashti/)
    await user.click(today)
    await user.keyboard('{ArrowRight}')
    await expect.poll(() => document.activeElement?.getAttribute('data-date')).toBe('2026-11-27')
    await user.keyboard('{Enter}')
    await expect.poll(address).toBe('/calendar/ganadhipa-sankashti-2026')
  })
})

describe('The temple’s changes', () => {
  it('hide, rename and add days', async () => {
    const server = answering()
    server.answers(listFestivalOverrides, [
      anOverride({
        id: 'sankashti-kartika-2026',
        slug: 'ganadhipa-sankashti-2026',
        name: 'Sankashti of the lamps',
      }),
      {
        id: 'jatra',
        slug: 'jatra-2026',
        isHidden: false,
        name: 'The temple’s Jatra',
        date: '2026-11-15',
        description: 'The palkhi goes round the village.',
        category: 'major',
        sequence: 0,
      },
    ])
    await show({ server })
    expect(await day(/The temple’s Jatra$/)).toBeTruthy()
    expect(await day(/Sankashti of the lamps/)).toBeTruthy()
    expect(screen.queryByLabelText(/Ganadhipa Sankashti/)).toBeNull()
  })
})

describe('Festivals beyond Ganesha’s', () => {
  it('are turned on and off one by one, and that is kept on this phone', async () => {
    const { user } = await show()
    const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
    await screen.findByLabelText('Pradosh')
    expect(box('Great festivals').checked).toBe(true)
    expect(box('Pradosh').checked).toBe(false)
    expect((await days(/Lakshmi/)).length).toBeGreaterThan(0)
    await user.click(box('Pradosh'))
    expect((await days(/Pradosh/)).length).toBeGreaterThan(1)
    expect(getChosenGroups()).toBe('great,pradosh')
    await user.click(box('Great festivals'))
    await expect
      .poll(() => screen.queryAllByLabelText(/Lakshmi/, { selector: '[data-date]' }))
      .toEqual([])
    expect(getChosenGroups()).toBe('pradosh')
    expect(box('Pradosh').checked).toBe(true)
  })

  it('are those that were chosen before', async () => {
    chooseGroups(['pradosh'])
    await show()
    expect((await days(/Pradosh/)).length).toBeGreaterThan(1)
    expect(screen.queryAllByLabelText(/Lakshmi/, { selector: '[data-date]' })).toEqual([])
  })
})

describe('The year ahead', () => {
  const list = () => within(screen.getByRole('region', { name: 'Upcoming Festivals' }))

  it('shows six days, each with its page and the way into a calendar, and more on request', async () => {
    const { press } = await show()
    const rows = () => list().getAllByRole('listitem').length
    await list().findByText('Ganadhipa Sankashti')
    expect(rows()).toBe(6)
    expect(
      await list().findByLabelText('Add to calendar: Ganadhipa Sankashti, Nov 27, 2026'),
    ).toBeTruthy()
    await press('Show more festivals')
    expect(rows()).toBeGreaterThan(12)
    expect(screen.queryByText('Show more festivals')).toBeNull()
  })

  it('says where the temple keeps another day', async () => {
    const auckland = {
      id: 'auckland',
      name: 'Auckland',
      lat: -36.85,
      lon: 174.76,
      tz: 'Pacific/Auckland',
    }
    await show({ place: auckland })
    await list().findByText('Ganadhipa Sankashti')
    expect((await list().findAllByText(/^At the temple in Pune/)).length).toBeGreaterThan(0)
  })
})

describe('A phone without a server', () => {
  it('computes everything', async () => {
    const server = answering()
    for (const endpoint of [listFestivalsOfMonth, listUpcomingFestivals]) {
      server.refuses(endpoint, 'internal')
    }
    server.refuses(listFestivalOverrides, 'internal')
    await show({ server })
    expect(await day(/Ganadhipa Sankashti/)).toBeTruthy()
    expect(screen.queryByText('Failed to load calendar. Please try again.')).toBeNull()
    expect(screen.queryByText('Failed to load upcoming festivals. Please try again.')).toBeNull()
  })
})

describe('A phone without the almanac', () => {
  it('shows what the server knows, and says so, until it has the almanac', async () => {
    const server = answering()
    server.answers(listFestivalsOfMonth, [aFestival()])
    server.answers(listUpcomingFestivals, [aFestival()])
    const { almanac, press } = await show({ server, hasAlmanac: false })
    expect(
      await screen.findByText(
        'The almanac could not be loaded on this phone. We can still show festivals for Pune, but not the tithi and moon.',
      ),
    ).toBeTruthy()
    expect(await day(/Ganadhipa Sankashti/)).toBeTruthy()
    almanac.regain()
    await press('Try again')
    await expect
      .poll(() => screen.queryByText(/^The almanac could not be loaded on this phone/))
      .toBeNull()
  })

  it('and without a server has nothing to show', async () => {
    const server = answering()
    server.setReachable(false)
    await show({ server, hasAlmanac: false })
    expect(await screen.findByText('Failed to load calendar. Please try again.')).toBeTruthy()
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('that knows only where it is asks for a city of the list', async () => {
    const near = { name: 'Near New York', lat: 40.71, lon: -74.01, tz: 'America/New_York' }
    await show({ place: near, hasAlmanac: false })
    expect(await screen.findByText('Failed to load calendar. Please try again.')).toBeTruthy()
    expect(
      screen.getByText(
        'The almanac could not be loaded on this phone. Please choose a city near you from the list.',
      ),
    ).toBeTruthy()
    expect(screen.getAllByText('Try again')).toHaveLength(1)
    expect(screen.queryByText(/We can still show festivals/)).toBeNull()
  })
})
