import { onTestFinished } from 'vitest'
import { useGroups } from '#app/almanac/useGroups.ts'
import { aSite } from '#app/test/builders.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer, type TempleServer } from '#app/test/templeServer.ts'
import {
  listFestivalOverrides,
  listFestivalsOfMonth,
  listUpcomingFestivals,
} from '#contract/festivals/public.ts'
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
      renderBell={({ slug }) => <button type="button">Remind me of {slug}</button>}
    />
  )
}

export const answering = (): TempleServer => {
  const server = templeServer()
  server.answers(listFestivalsOfMonth, [])
  server.answers(listUpcomingFestivals, [])
  server.answers(listFestivalOverrides, [])
  return server
}

type ShowOptions = {
  server?: TempleServer
  place?: Place
  today?: string
  at?: string
  hasAlmanac?: boolean
}

/** The calendar of a place on a day. */
export const showCalendar = async ({
  server,
  place = pune,
  today = '2026-11-26',
  at = `${today}T06:00:00.000Z`,
  hasAlmanac = true,
}: ShowOptions = {}) => {
  onTestFinished(() => localStorage.clear())
  const page = await render(<Sheet visit={crypto.randomUUID()} place={place} today={today} />, {
    server: server ?? answering(),
    now: at,
    hasAlmanac,
  })
  return { ...page, press: (name: string) => page.user.click(screen.getByText(name)) }
}

const month = () => screen.getByRole('grid').getAttribute('aria-labelledby') ?? ''
export const monthName = () => document.getElementById(month())?.textContent
export const days = (name: RegExp) => screen.findAllByLabelText(name, { selector: '[data-date]' })
export const day = (name: RegExp) => screen.findByLabelText(name, { selector: '[data-date]' })
