import { describe, expect, it } from 'vitest'
import { chooseGroups, getChosenGroups } from '#app/almanac/groupStore.ts'
import { aFestival, anOverride } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import {
  listFestivalOverrides,
  listFestivalsOfMonth,
  listUpcomingFestivals,
} from '#contract/festivals/public.ts'
import { answering, day, days, monthName, showCalendar } from './showCalendar.tsx'

describe('The month', () => {
  it('is a grid of six weeks from Sunday, with the days’ festivals', async () => {
    const { container } = await showCalendar()
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
      /^Friday, 27 Nov 2026, Krishna Tritiya at sunrise, Ganadhipa Sankashti, Krishna Chaturthi, Moonrise 8:5\d\sPM$/,
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
    const { server, press } = await showCalendar()
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
    const { user, press } = await showCalendar()
    await user.selectOptions(screen.getByLabelText('Month'), 'March')
    await expect.poll(monthName).toBe('March 2026')
    await user.selectOptions(screen.getByLabelText('Year'), '2030')
    await expect.poll(monthName).toBe('March 2030')
    await press('Today')
    await expect.poll(monthName).toBe('November 2026')
  })

  it('ends where the almanac does', async () => {
    await showCalendar({ today: '2100-12-31' })
    expect(screen.getByText('Next month').closest('button')).toHaveProperty('disabled', true)
    expect(screen.getByText(/^The almanac covers 1950 to 2100\./)).toBeTruthy()
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
    await showCalendar({ server })
    expect(await day(/The temple’s Jatra$/)).toBeTruthy()
    expect(await day(/Sankashti of the lamps/)).toBeTruthy()
    expect(screen.queryByLabelText(/Ganadhipa Sankashti/)).toBeNull()
  })
})

describe('Festivals beyond Ganesha’s', () => {
  it('are turned on and off one by one, and that is kept on this phone', async () => {
    const { user } = await showCalendar()
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
    await showCalendar()
    expect((await days(/Pradosh/)).length).toBeGreaterThan(1)
    expect(screen.queryAllByLabelText(/Lakshmi/, { selector: '[data-date]' })).toEqual([])
  })
})

describe('The year ahead', () => {
  const list = () => within(screen.getByRole('region', { name: 'Upcoming Festivals' }))

  it('shows six days, each with its page and the way into a calendar, and more on request', async () => {
    const { press } = await showCalendar()
    const rows = () => list().getAllByRole('listitem').length
    await list().findByText('Ganadhipa Sankashti')
    expect(rows()).toBe(6)
    expect(
      await list().findByLabelText('Add to calendar: Ganadhipa Sankashti, 27 Nov 2026'),
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
    await showCalendar({ place: auckland })
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
    await showCalendar({ server })
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
    const { almanac, press } = await showCalendar({ server, hasAlmanac: false })
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
    await showCalendar({ server, hasAlmanac: false })
    expect(await screen.findByText('Failed to load calendar. Please try again.')).toBeTruthy()
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('that knows only where it is asks for a city of the list', async () => {
    const near = { name: 'Near New York', lat: 40.71, lon: -74.01, tz: 'America/New_York' }
    await showCalendar({ place: near, hasAlmanac: false })
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
