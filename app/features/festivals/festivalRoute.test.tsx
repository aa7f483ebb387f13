import { describe, expect, it } from 'vitest'
import { chooseCity } from '#app/almanac/cityStore.ts'
import { aFestival } from '#app/test/builders.ts'
import { renderPage } from '#app/test/renderPage.tsx'
import { screen, within } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getFestival, listFestivalOverrides } from '#contract/festivals/public.ts'
import { listMantras } from '#contract/mantras/public.ts'
import { listPujas } from '#contract/bookings/pujaList.ts'

const auckland = {
  id: 'auckland',
  name: 'Auckland',
  lat: -36.85,
  lon: 174.76,
  tz: 'Pacific/Auckland',
}

type ShowOptions = {
  slug?: string
  now?: string
  hasAlmanac?: boolean
  isReachable?: boolean
  hash?: string
}

const show = async ({
  slug = 'ganadhipa-sankashti-2026',
  now = '2026-11-26T06:00:00.000Z',
  hasAlmanac = true,
  hash = '',
}: ShowOptions = {}) => {
  const server = templeServer()
  server.answers(listFestivalOverrides, [])
  server.answers(listPujas, [])
  server.answers(listMantras, [])
  if (slug.startsWith('ganadhipa')) server.answers(getFestival, aFestival())
  else server.refuses(getFestival, 'not_found')
  const page = await renderPage(`/calendar/${slug}${hash}`, { server, now, hasAlmanac })
  return { ...page, main: within(screen.getByRole('main')) }
}

describe('A festival’s page', () => {
  it('leads to a reminder, and to the days before and after', async () => {
    const { main } = await show()
    expect((await main.findByText('Remind me')).getAttribute('href')).toBe(
      '/reminders?festival=ganadhipa-sankashti-2026',
    )
    const ways = within(await main.findByRole('navigation', { name: 'Previous and next' }))
    await expect.poll(() => ways.queryAllByRole('link')).toHaveLength(2)
    expect(main.getByText('Panchang of this day').getAttribute('href')).toBe(
      '/panchang?date=2026-11-27',
    )
  })

  it.each([
    ['ganadhipa-sankashti-2026', 'Sunrise'],
    ['vinayaka-chaturthi-margashirsha-2026', 'Sunrise'],
    ['ganesh-chaturthi-2027', 'Midday hours'],
    ['akshaya-tritiya-2027', 'Sunrise'],
  ])('says the times of %s before it asks for anything', async (slug, third) => {
    const { main } = await show({ slug })
    const times = (await main.findByText(third)).closest('dl')
    expect(times?.querySelectorAll('dt')).toHaveLength(3)
    const bell = await main.findByText('Remind me')
    expect(times?.compareDocumentPosition(bell)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('opens the arghya where the notification of the moonrise leads, and ticks it once done', async () => {
    const { user, main } = await show({ hash: '#verse', now: '2026-11-27T15:40:00.000Z' })
    const dialog = await screen.findByRole('dialog', { name: 'Offer arghya' })
    await user.click(within(dialog).getByText('Done'))
    await expect.poll(() => dialog.textContent).toMatch(/Akhuratha Sankashti.*26 Dec · in 29 days/)
    expect(localStorage.getItem('modak-checklist')).toBe(
      '[{"slug":"ganadhipa-sankashti-2026","done":["arghya"]}]',
    )
    await user.click(within(dialog).getByLabelText('Close'))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    // It is not fetched again that night.
    expect(main.queryByText('Offer arghya', { selector: 'a' })).toBeNull()
  })

  it('that is over leads to the next', async () => {
    const { main } = await show({ now: '2026-12-05T06:00:00.000Z' })
    const next = await main.findByText('Next festival')
    await expect.poll(() => next.getAttribute('href')).toMatch(/^\/calendar\/.+-2026$/)
    expect(main.queryByText('Remind me')).toBeNull()
  })

  it('says on which day it is in the chosen city, and at the temple', async () => {
    chooseCity(auckland)
    const { main } = await show()
    const inCity = await main.findByText('In Auckland')
    await expect
      .poll(() => inCity.parentElement?.textContent)
      .toMatch(/^In Auckland.*2[78] Nov 2026$/)
    expect(main.getByText('At the temple, Pune').parentElement?.textContent).toContain(
      'Friday, 27 Nov 2026',
    )
  })

  it('says that the day in another city could not be calculated', async () => {
    const { id: _, ...near } = { ...auckland, name: 'Near Auckland' }
    chooseCity(near)
    const { main } = await show({ hasAlmanac: false })
    const inCity = await main.findByText('In Near Auckland')
    await expect
      .poll(() => inCity.parentElement?.textContent)
      .toContain('We could not calculate the date for your city.')
  })

  it('that there is not says so', async () => {
    await show({ slug: 'nothing-of-2026' })
    expect(await screen.findByText('404 Page Not Found')).toBeTruthy()
  })
})
