import { afterEach, describe, expect, it } from 'vitest'
import { findCity } from '#almanac/cities/cities.ts'
import { chooseCity } from '#app/almanac/cityStore.ts'
import { Due } from '#app/features/guide/Due.tsx'
import { aSite } from '#app/test/builders.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listFestivalOverrides } from '#contract/festivals/public.ts'
import { MoonNow } from './MoonNow.tsx'

const show = async (city: string, now: string) => {
  chooseCity(findCity(city))
  const server = templeServer()
  server.answers(listFestivalOverrides, [])
  const site = aSite()
  return render(
    <>
      <Due occasion="sankashti" site={site} />
      <MoonNow occasion="sankashti" site={site} />
    </>,
    { server, now },
  )
}

afterEach(() => chooseCity(undefined))

describe('The moon of a Sankashti', () => {
  it('that rises after midnight is still awaited then', async () => {
    await show('london', '2027-05-23T23:05:00Z')
    expect(await screen.findByText(/^The moon rises at 12:1\d.AM in London\.$/)).toBeTruthy()
    expect(await screen.findByText(/^Today, moonrise 12:1\d.AM in London$/)).toBeTruthy()
  })

  it('is announced for the next date before midnight', async () => {
    await show('london', '2027-05-23T20:00:00Z')
    expect(await screen.findByText(/rises at 12:1\d.AM, 24 May in London/)).toBeTruthy()
    expect(await screen.findByText(/^Today, moonrise 12:1\d.AM, 24 May in London$/)).toBeTruthy()
  })

  it('has risen until the Sun rises, and is that of the next evening no sooner', async () => {
    await show('pune', '2026-12-26T18:50:00Z')
    expect(await screen.findByText(/has risen in Pune, at .+PM, 26 Dec/)).toBeTruthy()
    expect(await screen.findByText(/^Today, moonrise .+PM, 26 Dec in Pune$/)).toBeTruthy()
  })

  it('gives way to the next Sankashti at sunrise', async () => {
    await show('pune', '2026-12-27T02:30:00Z')
    expect(await screen.findByText(/^The moon rises at .+PM in Pune\.$/)).toBeTruthy()
    expect(await screen.findByText(/25 Jan.*, moonrise .+PM in Pune$/)).toBeTruthy()
  })
})
