import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Site } from '#contract/site/public.ts'
import { createPrepareAudio } from '#server/adapters/audio/prepare.ts'
import type { PrepareImage } from '#server/adapters/image/port.ts'
import type { EmailSender, MailOutlet, MailWriters, Notify } from '#server/adapters/email/port.ts'
import { createNoteExport, type NoteExport } from '#server/admin/exports.ts'
import type { Uploads } from '#server/adapters/storage/uploads.ts'
import { backupRoutes } from '#server/backup/adminRoutes.ts'
import type { BackupService } from '#server/backup/service.ts'
import { accountAdminRoutes } from '#server/features/accounts/adminRoutes.ts'
import { invitationRoutes } from '#server/features/accounts/invitationRoutes.ts'
import { createAccountAdmin } from '#server/features/accounts/admin.ts'
import type { Accounts } from '#server/features/accounts/service.ts'
import { findUser, listAdmins } from '#server/features/accounts/userRepository.ts'
import { auditRoutes } from '#server/features/audit/routes.ts'
import { createTellAdmins } from '#server/admin/tellAdmins.ts'
import { createAudit, createAuditLog } from '#server/features/audit/service.ts'
import { blogAdminRoutes } from '#server/features/blog/adminRoutes.ts'
import { createPostAdmin } from '#server/features/blog/admin.ts'
import { findLinkedPost } from '#server/features/blog/linkedPost.ts'
import { listPictures } from '#server/features/blog/pictureRepository.ts'
import { createPictures } from '#server/features/blog/pictures.ts'
import { bookingAdminRoutes } from '#server/features/bookings/adminRoutes.ts'
import { createBookingAdmin } from '#server/features/bookings/admin.ts'
import { createStaffEdits } from '#server/features/bookings/staffEdits.ts'
import { createDakshinaAdmin } from '#server/features/bookings/dakshina/admin.ts'
import { dakshinaAdminRoutes } from '#server/features/bookings/dakshina/adminRoutes.ts'
import { listCashDakshina } from '#server/features/bookings/dakshina/cash.ts'
import { createDakshinaLists } from '#server/features/bookings/dakshina/lists.ts'
import { noteBookings } from '#server/features/bookings/dakshina/onStatement.ts'
import type { DakshinaService } from '#server/features/bookings/dakshina/service.ts'
import { createStaffView } from '#server/features/bookings/dakshina/staffView.ts'
import { forgetUnpaidDakshina } from '#server/features/bookings/dakshina/owners.ts'
import { createTempleHours } from '#server/features/bookings/templeHours.ts'
import { createCounterBookings } from '#server/features/bookings/counter.ts'
import { createBulkActions } from '#server/features/bookings/bulkActions.ts'
import { createPujaAdmin } from '#server/features/bookings/pujaAdmin.ts'
import { createPujaContent } from '#server/features/bookings/pujas/content.ts'
import { pujaContentRoutes } from '#server/features/bookings/pujas/routes.ts'
import type { Bookings } from '#server/features/bookings/service.ts'
import { contactAdminRoutes } from '#server/features/contact/adminRoutes.ts'
import { answerTemplateRoutes } from '#server/features/contact/templates.ts'
import { createContactAdmin } from '#server/features/contact/admin.ts'
import { createDayBook } from '#server/features/counter/dayBook.ts'
import { counterRoutes } from '#server/features/counter/routes.ts'
import { listCashDonations } from '#server/features/donations/counter/repository.ts'
import { listCashSales } from '#server/features/orders/cashSales.ts'
import { createDonationAdminRoutes } from '#server/features/donations/adminRoutes.ts'
import type { Donations } from '#server/features/donations/service.ts'
import { mantraAdminRoutes } from '#server/features/mantras/adminRoutes.ts'
import { createAartiOrder } from '#server/features/mantras/aartiOrder.ts'
import { createMantraAdmin } from '#server/features/mantras/admin.ts'
import { createRecordings } from '#server/features/mantras/recordings.ts'
import { newsletterAdminRoutes } from '#server/features/newsletter/adminRoutes.ts'
import { createImports } from '#server/features/newsletter/imports.ts'
import { createIssues } from '#server/features/newsletter/issues.ts'
import { createSubscribers } from '#server/features/newsletter/subscribers.ts'
import { notificationAdminRoutes } from '#server/features/notifications/adminRoutes.ts'
import { createMailTest } from '#server/features/notifications/mailTest.ts'
import { createFailures } from '#server/features/notifications/failures.ts'
import { festivalAdminRoutes } from '#server/features/festivals/adminRoutes.ts'
import { prepareIcon } from '#server/adapters/image/prepareIcon.ts'
import { prepareLetterhead } from '#server/adapters/image/prepareLetterhead.ts'
import { createLetterheadAdmin } from '#server/features/letterhead/admin.ts'
import { letterheadRoutes } from '#server/features/letterhead/adminRoutes.ts'
import { createFestivalAdmin } from '#server/features/festivals/admin.ts'
import { createChoiceAdmin } from '#server/features/festivals/choiceAdmin.ts'
import { createRepeatAdmin } from '#server/features/festivals/repeatAdmin.ts'
import type { DayChange } from '#server/features/festivals/storeRepeated.ts'
import type { Festivals } from '#server/features/festivals/service.ts'
import { listBought } from '#server/features/orders/lineRepository.ts'
import { noteOnStatement } from '#server/features/orders/onStatement.ts'
import { orderAdminRoutes } from '#server/features/orders/adminRoutes.ts'
import type { Orders } from '#server/features/orders/service.ts'
import { countTold } from '#server/features/reminders/changes.ts'
import { officeRoutes } from '#server/features/office/routes.ts'
import { pageAdminRoutes } from '#server/features/pages/adminRoutes.ts'
import { createPageAdmin } from '#server/features/pages/admin.ts'
import type { Pages } from '#server/features/pages/service.ts'
import { createShopAdmin } from '#server/features/shop/admin.ts'
import { shopAdminRoutes } from '#server/features/shop/adminRoutes.ts'
import type { ProductFiles } from '#server/features/shop/files/files.ts'
import { createFileUpload } from '#server/features/shop/files/upload.ts'
import type { Shop } from '#server/features/shop/service.ts'
import { writingAdminRoutes } from '#server/features/writing/adminRoutes.ts'
import { createWriting } from '#server/features/writing/service.ts'
import type { Payments } from '#server/payments/payments.ts'
import { siteAdminRoutes } from '#server/features/site/adminRoutes.ts'
import { type AppIcons, createAppIcon } from '#server/features/site/icon.ts'
import {
  findSiteVersion,
  lockSite,
  updateFestivalChoice,
} from '#server/features/site/repository.ts'
import { createSpecialDays } from '#server/features/site/specialDays.ts'
import { createSiteSettings } from '#server/features/site/settings.ts'
import type { Route } from '#server/http/implement.ts'
import { erasureRoutes } from '#server/privacy/adminRoutes.ts'
import { createErasure } from '#server/privacy/erasure.ts'
import { serverStateRoutes } from './serverState.ts'
import { personalData } from './accounts.ts'
import { createCounters } from './counters.ts'

