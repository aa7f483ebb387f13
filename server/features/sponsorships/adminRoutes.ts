import { addDays } from '#almanac/civilDate.ts'
import {
  addSponsorship,
  editSponsorship,
  freeSponsoredDay,
  getSponsoredDay,
  getSponsorship,
  keepSponsoredDay,
  listSponsoredDays,
  listSponsorships,
  moveSponsoredDay,
  printSponsoredDays,
  recordSponsoredDay,
} from '#contract/sponsorships/admin.ts'
import { assertShort } from '#server/admin/assertShort.ts'
import type { Shared } from '#server/feature.ts'
import { once } from '#server/features/donations/upi/confirm.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { OfferingAdmin } from './admin.ts'
import { listDaysBetween, listPaidBetween } from './adminRepository.ts'
import type { DayAdmin } from './dayAdmin.ts'

type Deps = Pick<Shared, 'noteExport' | 'now'> & {
  readonly offerings: OfferingAdmin
  readonly dayAdmin: DayAdmin
}

export const sponsorshipAdminRoutes = ({ offerings, dayAdmin, noteExport, now }: Deps): Route[] => [
  implement(listSponsorships)((_input, { db }) => offerings.list(db)),
  implement(getSponsorship)(({ id }, { db }) => offerings.get(db, id)),
  implement(addSponsorship)((input, { db, actor }) => offerings.add(db, input, actor)),
  implement(editSponsorship)((input, context) => offerings.edit(context, input)),
  implement(listSponsoredDays)((range, { db }) => {
    assertShort(range)
    return listDaysBetween(db, range, now().toISOString())
  }),
  implement(printSponsoredDays)(async ({ date: from, to = addDays(from, 30) }, { db, actor }) => {
    const range = { from, to }
    assertShort(range)
    const days = await listPaidBetween(db, range, now().toISOString())
    const list = { subject: 'list', list: 'sponsored-days', rows: days.length } as const
    await noteExport(db, actor, list, range)
    return days
  }),
  implement(getSponsoredDay)(({ id }, { db }) => dayAdmin.get(db, id)),
  implement(recordSponsoredDay)((input, { db, actor }) => once(dayAdmin.take(db, input, actor))),
  implement(moveSponsoredDay)((input, context) => dayAdmin.move(context, input)),
  implement(freeSponsoredDay)((input, context) => dayAdmin.free(context, input)),
  implement(keepSponsoredDay)((input, context) => dayAdmin.keep(context, input)),
]
