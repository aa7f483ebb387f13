import { describe, expect, it } from 'vitest'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { usualChoice } from '#contract/festivalGroups.ts'
import { listFestivalOverrides } from '#contract/festivals.ts'
import { askedDay, askedMonth } from './asked.ts'
import { NoDay } from './NoDay.tsx'
import { PanchangDay } from './PanchangDay.tsx'
import { PanchangMonth } from './PanchangMonth.tsx'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
const nagpur = { name: 'Nagpur', lat: 21.15, lon: 79.09, tz: 'Asia/Kolkata' }
const beyond = { groups: [], choice: usualChoice }

const serving = () => {
  const server = templeServer()
  server.answers(listFestivalOverrides, [])
  return server
}

const day = (date = '2026-11-27', place = pune) => (
  <PanchangDay
    date={date}
    isToday
    place={place}
    temple={pune}
    beyond={beyond}
    city={<p>{place.name}</p>}
    share={null}
    actions={null}
  />
)

const now = '2026-11-27T06:00:00.000Z'

/** What a row says beside its name. */
const factOf = async (name: string): Promise<string> => {
  const label = await screen.findByText(name, { selector: 'dt' })
  return label.parentElement?.querySelector('dd')?.textContent.replaceAll(/\s/g, ' ') ?? ''
}

describe('A day’s panchang', () => {
  it('has the times of its city', async () => {
    await render(day(), { server: serving(), now })
    expect(await factOf('Sunrise')).toMatch(/^6:4\d AM/)
    expect(await factOf('Moonrise')).toMatch(/^8:5\d PM/)
    expect(screen.getByText('Today', { selector: '.day-sky-today' })).toBeTruthy()
  })

  it('of another city has other times', async () => {
    await render(day('2026-11-27', nagpur), { server: serving(), now })
    expect(await factOf('Sunrise')).toMatch(/^6:3\d AM/)
  })

  it('leads to its neighbours', async () => {
    await render(day(), { server: serving(), now })
    expect(screen.getByText('Previous day').closest('a')?.getAttribute('href')).toBe(
      '/panchang?date=2026-11-26',
    )
    expect(screen.getByText('Next day').closest('a')?.getAttribute('href')).toBe(
      '/panchang?date=2026-11-28',
    )
  })

  it('has no neighbour where the almanac ends', async () => {
    await render(day('2100-12-31'), { server: serving(), now })
    expect(screen.getByText('Previous day')).toBeTruthy()
    expect(screen.queryByText('Next day')).toBeNull()
  })

  it('says that it could not be calculated', async () => {
    await render(day(), { server: serving(), now, hasAlmanac: false })
    expect(await screen.findByText('The panchang could not be calculated')).toBeTruthy()
    expect(screen.getByText('Try again')).toBeTruthy()
  })
})

describe('A month’s panchang', () => {
  it('has a row for each day, with its festivals', async () => {
    await render(
      <PanchangMonth
        month="2026-11"
        today="2026-11-26"
        place={pune}
        temple={pune}
        beyond={beyond}
      />,
      { server: serving(), now },
    )
    expect(await screen.findAllByRole('row')).toHaveLength(31)
    const sankashti = await screen.findByText('Ganadhipa Sankashti')
    const link = sankashti.closest('tr')?.querySelector('a')
    expect(link?.getAttribute('href')).toBe('/panchang?date=2026-11-27')
  })
})

describe('A day that there is not', () => {
  it.each([
    ['2026-02-30', 'This date is not valid'],
    ['tomorrow', 'This date is not valid'],
    ['1949-12-31', 'This date is outside the almanac'],
    ['2101-01-01', 'This date is outside the almanac'],
  ])('is not %s', async (text, said) => {
    await render(<NoDay asked={askedDay(text, '2026-11-26')} text={text} />)
    expect(screen.getByRole('heading').textContent).toBe(said)
    expect(screen.getByText('Go to today').getAttribute('href')).toBe('/panchang')
  })

  it('is explained', async () => {
    await render(<NoDay asked={askedDay('2026-02-30', '2026-11-26')} text="2026-02-30" />)
    expect(
      screen.getByText('“2026-02-30” is not a valid date. Write dates like 2026-11-27.'),
    ).toBeTruthy()
  })

  it('leads from a month that there is not to this month', async () => {
    await render(<NoDay asked={askedMonth('2026-13', '2026-11-26')} text="2026-13" isMonth />)
    expect(screen.getByText('This month is not valid')).toBeTruthy()
    expect(screen.getByText('Go to this month').getAttribute('href')).toBe('/panchang/month')
  })
})