type Given = {
  readonly findSite: (db: Knex) => Promise<Site>
  readonly notify: Notify
  readonly publicUrl: string
  readonly pseudonymKey: Buffer
  readonly writers: MailWriters
  readonly mailOutlet: MailOutlet
  /** A folder on the disk that is watched. */
  readonly folder: string
  /** Sends test emails; absent while email is not set up. */
  readonly mailSender: EmailSender | undefined
  readonly now: () => Date
  readonly log: Logger
  readonly bookings: Bookings
  readonly dakshina: DakshinaService
  readonly donations: Donations
  readonly payments: Payments
  readonly orders: Orders
  readonly shop: Shop
  readonly files: ProductFiles
  /** Prepares one picture at a time, for staff and buyers alike. */
  readonly prepareImage: PrepareImage
  readonly accounts: Accounts
  readonly festivals: Festivals
  readonly pages: Pages
  readonly stores: Uploads
  readonly backups: BackupService | undefined
  /** The program that re-encodes recordings, if it is installed. */
  readonly ffmpeg?: string | undefined
  /** Tells those who were reminded of a festival that staff move, hide or show. */
  readonly tellChange: (trx: Knex, change: DayChange) => Promise<void>
}

export type Admin = {
  readonly routes: readonly Route[]
  readonly noteExport: NoteExport
  /** For share pictures; see `ogImages.ts`. */
  readonly readIcon: AppIcons['read']
  /** What is cleared once a day, by name. */
  readonly tidy: Readonly<Record<string, (db: Knex) => Promise<unknown>>>
}

