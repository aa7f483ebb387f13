import type { Knex } from 'knex'
import type { Site } from '#contract/site.ts'
import { join } from 'node:path'
import { createPrepareAudio } from './adapters/audio/prepare.ts'
import { createPrepareImage } from './adapters/image/prepare.ts'
import type { MailWriters, Notify } from './adapters/email/port.ts'
import { createDiskStorage } from './adapters/storage/disk.ts'
import { accountAdminRoutes } from './features/accounts/adminRoutes.ts'
import { createPeople } from './features/accounts/people.ts'
import type { Accounts } from './features/accounts/service.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { createAudit, createAuditLog } from './features/audit/service.ts'
import { blogAdminRoutes } from './features/blog/adminRoutes.ts'
import { createPostDesk } from './features/blog/desk.ts'
import { createPictures } from './features/blog/pictures.ts'
import { bookingAdminRoutes } from './features/bookings/adminRoutes.ts'
import { createBoard } from './features/bookings/board.ts'
import { createPujaDesk } from './features/bookings/pujaDesk.ts'
import type { Bookings } from './features/bookings/service.ts'
import { contactAdminRoutes } from './features/contact/adminRoutes.ts'
import { createInbox } from './features/contact/inbox.ts'
import { donationAdmin } from './features/donations/adminRoutes.ts'
import type { Donations } from './features/donations/service.ts'
import { mantraAdminRoutes } from './features/mantras/adminRoutes.ts'
import { createMantraDesk } from './features/mantras/desk.ts'
import { createRecordings } from './features/mantras/recordings.ts'
import { newsletterAdminRoutes } from './features/newsletter/adminRoutes.ts'
import { createSubscribers } from './features/newsletter/subscribers.ts'
import { notificationAdminRoutes } from './features/notifications/adminRoutes.ts'
import { createFailures } from './features/notifications/failures.ts'
import { festivalAdminRoutes } from './features/festivals/adminRoutes.ts'
import { createFestivalTable } from './features/festivals/table.ts'
import type { Festivals } from './features/festivals/service.ts'
import { pageAdminRoutes } from './features/pages/adminRoutes.ts'
import { createPageDesk } from './features/pages/desk.ts'
import type { Pages } from './features/pages/service.ts'
import { siteAdminRoutes } from './features/site/adminRoutes.ts'
import { createSiteSettings } from './features/site/settings.ts'
import type { Route } from './http/implement.ts'

type Given = {
  readonly findSite: (db: Knex) => Promise<Site>
  readonly notify: Notify
  readonly writers: MailWriters
  readonly now: () => Date
  readonly bookings: Bookings
  readonly donations: Donations
  readonly accounts: Accounts
  readonly festivals: Festivals
  readonly pages: Pages
  /** Where files are kept that people send. */
  readonly uploads: string
  /** The program that re-encodes recordings, where it is there. */
  readonly ffmpeg?: string | undefined
}

export type BackOffice = {
  readonly routes: readonly Route[]
  /** What is cleared once a day. */
  readonly tidy: (db: Knex) => Promise<void>
}

/** There are no reminders yet; who asked for one hears of a changed day here. */
const nobodyWasReminded = async (): Promise<void> => undefined

/** What the temple's staff do, one line for each feature. */
export const createBackOffice = (given: Given): BackOffice => {
  const deps = { ...given, audit: createAudit(given.now) }
  const mantras = createMantraDesk(deps)
  const failures = createFailures(deps)
  const donationDesk = donationAdmin(deps)
  const recordings = createRecordings({
    desk: mantras,
    storage: createDiskStorage({
      files: join(given.uploads, 'audio'),
      workshops: join(given.uploads, 'incoming'),
    }),
    prepareAudio: createPrepareAudio({ command: given.ffmpeg }),
    now: given.now,
  })
  const posts = createPostDesk(deps)
  const pictures = createPictures({
    ...deps,
    storage: createDiskStorage({
      files: join(given.uploads, 'media'),
      workshops: join(given.uploads, 'incoming'),
    }),
    prepareImage: createPrepareImage(),
  })
  return {
    routes: [
      ...auditRoutes(createAuditLog(deps)),
      ...bookingAdminRoutes(createBoard(deps), createPujaDesk(deps)),
      ...donationDesk.routes,
      ...contactAdminRoutes(createInbox(deps)),
      ...newsletterAdminRoutes(createSubscribers(deps)),
      ...notificationAdminRoutes(failures),
      ...mantraAdminRoutes(mantras, recordings),
      ...festivalAdminRoutes(createFestivalTable({ ...deps, tellChange: nobodyWasReminded })),
      ...siteAdminRoutes(
        createSiteSettings({ ...deps, festivalsFor: given.festivals.generatedFor }),
      ),
      ...pageAdminRoutes(createPageDesk(deps)),
      ...accountAdminRoutes(createPeople(deps)),
      ...blogAdminRoutes(posts, pictures),
    ],
    tidy: async (db) => {
      await mantras.forgetDeleted(db)
      await failures.forgetSettled(db)
      await donationDesk.tidy(db)
      await recordings.sweep(db)
      await posts.forgetDeleted(db)
      await pictures.sweep(db)
    },
  }
}
