import { dirname } from 'node:path'
import type { Knex } from 'knex'
import { heldKinds } from '#contract/privacy/admin.ts'
import type { MailsAgain } from './adapters/email/port.ts'
import { openBackups } from './backup/open.ts'
import { createAuditorParts } from './compose/auditorParts.ts'
import { createCounters } from './compose/counters.ts'
import { composeDaily } from './compose/daily.ts'
import { createListSubscriptions, devoteeParts, devoteeSources } from './compose/devoteeSources.ts'
import { createReadDay } from './compose/dayOfOffice.ts'
import type { ServerOptions } from './compose/options.ts'
import { composeHttp } from './compose/http.ts'
import { joined } from './compose/joined.ts'
import { openPayables } from './compose/payables.ts'
import { composePublicPages } from './compose/publicPages.ts'
import { serverStateRoutes } from './compose/serverState.ts'
import { openShared } from './compose/shared.ts'
import { createReadOtherSteps } from './compose/setUp.ts'
import { openMessaging } from './compose/messaging.ts'
import { onCommit } from './db/db.ts'
import type { Feature } from './feature.ts'
import { openAccounts } from './features/accounts/open.ts'
import { openAudit } from './features/audit/open.ts'
import { openBlog } from './features/blog/open.ts'
import { readCash } from './features/counter/dayBook.ts'
import { openCounter } from './features/counter/open.ts'
import { openDevotees } from './features/devotees/open.ts'
import { listAudioUrls as listRiteAudio } from './features/guide/adminRepository.ts'
import { openGuide } from './features/guide/open.ts'
import { openHealth } from './features/health/open.ts'
import { openImports } from './features/imports/open.ts'
import { openLetterhead } from './features/letterhead/open.ts'
import { listAudioUrls as listMantraAudio } from './features/mantras/adminRepository.ts'
import { openMantras } from './features/mantras/open.ts'
import { openNotifications } from './features/notifications/open.ts'
import { openOffice } from './features/office/open.ts'
import { listBought } from './features/orders/lineRepository.ts'
import { listTaxes } from './features/orders/papers/taxSums.ts'
import { openPages } from './features/pages/open.ts'
import { openPrints } from './features/prints/open.ts'
import { openSadhana } from './features/sadhana/open.ts'
import { takeBackDelivery } from './features/notifications/repository.ts'
import { openSevas } from './features/sevas/open.ts'
import { openShop } from './features/shop/open.ts'
import { openSite } from './features/site/open.ts'
import { createEdition, isTotpRequired } from './features/site/service.ts'
import { openSponsorships } from './features/sponsorships/open.ts'
import { hasActiveSponsorship } from './features/sponsorships/repository.ts'
import { openTakings } from './features/takings/open.ts'
import { openTranslations } from './features/translations/open.ts'
import { openViews } from './features/views/open.ts'
import { openWriting } from './features/writing/open.ts'
import { createResponseCache } from './http/responseCache.ts'
import { openPrivacy } from './privacy/open.ts'
import { listPublishTimes } from './publishing/publishTimes.ts'
import { openRecordings } from './recordings/open.ts'

