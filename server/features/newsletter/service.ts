import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import type { SubscriptionState, SubscriptionStatus } from '#contract/newsletter/public.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { addressPseudonym } from '#server/privacy/pseudonym.ts'
import { confirmationToken, openToken, unsubscribeToken, type OpenedLink } from './links.ts'
import { lastMantraDay } from './dailyMantra.ts'
import {
  alreadySubscribedMail,
  confirmationMail,
  mantraOfferMail,
  welcomeMail,
} from './newsletterMails.ts'
import {
  findByIdHeld,
  findSubscription,
  forgetUnconfirmed,
  insertOrFindHeld,
  updateSubscription,
  type Subscription,
} from './repository.ts'
import { en } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'notify' | 'now' | 'publicUrl' | 'pseudonymKey'> & {
  /** *Set Reminders* on the calendar page, once the address is confirmed. */
  readonly startReminders: (trx: Knex, email: string) => Promise<void>
  /** The same for a reader: false where the address has reminders already. */
  readonly askForReminders: (trx: Knex, email: string) => Promise<boolean>
}

/** The form that asks for reminders as well. */
const calendarPage = 'calendar_page'

/** The form that promises the daily mantra. */
const mantrasPage = 'mantras'

const dayMs = 24 * 60 * 60 * 1000

/** How long the link of a confirmation email confirms. */
const confirmableMs = 3 * dayMs

/** The most emails in any 24 hours, so that nobody can flood another person's mailbox. */
const mailsADay = 3

/** How long an unconfirmed address is kept. */
export const unconfirmedKeptDays = 30

const normalise = (email: string): string => email.trim().toLowerCase()

