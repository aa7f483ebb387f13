import type { Knex } from 'knex'
import type { Feature, Shared } from '#server/feature.ts'
import type { Recording } from '#server/features/donations/counter/record.ts'
import { createOfferingAdmin } from './admin.ts'
import { sponsorshipAdminRoutes } from './adminRoutes.ts'
import type { SponsorCalendar } from './calendar.ts'
import { createDayAdmin } from './dayAdmin.ts'
import { createSponsorNotices } from './notices.ts'
import { createSponsorData, forgetPast } from './owners.ts'
import { sponsorshipRoutes } from './routes.ts'
import { createSponsorships } from './service.ts'
import type { Sponsoring } from './sponsoring.ts'

type Deps = Shared &
  Pick<Parameters<typeof createSponsorships>[0], 'festivals'> & {
    readonly sponsorCalendar: SponsorCalendar
    readonly sponsoring: Sponsoring
    readonly recordDonation: Recording
  }

/** Days on which devotees sponsor annadan, flowers, lamps or an aarti. */
export const openSponsorships = (base: Deps) => {
  const { sponsorCalendar: calendar, sponsoring, recordDonation: record } = base
  const deps = { ...base, calendar, record }
  const sponsorships = createSponsorships(deps)
  const offerings = createOfferingAdmin(deps)
  const dayAdmin = createDayAdmin(deps)
  return {
    routes: [
      ...sponsorshipRoutes({ sponsorships, sponsoring }),
      ...sponsorshipAdminRoutes({ ...deps, offerings, dayAdmin }),
    ],
    daily: {
      'sponsored days': createSponsorNotices(deps),
      'names of sponsored days': async (db: Knex) => forgetPast(db, await calendar.today(db)),
    },
    personalData: [createSponsorData(calendar)],
  } satisfies Feature
}
