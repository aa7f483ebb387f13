import type { Knex } from 'knex'
import type { TakeBack } from '#server/adapters/email/port.ts'
import type { Feature, Shared } from '#server/feature.ts'
import type { Recording } from '#server/features/donations/counter/record.ts'
import { createSevaAdmin } from './admin.ts'
import { sevaAdminRoutes } from './adminRoutes.ts'
import { createSevaCard } from './card.ts'
import { createSevaCalendar, type Festivals } from './calendar.ts'
import { createDoneDays } from './doneDays.ts'
import { createGifts } from './gifts.ts'
import { createSevaNotices } from './notices.ts'
import { forgetOver, sevaData } from './owners.ts'
import { sevaRoutes } from './routes.ts'
import { createSevas } from './service.ts'

type Deps = Shared & {
  readonly festivals: Festivals
  readonly recordDonation: Recording
  readonly takeBack: TakeBack
}

/** Sevas that devotees endow for every year. */
export const openSevas = (base: Deps) => {
  const { festivals, recordDonation, now } = base
  const deps = { ...base, calendar: createSevaCalendar(festivals) }
  const sevas = createSevas(deps)
  const admin = createSevaAdmin({ ...deps, sevas, gifts: createGifts(recordDonation) })
  const doing = createDoneDays({ ...deps, show: admin.show })
  return {
    routes: [...sevaRoutes(sevas), ...sevaAdminRoutes({ ...deps, admin, doing })],
    printables: { seva: createSevaCard(deps) },
    daily: {
      'yearly sevas': createSevaNotices(deps),
      'sevas that have ended': (db: Knex) => forgetOver(db, now()),
    },
    personalData: [sevaData],
  } satisfies Feature
}
