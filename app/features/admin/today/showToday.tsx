import { aStaffBooking } from '#app/test/aStaffBooking.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { someTakings } from '#app/test/someTakings.ts'
import { templeServer } from '#app/test/templeServer.ts'
import { type Backups, getBackups } from '#contract/backups/admin.ts'
import { listBookings, type StaffBooking } from '#contract/bookings/admin.ts'
import { type FestivalOverride, listFestivalOverrides } from '#contract/festivals/public.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { getTakings } from '#contract/takings/admin.ts'
import { getWaiting, type Waiting } from '#contract/bookings/waiting.ts'
import { type DayOfSeva, listSevaDays } from '#contract/sevas/admin.ts'
import { listSponsoredDays, type SponsoredDay } from '#contract/sponsorships/admin.ts'
import { TodayTab } from './TodayTab.tsx'

export const backups: Backups = {
  place: 'bucket',
  isBesideData: false,
  isEncrypted: true,
  keep: 14,
  items: [],
}

/** In Pune it is Friday, 27 Nov, Sankashti. */
export const now = '2026-11-27T04:00:00Z'
export const week = Array.from({ length: 7 }, (_, at) => ({
  date: `2026-${at < 4 ? `11-${27 + at}` : `12-0${at - 3}`}`,
  booked: at === 0 ? 2 : 0,
}))

export const meera = aStaffBooking({ exactTime: '17:30', phone: '98220 12345' })
export const family = aStaffBooking({
  reference: 'PJ-2026-2',
  status: 'confirmed',
  fullName: 'Asha Patil',
  preferredTime: 'morning',
  sankalp: { names: ['Asha', 'Ravi', 'Leela'], gotra: 'Kashyapa', isGotraUnknown: false },
})
export const tomorrow = aStaffBooking({
  reference: 'PJ-2026-3',
  fullName: 'Sunil Joshi',
  sankalp: undefined,
  preferredDate: '2026-11-28',
})
export const later = aStaffBooking({
  reference: 'PJ-2026-4',
  fullName: 'Leela Rao',
  sankalp: undefined,
  preferredDate: '2026-12-05',
})

type ShowOptions = {
  waiting?: Waiting
  next?: string
  role?: Role
  overrides?: FestivalOverride[]
  sevas?: DayOfSeva[]
  sponsored?: SponsoredDay[]
}

/** The office's day in Pune, as it is for somebody. */
export const showToday = async (
  bookings: StaffBooking[] = [],
  { waiting, next, role, overrides = [], sevas = [], sponsored = [] }: ShowOptions = {},
) => {
  const server = templeServer()
  server.answers(listFestivalOverrides, overrides)
  const pending = bookings.filter(({ status }) => status === 'pending')
  server.answers(getBackups, backups)
  server.answers(getTakings, someTakings())
  server.answers(listSevaDays, sevas)
  server.answers(listSponsoredDays, sponsored)
  server.answers(getWaiting, waiting ?? { bookings: { pending: pending.length, unpaid: 0, week } })
  server.answers(listBookings, ({ status, to = '9999' }) => ({
    items: status ? pending : bookings.filter(({ preferredDate }) => preferredDate <= to),
    next,
  }))
  const page = await renderOffice(<TodayTab />, { server, now, me: { role: role ?? 'admin' } })
  await screen.findByRole('heading', { level: 1 })
  return {
    ...page,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    /** The links below a heading, as they are read. */
    below: async (heading: string | RegExp) => {
      const part = (await screen.findByRole('heading', { name: heading })).parentElement
      return within(part as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.textContent)
    },
  }
}