export const createNewsletter = (deps: Deps) => {
  const { findSite, notify, now, publicUrl, pseudonymKey, startReminders, askForReminders } = deps

  const askFirstTime = (email: string, source: string): Subscription => ({
    id: randomBytes(16).toString('base64url'),
    email,
    emailHash: addressPseudonym(pseudonymKey, email),
    status: 'pending',
    source,
    consentVersion: en.consentVersion,
    subscribedAt: now().toISOString(),
    confirmedAt: undefined,
    unsubscribedAt: undefined,
    askedAt: [],
    dailyMantra: source === mantrasPage,
    mantraPlannedOn: '',
    consentNote: undefined,
  })

  const pageOf = (token: string): string => `${publicUrl}/newsletter#${token}`

  const listLinks = async (db: Knex, id: string) => {
    const token = await unsubscribeToken(db, id)
    return { page: pageOf(token), oneClick: `${publicUrl}/hooks/unsubscribe/${token}` }
  }

  const mailFor = async (trx: Knex, known: Subscription, email: string, source: string) => {
    const { id, status, dailyMantra } = known
    const temple = await findSite(trx)
    const isReader = status === 'confirmed'
    const isOffer = isReader && source === mantrasPage && !dailyMantra
    if (isReader && !isOffer) return alreadySubscribedMail(email, temple, await listLinks(trx, id))
    const page = pageOf(await confirmationToken(trx, id, now()))
    return isOffer
      ? mantraOfferMail(email, temple, { page })
      : confirmationMail(email, temple, { page }, { dailyMantra })
  }

  /**
   * Emails the address to ask whether it wants the newsletter, in the caller's transaction. From
   * outside it looks the same whether the address is new, waiting, subscribed or has been asked too
   * often.
   */
  const startOptIn = async (trx: Knex, asked: { email: string; source: string }): Promise<void> => {
    const email = normalise(asked.email)
    const fresh = askFirstTime(email, asked.source)
    const known = await insertOrFindHeld(trx, fresh)
    const dayAgo = new Date(now().getTime() - dayMs).toISOString()
    const recent = known.askedAt.filter((at) => at > dayAgo)
    if (recent.length >= mailsADay) return
    // Those who have not confirmed, or have left, agree again: at this time, through this form.
    const { id, unsubscribedAt } = known
    const waits = known.status === 'pending' && known.source === calendarPage
    const source = waits ? calendarPage : fresh.source
    const wasAsked = known.status === 'pending' && known.dailyMantra
    const dailyMantra = fresh.dailyMantra || wasAsked
    const again =
      known.status === 'confirmed' ? known : { ...fresh, id, unsubscribedAt, source, dailyMantra }
    const askedAt = [...recent, now().toISOString()]
    await updateSubscription(trx, { ...again, askedAt })
    const isReader = known.status === 'confirmed'
    if (isReader && asked.source === calendarPage && (await askForReminders(trx, email))) return
    const mail = await mailFor(trx, again, email, asked.source)
    const usefulUntil = new Date(now().getTime() + confirmableMs)
    const key = `newsletter-asked:${id}:${fresh.id}`
    await notify(trx, [{ key, mail, usefulUntil, isForTheAsking: true }])
  }

  const isOver = ({ askedAt }: OpenedLink): boolean =>
    askedAt !== undefined && now().getTime() - askedAt.getTime() > confirmableMs

  const open = async (db: Knex, token: string): Promise<OpenedLink> => {
    const link = await openToken(db, token)
    if (!link) throw new AppError('not_found')
    return link
  }

  const found = (subscription: Subscription | undefined): Subscription => {
    if (!subscription) throw new AppError('not_found')
    return subscription
  }

  /** Only a link that was sent to ask may begin anything, for three days. */
  const mayBegin = (link: OpenedLink): boolean => link.askedAt !== undefined && !isOver(link)

  const stateFor = (
    { status, dailyMantra }: Pick<Subscription, 'status' | 'dailyMantra'>,
    link: OpenedLink,
  ): SubscriptionState => {
    if (status === 'unsubscribed') return { status }
    if (dailyMantra) return { status, dailyMantra: 'on' }
    return status === 'confirmed' && mayBegin(link)
      ? { status, dailyMantra: 'offered' }
      : { status }
  }

  /** What the link's page shows. The link in a newsletter can only end a confirmed subscription. */
  const stateOf = async (db: Knex, token: string): Promise<SubscriptionState> => {
    const link = await open(db, token)
    const subscription = found(await findSubscription(db, link.id))
    if (subscription.status !== 'pending') return stateFor(subscription, link)
    if (link.askedAt === undefined) return { status: 'unsubscribed' }
    if (isOver(link)) throw new AppError('not_found')
    return stateFor(subscription, link)
  }

  /** The first mantra comes on the next morning, not with the welcome. */
  const plannedUntilNow = async (trx: Knex): Promise<string> =>
    lastMantraDay(now(), (await findSite(trx)).city.timeZone)

  const confirmIn = async (trx: Knex, link: OpenedLink): Promise<SubscriptionState> => {
    const subscription = found(await findByIdHeld(trx, link.id))
    const { id, email, status, dailyMantra } = subscription
    if (status !== 'pending' || email === undefined) return stateFor(subscription, link)
    if (!mayBegin(link)) throw new AppError('not_found')
    const confirmedAt = now().toISOString()
    const mantraPlannedOn = await plannedUntilNow(trx)
    const joined = {
      status: 'confirmed',
      confirmedAt,
      unsubscribedAt: undefined,
      mantraPlannedOn,
    } as const
    await updateSubscription(trx, { ...subscription, ...joined })
    if (subscription.source === calendarPage) await startReminders(trx, email)
    const links = await listLinks(trx, id)
    const mail = welcomeMail(email, await findSite(trx), links, { dailyMantra })
    await notify(trx, [{ key: `newsletter-welcome:${id}:${confirmedAt}`, mail }])
    return stateFor({ ...subscription, ...joined }, link)
  }

  const endIn = async (trx: Knex, { id }: OpenedLink): Promise<SubscriptionState> => {
    const subscription = found(await findByIdHeld(trx, id))
    const status: SubscriptionStatus = 'unsubscribed'
    if (subscription.email !== undefined) {
      const unsubscribedAt = now().toISOString()
      const left = { email: undefined, status, unsubscribedAt, dailyMantra: false }
      await updateSubscription(trx, { ...subscription, ...left })
    }
    return { status }
  }

  /** Begins or ends the daily mantra alone. */
  const setMantraIn = async (
    trx: Knex,
    link: OpenedLink,
    isOn: boolean,
  ): Promise<SubscriptionState> => {
    const subscription = found(await findByIdHeld(trx, link.id))
    if (isOn && (subscription.status !== 'confirmed' || !mayBegin(link)))
      throw new AppError('not_found')
    const begun = isOn && !subscription.dailyMantra
    const changed = {
      ...subscription,
      dailyMantra: isOn,
      ...(begun && {
        consentVersion: en.consentVersion,
        mantraPlannedOn: await plannedUntilNow(trx),
      }),
    }
    await updateSubscription(trx, changed)
    return stateFor(changed, link)
  }

  return {
    startOptIn,
    stateOf,
    confirm: async (db: Knex, token: string): Promise<SubscriptionState> => {
      const link = await open(db, token)
      return transact(db, (trx) => confirmIn(trx, link))
    },
    unsubscribe: async (db: Knex, token: string): Promise<SubscriptionState> => {
      const link = await open(db, token)
      return transact(db, (trx) => endIn(trx, link))
    },
    setDailyMantra: async (db: Knex, token: string, isOn: boolean): Promise<SubscriptionState> => {
      const link = await open(db, token)
      return transact(db, (trx) => setMantraIn(trx, link, isOn))
    },
    /** One click in a mail program ends what that email belongs to. */
    endByOneClick: async (db: Knex, token: string): Promise<void> => {
      const link = await open(db, token)
      await transact(db, (trx) =>
        link.isOfMantra ? setMantraIn(trx, link, false) : endIn(trx, link),
      )
    },
    /** Deletes unconfirmed addresses. */
    forgetUnconfirmed: (db: Knex): Promise<number> =>
      forgetUnconfirmed(db, new Date(now().getTime() - unconfirmedKeptDays * dayMs).toISOString()),
  }
}

export type Newsletter = ReturnType<typeof createNewsletter>
