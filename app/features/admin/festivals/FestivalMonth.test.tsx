import { describe, expect, it } from 'vitest'
import { aStaffChoice } from '#app/test/aStaffChoice.ts'
import { aStaffFestival } from '#app/test/aStaffFestival.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getFestivalChoice } from '#contract/festivals/choiceAdmin.ts'
import { listStaffFestivals } from '#contract/festivals/admin.ts'
import { FestivalMonth } from './FestivalMonth.tsx'

const nextMonth = aStaffFestival({ id: 'next', name: 'Vinayaka', date: '2026-12-05' })
const hidden = aStaffFestival({ id: 'hidden', name: 'Modak fair', isHidden: true })
const dasara = aStaffFestival({
  id: 'dasara',
  key: 'dasara-ashwina-2026',
  name: 'Dasara',
  date: '2026-11-20',
  group: 'great',
})
const ekadashi = aStaffFestival({
  id: 'ekadashi',
  key: 'ekadashi-kartika-2026',
  name: 'Prabodhini Ekadashi',
  date: '2026-11-21',
  group: 'ekadashi',
})

const show = async (month?: string, server = templeServer()) => {
  server.offers(listStaffFestivals, {
    items: [aStaffFestival(), nextMonth, hidden, dasara, ekadashi],
  })
  server.answers(getFestivalChoice, aStaffChoice())
  const page = await renderOffice(<FestivalMonth month={month} />, {
    server,
    // Already the 25th at the temple.
    now: '2026-11-24T20:00:00Z',
  })
  return {
    ...page,
    cellOf: (day: string) => {
      const time = screen.getByLabelText(day)
      return time.closest('td')
    },
    list: () => within(screen.getByRole('list', { name: 'Festivals' })),
  }
}

describe('A month of festivals', () => {
  it('is the present one by the temple’s clock, with today', async () => {
    const { cellOf, server, container } = await show()
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy()
    expect(server.received(listStaffFestivals)).toEqual([
      { from: '2026-11-01', to: '2026-12-12', group: 'all', limit: 100 },
    ])
    expect(cellOf('25 Nov 2026')?.getAttribute('aria-current')).toBe('date')
    expect(cellOf('24 Nov 2026')?.getAttribute('aria-current')).toBeNull()
    await expectAccessible(container)
  })

  it('has each festival on its day, the hidden ones marked', async () => {
    const { cellOf, list } = await show()
    await list().findByText('Ganadhipa Sankashti')
    const day = cellOf('27 Nov 2026')
    expect(day?.textContent).toBe('27Ganadhipa SankashtiModak fair (Hidden)')
    expect(day?.querySelector('a')?.getAttribute('href')).toBe(
      '/admin/festivals/sankashti-kartika-2026',
    )
    expect(cellOf('5 Dec 2026')?.textContent).toBe('5Vinayaka')
  })

  it('lists its own days, and only groups on everybody’s calendar', async () => {
    const { list } = await show()
    await list().findByText('Dasara')
    const rows = list().getAllByRole('link')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DasaraFriday, 20 Nov 2026Great festivalSankashti',
      'Ganadhipa SankashtiFriday, 27 Nov 2026Sankashti',
      'Modak fairFriday, 27 Nov 2026HiddenSankashti',
    ])
    expect(
      screen.getByText('On everybody’s calendar: Ganesha’s festivals · Your own · Great festivals'),
    ).toBeTruthy()
  })

  it.each([
    ['2027-01', 'January 2027', '/admin/festivals/month/2026-12', '/admin/festivals/month/2027-02'],
    ['soon', 'November 2026', '/admin/festivals/month/2026-10', '/admin/festivals/month/2026-12'],
  ])('at the address “%s” is %s, between two others', async (month, title, before, after) => {
    await show(month)
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(addressOf('Previous month')).toBe(before)
    expect(addressOf('Next month')).toBe(after)
  })

  it('that cannot be loaded is asked for again', async () => {
    const server = templeServer()
    server.refuses(listStaffFestivals, 'unavailable')
    const { user, list } = await show('2026-11', server)
    expect(await screen.findByText('This could not be loaded')).toBeTruthy()
    server.answers(listStaffFestivals, { items: [aStaffFestival()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await list().findByText('Ganadhipa Sankashti')).toBeTruthy()
  })
})
