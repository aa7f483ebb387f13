import { getSponsorCalendar, holdSponsoredDay } from '#contract/sponsorships/public.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { Sponsorships } from './service.ts'
import type { Sponsoring } from './sponsoring.ts'

type Deps = { readonly sponsorships: Sponsorships; readonly sponsoring: Sponsoring }

export const sponsorshipRoutes = ({ sponsorships, sponsoring }: Deps): Route[] => [
  implement(getSponsorCalendar)((_input, { db, language }) => sponsorships.calendar(db, language)),
  implement(holdSponsoredDay)((input, { db }) => sponsoring.hold(db, input)),
]