/** What the temple's staff do, one line for each feature. */
export const createAdmin = (given: Given): Admin => {
  const audit = createAudit(given.now)
  const noteExport = createNoteExport(audit)
  const deps = {
    ...given,
    audit,
    noteExport,
    tellAdmins: createTellAdmins({ ...given, listAdmins, findUser }),
    reauthenticate: given.accounts.reauthenticate,
  }
  const { invitations, accepting } = given.accounts.inviting(deps)
  const mantras = createMantraAdmin(deps)
  const failures = createFailures(deps)
  const donationAdmin = createDonationAdminRoutes({
    ...deps,
    noteOrders: noteOnStatement,
    noteBookings,
  })
  const recordings = createRecordings({
    admin: mantras,
    storage: given.stores.audio,
    prepareAudio: createPrepareAudio({ command: given.ffmpeg }),
    now: given.now,
  })
  const posts = createPostAdmin(deps)
  const writing = createWriting(deps)
  const products = createShopAdmin({ ...deps, findPictures: listPictures, listBought })
  const { media } = given.stores
  const icons = createAppIcon({
    ...deps,
    storage: media,
    prepareIcon,
    onError: (error) => given.log.error({ err: error }, 'the app icon could not be drawn'),
  })
  const pictures = createPictures({ ...deps, storage: media })
  const ofFestivals = { ...deps, countTold, findPictures: listPictures }
  const bookingAdmin = createBookingAdmin(deps)
  const { receipts } = deps.dakshina
  const dakshinaAdmin = createDakshinaAdmin({
    ...deps,
    show: createStaffView({ ...deps, receipts }),
  })
  return {
    noteExport,
    readIcon: icons.read,
    routes: [
      ...auditRoutes(createAuditLog(deps)),
      ...officeRoutes(createCounters(deps)),
      ...bookingAdminRoutes(
        bookingAdmin,
        createBulkActions(deps),
        createStaffEdits({ ...deps, show: bookingAdmin.get }),
        createPujaAdmin(deps),
        createTempleHours({ ...deps, specialDays: createSpecialDays(deps) }),
        createCounterBookings(deps),
      ),
      ...pujaContentRoutes(createPujaContent({ ...deps, findPictures: listPictures })),
      ...dakshinaAdminRoutes(dakshinaAdmin, createDakshinaLists({ ...deps, receipts })),
      ...donationAdmin.routes,
      ...counterRoutes(
        createDayBook({
          ...deps,
          listCash: async (db, span) => [
            ...(await listCashDonations(db, span)),
            ...(await listCashDakshina(db, span)),
            ...(await listCashSales(db, span)),
          ],
        }),
      ),
      ...contactAdminRoutes(createContactAdmin(deps)),
      ...answerTemplateRoutes(deps),
      ...newsletterAdminRoutes({
        subscribers: createSubscribers(deps),
        imports: createImports(deps),
        issues: createIssues({ ...deps, findUser, findPost: findLinkedPost(given.now) }),
      }),
      ...notificationAdminRoutes(failures, createMailTest({ ...deps, findUser }), async (db) =>
        given.backups?.findLate(db),
      ),
      ...(given.backups ? backupRoutes(given.backups, audit) : []),
      ...serverStateRoutes(given),
      ...mantraAdminRoutes(mantras, recordings, createAartiOrder(deps)),
      ...festivalAdminRoutes(
        createFestivalAdmin(ofFestivals),
        createRepeatAdmin(ofFestivals),
        createChoiceAdmin({
          ...deps,
          findSiteVersion,
          lockSite,
          saveChoice: updateFestivalChoice,
        }),
      ),
      ...siteAdminRoutes(
        createSiteSettings({
          ...deps,
          festivalsFor: given.festivals.generatedFor,
          drawIcon: icons.drawIcon,
        }),
        icons,
      ),
      ...letterheadRoutes(createLetterheadAdmin({ ...deps, storage: media, prepareLetterhead })),
      ...pageAdminRoutes(createPageAdmin(deps)),
      ...writingAdminRoutes(writing),
      ...accountAdminRoutes(createAccountAdmin(deps)),
      ...invitationRoutes(invitations, accepting),
      ...blogAdminRoutes(posts, pictures),
      ...shopAdminRoutes(products, createFileUpload(deps)),
      ...orderAdminRoutes({ ...deps, findProducts: given.shop.find }),
      ...erasureRoutes(
        createErasure({ ...deps, personalData, accountData: given.accounts.data }),
        deps.reauthenticate,
      ),
    ],
    tidy: {
      'deleted mantras': mantras.forgetDeleted,
      'settled emails': failures.forgetSettled,
      'forgotten pledges': donationAdmin.tidy,
      'unpaid dakshina': (db) => forgetUnpaidDakshina(db, given.now()),
      recordings: recordings.sweep,
      'deleted articles': posts.forgetDeleted,
      'deleted products': products.forgetDeleted,
      'unsaved and earlier texts': writing.tidy,
      pictures: pictures.sweep,
      'app icons': icons.sweep,
      'product files': given.files.sweep,
    },
  }
}
