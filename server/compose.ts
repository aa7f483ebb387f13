import { dirname, join } from 'node:path'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { findOwner, openAccounts } from './compose/accounts.ts'
import type { EmailSender, MailOutlet } from './adapters/email/port.ts'
import type { WhatsappAccount } from './adapters/whatsapp/settings.ts'
import type { PaymentProvider } from './adapters/payment/port.ts'
import type { Sandbox } from './adapters/payment/sandbox/sandbox.ts'
import type { BucketSettings } from './adapters/storage/bucket.ts'
import { openUploads } from './adapters/storage/uploads.ts'
import { createBackups } from './backup/service.ts'
import { createAdmin } from './compose/admin.ts'
import { composeDaily } from './compose/daily.ts'
import { openPush } from './compose/push.ts'
import { composePublicPages } from './compose/publicPages.ts'
import { composeOfficeSummary } from './compose/dayOfOffice.ts'
import { composeReminders } from './compose/reminders.ts'
import { composeShop } from './compose/shop.ts'
import { openWhatsapp } from './compose/whatsapp.ts'
import { createOgImages } from './ogImages/ogImages.ts'
import { onCommit } from './db/db.ts'
import { readSecret } from './db/secrets.ts'
import { listAdmins } from './features/accounts/userRepository.ts'
import { createBlog } from './features/blog/service.ts'
import { dakshinaMail } from './features/bookings/dakshina/notifications.ts'
import { createDakshina } from './features/bookings/dakshina/service.ts'
import { createBookings } from './features/bookings/service.ts'
import { listGreatDates } from './features/festivals/repository.ts'
import { bookingMail } from './features/bookings/notifications.ts'
import { createContact } from './features/contact/service.ts'
import { donationMail } from './features/donations/mails.ts'
import { createDonations } from './features/donations/service.ts'
import type { ComputeYears } from './features/festivals/computeYears.ts'
import { createFestivals } from './features/festivals/service.ts'
import { createMantras } from './features/mantras/service.ts'
import { createDailyMantra } from './features/newsletter/dailyMantra.ts'
import { createIssueSending } from './features/newsletter/issueSending.ts'
import { newsletterHooks } from './features/newsletter/routes.ts'
import { createNewsletter } from './features/newsletter/service.ts'
import { insertDeliveries, takeBackDelivery } from './features/notifications/repository.ts'
import { createNotify } from './features/notifications/service.ts'
import { orderMail } from './features/orders/notifications.ts'
import { createPages } from './features/pages/service.ts'
import { createPayments } from './payments/payments.ts'
import { paymentHooks } from './features/payments/routes.ts'
import { sandboxRoutes } from './features/payments/sandboxRoutes.ts'
import { createSadhana } from './features/sadhana/service.ts'
import { findSite } from './features/site/repository.ts'
import { iconPathOf, lookOf } from './features/site/look.ts'
import { createEdition, isTotpRequired, localDate } from './features/site/service.ts'
import type { AppDeps } from './http/app.ts'
import { type CommandLimit, createCommandLimit } from './http/commandLimit.ts'
import { createResponseCache } from './http/responseCache.ts'
import { createSecurity } from './http/security.ts'
import { createSessions } from './http/session.ts'
import { readPseudonymKey } from './privacy/pseudonym.ts'
import { listPublishTimes } from './publishing/publishTimes.ts'
import { createRoutes } from './routes.ts'

type Given = {
  /** Where to report a weakness, as a `mailto:` or `https:` address. */
  readonly securityContact?: string | undefined
  /** Everything under the public name also speaks https. */
  readonly coversSubdomains?: boolean | undefined
  readonly publicUrl: string
  /** How many proxies are in front. */
  readonly proxies: number
  readonly now: () => Date
  readonly log: Logger
  /** Takes cards; without it they are not offered. */
  readonly provider: PaymentProvider | undefined
  readonly sandbox: Sandbox | undefined
  /** The folder in which uploads are received, and stored if there is no bucket. */
  readonly uploads: string
  readonly bucket?: BucketSettings | undefined
  /** What is backed up, and how; without it there are no backups. */
  readonly backups?: Pick<Parameters<typeof createBackups>[0], 'data' | 'settings'> | undefined
  /** The program that re-encodes recordings, if it is installed. */
  readonly ffmpeg: string | undefined
  readonly hasLoginDelay: boolean
  readonly mailOutlet: MailOutlet
  /** Sends test emails at once; absent while email is not set up. */
  readonly mailSender?: EmailSender | undefined
  /** Without it WhatsApp messages stay here, for staff to read. */
  readonly whatsappAccount?: WhatsappAccount | undefined
  readonly computeYears: ComputeYears
  /** It was asked to stop. */
  readonly isStopping?: (() => boolean) | undefined
  /** Whom push services may write to about us; a local one only in tests. */
  readonly push?: Partial<Pick<Parameters<typeof openPush>[1], 'contact' | 'testService'>>
  /** Counts commands and searches; without it, the product's own limits apply. */
  readonly limit?: CommandLimit | undefined
}

/** The HTTP interface of the services; whoever starts the server adds files and the built app. */
type Http = Omit<AppDeps, 'files' | 'audioFolder' | 'app'>