/** Opens every feature with what it needs of the others: the same for the server and for its tests. */
export const compose = async (db: Knex, options: ServerOptions) => {
  const { now, log } = options
  const readEdition = createEdition(db, now, listPublishTimes)
  const onError = (error: unknown) => log.warn({ err: error }, 'the edition could not be read')
  const responseCache = createResponseCache({ readEdition, onError })
  onCommit(db, responseCache.recheck)

  const deps = { ...options, ...(await openShared(db, options)) }
  const recordings = openRecordings({ ...deps, uses: [listMantraAudio, listRiteAudio] })
  const mantras = openMantras({ ...deps, receive: recordings.service })
  const shop = openShop({ ...deps, listBought })
  const blog = openBlog(deps)
  const pages = openPages(deps)
  const guide = openGuide({
    ...deps,
    findProducts: shop.service.find,
    findMantras: mantras.service.find,
    receive: recordings.service,
  })
  const messaging = await openMessaging(db, {
    ...deps,
    mantras: mantras.service,
    findRite: guide.service.findFor,
  })
  const payables = openPayables({ ...deps, shop: shop.service })
  const { festivals } = messaging.services
  const { recordDonation, sponsoring, sponsorCalendar } = payables.services
  const site = openSite({
    ...deps,
    listFestivalDates: payables.services.bookings.comingFestivalDates,
    listExtraHours: payables.services.bookings.moonriseHours,
    hasSponsoring: hasActiveSponsorship,
    festivalsFor: festivals.generatedFor,
    reauthenticate: (...args) => reauthenticate(...args),
    readOtherSteps: createReadOtherSteps(deps),
    removeProduct: shop.service.remove,
    removePost: blog.service.remove,
  })
  const counters = createCounters(deps)
  const office = openOffice({ ...deps, counters, readDay: createReadDay({ ...deps, counters }) })
  const backups =
    options.backups &&
    openBackups({
      ...deps,
      ...options.backups,
      reauthenticate: (...args) => reauthenticate(...args),
    })

  const opened: Feature[] = [
    ...messaging.features,
    ...payables.features,
    recordings,
    blog,
    site,
    shop,
    guide,
    openWriting(deps),
    office,
    pages,
    openCounter(deps),
    openTakings({
      ...deps,
      readDrawer: readCash,
      listTaxes,
      listFestivals: (on, { from, to }) => festivals.between(on, { language: 'en' }, from, to),
      auditorParts: createAuditorParts(() => opened.flatMap(({ routes = [] }) => routes)),
    }),
    openDevotees({
      ...deps,
      sources: devoteeSources,
      parts: devoteeParts,
      listSubscriptions: createListSubscriptions(() => personalData, now),
    }),
    openImports({ ...deps, shop: shop.service.importing }),
    openLetterhead(deps),
    openViews(),
    openSadhana(deps),
    openSevas({ ...deps, festivals, recordDonation, takeBack: takeBackDelivery }),
    openSponsorships({ ...deps, festivals, recordDonation, sponsoring, sponsorCalendar }),
    openAudit(deps),
    openHealth(options.isStopping ?? (() => false)),
    { routes: serverStateRoutes({ ...deps, folder: dirname(options.uploads) }) },
    composePublicPages({
      ...deps,
      readEdition,
      mantras: mantras.service,
      festivals,
      pages: pages.service,
      blog: blog.service,
      shop: shop.service,
      guide: guide.service,
    }),
    ...(backups ? [backups] : []),
  ]
  const writers = joined(opened.map((feature) => feature.writers))
  const printables = joined(opened.map((feature) => feature.printables))
  const mailsAgain: MailsAgain = joined(opened.map((feature) => feature.mailsAgain))
  // A person's data is always read, and locked, in the same order.
  const personalData = opened
    .flatMap((feature) => feature.personalData ?? [])
    .toSorted((one, other) => heldKinds.indexOf(one.name) - heldKinds.indexOf(other.name))
  const accounts = await openAccounts(db, { ...deps, personalData, isTotpRequired })
  const { reauthenticate, data: accountData, own } = accounts.service.accounts
  const findLateBackup = async (on: Knex) => backups?.service.findLate(on)
  const features: Feature[] = [
    mantras,
    openNotifications({
      ...deps,
      mailSender: options.mailSender,
      writers,
      mailsAgain,
      findLateBackup,
    }),
    ...opened,
    openPrints({ ...deps, printables }),
    openTranslations({ ...deps, kinds: () => features.flatMap((each) => each.translated ?? []) }),
    openPrivacy({ ...deps, personalData, accountData, reauthenticate }),
    accounts,
  ]
  return {
    ...messaging.services,
    ...payables.services,
    ...accounts.service,
    officeSummary: office.service,
    backups: backups?.service,
    ownFiles: shop.service.ownFiles,
    writers,
    ...composeDaily(db, { features, makeFirstFiles: shop.service.ownFiles.make, log }),
    http: composeHttp(db, { ...deps, ...site.service, ...own, features, responseCache }),
  }
}
