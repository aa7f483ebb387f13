import type { Knex } from 'knex'
import type { TakeBack } from '#server/adapters/email/port.ts'
import type { Feature, Shared } from '#server/feature.ts'
import type { Recording } from '#server/features/donations/counter/record.ts'
import { createSevaAdmin } from './admin.ts'
import { sevaAdminRoutes } from './adminRoutes.ts'
import type { Place } from './almanac.ts'
import { createDoing } from './doing.ts'
import { createGifts } from './gifts.ts'
import { createSevaNotices } from './notices.ts'
import { forgetOver, sevaData } from './owners.ts'
import { sevaRoutes } from './routes.ts'
import { createSevas } from './service.ts'

type Deps = Shared & {
  /** The temple's calendar, for its city and its date of today. */
  readonly festivals: {
    readonly placeOf: (db: Knex, query: { city?: string | undefined }) => Promise<{ place: Place }>
    readonly today: (db: Knex) => Promise<string>
  }
  readonly recordDonation: Recording
  readonly takeBack: TakeBack
}

/** Sevas that devotees endow for every year. */
export const openSevas = (base: Deps) => {
  const { festivals, recordDonation, now } = base
  const { placeOf } = festivals
  const placeAndToday = async (db: Knex) => ({
    place: (await placeOf(db, {})).place,
    today: await festivals.today(db),
  })
  const deps = { ...base, placeOf, placeAndToday }
  const sevas = createSevas(deps)
  const admin = createSevaAdmin({ ...deps, sevas, gifts: createGifts(recordDonation) })
  const doing = createDoing({ ...deps, show: admin.show })
  return {
    routes: [...sevaRoutes(sevas), ...sevaAdminRoutes({ ...deps, admin, doing })],
    daily: {
      'yearly sevas': createSevaNotices(deps),
      'sevas that have ended': (db: Knex) => forgetOver(db, now()),
    },
    personalData: [sevaData],
  } satisfies Feature
}
