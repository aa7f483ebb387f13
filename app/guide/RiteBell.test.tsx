import { afterEach, describe, expect, it } from 'vitest'
import { findCity } from '#almanac/cities/cities.ts'
import { chooseCity } from '#app/almanac/cityStore.ts'
import { pushBrowser } from '#app/features/reminders/test/pushBrowser.ts'
import { aSite } from '#app/test/builders.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listFestivalOverrides } from '#contract/festivals/public.ts'
import { RiteBell } from './RiteBell.tsx'

const show = async (now: string) => {
  chooseCity(findCity('new-york'))
  const server = templeServer()
  server.answers(listFestivalOverrides, [])
  return render(<RiteBell occasion="sankashti" site={aSite()} />, { server, now })
}

const eve = 'Remind me the evening before'

afterEach(() => chooseCity(undefined))

describe('The bell of a puja at home', () => {
  it('is for the evening before its next day, at seven in the family’s own city', async () => {
    pushBrowser()
    await show('2026-11-26T23:59:00Z')
    expect(
      await screen.findByText(/^On this phone, first on Thursday, 26 Nov 2026, 7:00 PM\./),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: eve })).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      '/reminders?festival=ganadhipa-sankashti-2026&on=eve',
    )
  })

  it('is for the day itself once that evening has come', async () => {
    pushBrowser()
    await show('2026-11-27T00:00:00Z')
    expect(
      await screen.findByText(/^On this phone, first on Friday, 27 Nov 2026, 7:00 AM\./),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remind me' })).toBeTruthy()
  })

  it('leads to email and WhatsApp where the browser cannot notify', async () => {
    await show('2026-11-26T23:59:00Z')
    const link = await screen.findByRole('link', { name: eve })
    expect(link.getAttribute('href')).toBe('/reminders?festival=ganadhipa-sankashti-2026&on=eve')
  })
})
