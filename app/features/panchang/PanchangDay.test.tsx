import { cleanup } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { jobs } from '#app/almanac/jobs.ts'
import { panchang as inHindi } from '#app/i18n/hi/panchang/panchang.ts'
import { panchang as inMarathi } from '#app/i18n/mr/panchang/panchang.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { usualChoice } from '#contract/festivals/groups.ts'
import { listFestivalOverrides } from '#contract/festivals/public.ts'
import { parseDay, parseMonth } from './dayQuery.ts'
import { LimbRows } from './LimbRows.tsx'
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

const day = (date = '2026-11-27', place = pune, isToday = true) => (
  <PanchangDay
    date={date}
    isToday={isToday}
    place={place}
    temple={pune}
    beyond={beyond}
    city={<p>{place.name}</p>}
    share={null}
    links={null}
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

  it('names the month of the other count only in the half in which it differs', async () => {
    await render(day('2026-11-27'), { server: serving(), now })
    expect(await factOf('Lunar month')).toBe('Kartika (amanta)Margashirsha (purnimanta)')
    cleanup()
    await render(day('2026-12-13'), { server: serving(), now })
    expect(await factOf('Lunar month')).toBe('Margashirsha (amanta)')
  })

  it('is headed as any day’s if it is not today', async () => {
    await render(day('2026-12-25', pune, false), { server: serving(), now })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Panchang')
    for (const { heading, headingOfDay, titleOfDay } of [inHindi.english, inMarathi.english]) {
      expect(heading).toMatch(/^आज/)
      expect(`${headingOfDay} ${titleOfDay('25')}`).not.toContain('आज')
    }
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

describe('The tithi of a day', () => {
  const message = async () => {
    const name = (
      await screen.findByText(/^(Shukla|Krishna) |^(Purnima|Amavasya)$/, {
        selector: 'h2',
      })
    ).parentElement
    return [...(name?.children ?? [])].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  }
  const at = async (time: string, date = time.slice(0, 10)) => {
    await render(day(date), { server: serving(), now: new Date(`${time}+05:30`).toISOString() })
    return message()
  }
  const later = (time: string) => {
    vi.setSystemTime(new Date(`${time}+05:30`))
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it('is today the one that runs now, with its end; the one at sunrise is second', async () => {
    expect(await at('2026-11-27T19:40')).toEqual([
      'Krishna Chaturthi',
      'until 6:40 AM (a skipped tithi, kshaya)',
      'at sunrise: Krishna Tritiya, until 9:49 AM',
      'then Krishna Panchami',
      expect.stringMatching(/^\d+% full at sunrise$/),
    ])
  })

  it('changes when it ends, while the page is open', async () => {
    expect((await at('2026-11-26T13:15')).slice(0, 3)).toEqual([
      'Krishna Dwitiya',
      'until 1:15 PM',
      'then Krishna Tritiya',
    ])
    later('2026-11-26T13:16')
    await screen.findByText('Krishna Tritiya', { selector: 'h2' })
    expect((await message()).slice(1, 3)).toEqual([
      'until 9:49 AM, 27 Nov',
      'at sunrise: Krishna Dwitiya, until 1:15 PM',
    ])
  })

  it('may be of the other half than that at sunrise, which then says so', async () => {
    expect((await at('2026-11-24T20:00'))[0]).toBe('Purnima')
    expect(await factOf('Paksha')).toBe('Shukla, the waxing half')
    later('2026-11-24T21:00')
    await screen.findByText('Krishna Pratipada', { selector: 'h2' })
    expect(await factOf('Paksha')).toBe('Shukla, the waxing half at sunrise')
  })

  it('is before sunrise the one of the night', async () => {
    expect((await at('2026-11-28T02:00')).slice(0, 3)).toEqual([
      'Krishna Chaturthi',
      'until 6:40 AM',
      expect.stringMatching(/^at sunrise: Krishna Panchami, until /),
    ])
  })

  it('is on another day the one at sunrise, and named so', async () => {
    expect((await at('2026-11-26T19:40', '2026-11-27')).slice(0, 4)).toEqual([
      'Krishna Tritiya',
      'at sunrise, until 9:49 AM',
      'then Krishna Chaturthi until 6:40 AM (a skipped tithi, kshaya)',
      'then Krishna Panchami',
    ])
  })

  it.each([
    ['2026-11-18', 'also at the next day’s sunrise'],
    ['2026-11-19', 'also at the previous day’s sunrise'],
  ])('says on %s that it is at two sunrises', async (date, text) => {
    expect(await at('2026-11-26T19:40', date)).toContain(text)
  })
})

describe('Nakshatra, yoga and karana', () => {
  const rows = async (now: string, date = now.slice(0, 10)) => {
    const query = { place: pune, reference: pune, date }
    await render(<LimbRows limbs={jobs.limbs(query)} date={date} zone={pune.tz} />, {
      now: new Date(`${now}+05:30`).toISOString(),
    })
    return Promise.all(['Nakshatra', 'Karana'].map(factOf))
  }

  it('are today first those that run now', async () => {
    const [nakshatra, karana] = await rows('2026-11-27T19:40')
    expect(nakshatra).toMatch(
      /^Punarvasu until .*, 28 Novnow ?at sunrise: Ardra until 3:08 PMpada 3 at sunrise$/,
    )
    expect(karana).toMatch(
      /^Bava until 8:\d\d PMnow ?at sunrise: Vishti \(Bhadra\) until 9:49 AMBalava/,
    )
  })

  it('are on another day in order', async () => {
    const [nakshatra, karana] = await rows('2026-11-26T19:40', '2026-11-27')
    expect(nakshatra).toMatch(/^Ardra until 3:08 PMPunarvasu/)
    expect(karana).toMatch(/^Vishti \(Bhadra\) until 9:49 AMBava/)
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
    const sankashti = await screen.findByText('Ganadhipa Sankashti (Krishna Chaturthi)')
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
  ])('is not %s', async (text, message) => {
    await render(<NoDay query={parseDay(text, '2026-11-26')} text={text} />)
    expect(screen.getByRole('heading').textContent).toBe(message)
    expect(screen.getByText('Go to today').getAttribute('href')).toBe('/panchang')
  })

  it('is explained', async () => {
    await render(<NoDay query={parseDay('2026-02-30', '2026-11-26')} text="2026-02-30" />)
    expect(
      screen.getByText('“2026-02-30” is not a valid date. Write dates like 2026-11-27.'),
    ).toBeTruthy()
  })

  it('leads from a month that there is not to this month', async () => {
    await render(<NoDay query={parseMonth('2026-13', '2026-11-26')} text="2026-13" isMonth />)
    expect(screen.getByText('This month is not valid')).toBeTruthy()
    expect(screen.getByText('Go to this month').getAttribute('href')).toBe('/panchang/month')
  })
})