/** Gives every service the others it needs: the same for the server and for its tests. */
export const compose = async (db: Knex, given: Given) => {
  const { publicUrl, proxies, now, log, provider, sandbox, uploads, ffmpeg } = given
  const readEdition = createEdition(db, now, listPublishTimes)
  const responseCache = createResponseCache({
    readEdition,
    onError: (error) => log.warn({ err: error }, 'the edition could not be read'),
  })
  onCommit(db, responseCache.recheck)

  const linkSecret = await readSecret(db, 'links')
  const pseudonymKey = await readPseudonymKey(db)
  const shared = {
    findSite,
    notify: createNotify({ now, publicUrl, findOwner, log, pseudonymKey }),
    publicUrl,
    now,
  }
  const bookings = createBookings({
    ...shared,
    festivalDates: listGreatDates,
    takeBack: takeBackDelivery,
    linkSecret,
  })
  const payments = createPayments({
    provider,
    listPayables: () => [donations.payable, orders.payable, dakshina.payable],
    now,
    log,
  })
  const donations = createDonations({
    ...shared,
    findAdmins: listAdmins,
    linkSecret,
    localDate,
    payments,
  })
  const dakshina = createDakshina({ ...shared, bookings, linkSecret, localDate, payments })
  const stores = openUploads(uploads, given.bucket)
  const sold = composeShop({ ...shared, linkSecret, payments, stores })
  const { shop, cart, orders, productFiles, ownFiles, prepareImage } = sold
  const compute = given.computeYears
  const festivals = createFestivals({ findSite, localDate, now, compute })
  const reminding = composeReminders({ ...shared, festivals, findOwner })
  const { reminders } = reminding
  const whatsapp = openWhatsapp(db, {
    ...shared,
    account: given.whatsappAccount,
    reminders: reminding.port,
    upcoming: (on) => festivals.upcoming(on, {}),
    log,
  })
  const mantras = createMantras(now)
  const mailing = { findSite, insertDeliveries, publicUrl }
  const dailyMantra = createDailyMantra({ ...mailing, mantraOfDay: mantras.ofDay })
  const officeSummary = composeOfficeSummary({ ...mailing, now })
  const newsletterIssues = createIssueSending(mailing)
  const writers = {
    ...dailyMantra.writers,
    ...newsletterIssues.writers,
    ...officeSummary.writers,
    [bookingMail]: bookings.writeMail,
    [dakshinaMail]: dakshina.writeMail,
    [donationMail]: donations.writeMail,
    [orderMail]: orders.writeMail,
    ...reminding.writers,
  }
  const newsletter = createNewsletter({
    ...shared,
    pseudonymKey,
    startReminders: reminders.startFromCalendarPage,
    askForReminders: reminders.askFromCalendarPage,
  })
  const contact = createContact({ ...shared, startOptIn: newsletter.startOptIn })
  const { hasLoginDelay } = given
  const { accounts, backgroundTasks } = await openAccounts(db, {
    ...shared,
    isTotpRequired,
    log,
    hasLoginDelay,
  })

  const push = await openPush(db, {
    contact: publicUrl,
    ...given.push,
    reminders: reminding.port,
    findChantUrl: async (on) => {
      const { id } = await mantras.ofDay(on, await festivals.today(on))
      return `/mantras/${id}`
    },
    findIcon: async () => iconPathOf(await findSite(db)),
    publicUrl,
    now,
    log,
  })
  const pages = createPages()
  const blog = createBlog(now)
  const sadhana = createSadhana(now)
  const { search, documents } = composePublicPages({
    mantras,
    festivals,
    bookings,
    pages,
    blog,
    shop,
    readEdition,
    publicUrl,
    now,
    securityContact: given.securityContact,
  })
  const services = {
    mantras,
    festivals,
    bookings,
    payments,
    dakshina,
    donations,
    orders,
    contact,
    newsletter,
    accounts,
    pages,
    search,
    blog,
    shop,
    cart,
    sadhana,
  }
  const { mailOutlet, mailSender } = given
  const { tellChange } = reminding
  const backups = given.backups && createBackups({ ...given.backups, findSite, now, log })
  const admin = createAdmin({
    backups,
    ...shared,
    ...services,
    writers,
    stores,
    ffmpeg,
    mailOutlet,
    mailSender,
    folder: dirname(uploads),
    files: productFiles,
    prepareImage,
    tellChange,
    pseudonymKey,
    log,
  })

  const http: Http = {
    db,
    log,
    responseCache,
    publicUrl,
    proxies,
    noteExport: admin.noteExport,
    pseudonymKey,
    isTotpRequired,
    routes: [
      ...createRoutes({ ...services, isStopping: given.isStopping ?? (() => false) }),
      ...reminding.routes,
      ...push.routes,
      ...whatsapp.routes,
      ...admin.routes,
      ...(sandbox ? sandboxRoutes(sandbox) : []),
    ],
    documents,
    hooks: [...newsletterHooks(newsletter), ...reminding.hooks],
    bodyHooks: [...paymentHooks(payments), ...whatsapp.bodyHooks],
    limit: given.limit ?? createCommandLimit(proxies, { db, pseudonymKey }),
    sessions: createSessions({ publicUrl, proxies, now }),
    security: createSecurity(publicUrl, {
      hasStripe: provider?.kind === 'stripe',
      coversSubdomains: given.coversSubdomains,
    }),
    recordings: stores.audio,
    pictures: stores.media,
    ogImages: createOgImages(join(uploads, 'og'), { readIcon: admin.readIcon }),
    readLook: async () => lookOf(await findSite(db)),
  }

  return {
    ...services,
    dailyMantra,
    officeSummary,
    backups,
    newsletterIssues,
    reminding,
    push,
    whatsapp,
    writers,
    backgroundTasks,
    ownFiles,
    ...composeDaily(db, {
      ...services,
      newsletter,
      reminders,
      whatsapp,
      officeSummary,
      ownFiles,
      backups,
      admin,
      now,
      log,
    }),
    http,
  }
}
