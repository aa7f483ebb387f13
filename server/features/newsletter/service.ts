import type { Knex } from 'knex'
import type { InLanguage, Language } from '#contract/languages.ts'
import type { SubscriptionState } from '#contract/newsletter/public.ts'
import {
  countRequest,
  confirmationDelivery,
  newConsentId,
  unconfirmedBefore,
} from '#server/consents/confirmations.ts'
import { consentOf } from '#server/consents/consent.ts'
import { mayBegin, type OpenedLink } from '#server/consents/links.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { addressPseudonym } from '#server/privacy/pseudonym.ts'
import { lastMantraDay } from './dailyMantra.ts'
import { newsletterLinks, unsubscribeToken } from './links.ts'
import {
  alreadySubscribedMail,
  confirmationMail,
  mantraOfferMail,
  welcomeMail,
} from './newsletterMails.ts'
import {
  lockById,
  findSubscription,
  forgetUnconfirmed,
  insertOrLock,
  updateSubscription,
  type Subscription,
} from './repository.ts'
import { consentVersion } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'notify' | 'now' | 'publicUrl' | 'pseudonymKey'> & {
  /** *Set Reminders* on the calendar page, once the address is confirmed. */
  readonly startReminders: (trx: Knex, email: string, language: Language) => Promise<void>
  /** The same for a reader: false where the address has reminders already. */
  readonly askForReminders: (trx: Knex, email: string, language: Language) => Promise<boolean>
}

type OptInRequest = InLanguage & { readonly email: string; readonly source: string }

/** The form that asks for reminders as well. */
const calendarPage = 'calendar_page'

/** The form that promises the daily mantra. */
const mantrasPage = 'mantras'

const normalise = (email: string): string => email.trim().toLowerCase()

export const createNewsletter = (deps: Deps) => {
  const { findSite, notify, now, publicUrl, pseudonymKey, startReminders, askForReminders } = deps

  const askFirstTime = ({ email, source, language }: OptInRequest): Subscription => ({
    id: newConsentId(),
    email,
    emailHash: addressPseudonym(pseudonymKey, email),
    status: 'pending',
    language,
    source,
    consentVersion,
    subscribedAt: now().toISOString(),
    askedAt: [],
    dailyMantra: source === mantrasPage,
    mantraPlannedOn: '',
  })

  const listLinks = async (db: Knex, id: string) =>
    newsletterLinks.urls(publicUrl, await unsubscribeToken(db, id))

  const mailFor = async (
    trx: Knex,
    current: Subscription,
    { email, source, language }: OptInRequest,
  ) => {
    const { id, status, dailyMantra } = current
    const temple = await findSite(trx, language)
    const isReader = status === 'confirmed'
    const isOffer = isReader && source === mantrasPage && !dailyMantra
    if (isReader && !isOffer) {
      return alreadySubscribedMail(email, temple, await listLinks(trx, id), language)
    }
    const page = await newsletterLinks.confirmationPage(trx, publicUrl, id, now())
    return isOffer
      ? mantraOfferMail(email, temple, { page }, language)
      : confirmationMail(email, temple, { page }, { dailyMantra, language })
  }

  /**
   * Emails the address to ask whether it wants the newsletter, in the caller's transaction. From
   * outside it looks the same whether the address is new, waiting, subscribed or has been asked too
   * often.
   */
  const startOptIn = async (trx: Knex, request: OptInRequest): Promise<void> => {
    const email = normalise(request.email)
    const fresh = askFirstTime({ ...request, email })
    const current = await insertOrLock(trx, fresh)
    const counted = countRequest(current.askedAt, now())
    if ('freeMs' in counted) return
    // Those who have not confirmed, or have left, agree again: at this time, through this form.
    const { id, unsubscribedAt } = current
    const waits = current.status === 'pending' && current.source === calendarPage
    const source = waits ? calendarPage : fresh.source
    const wasPending = current.status === 'pending' && current.dailyMantra
    const dailyMantra = fresh.dailyMantra || wasPending
    const again =
      current.status === 'confirmed'
        ? current
        : { ...fresh, id, unsubscribedAt, source, dailyMantra }
    await updateSubscription(trx, { ...again, askedAt: counted.requestedAt })
    const isReader = current.status === 'confirmed'
    const { language } = again
    const isForReminders = isReader && request.source === calendarPage
    if (isForReminders && (await askForReminders(trx, email, language))) return
    const mail = await mailFor(trx, again, { email, source: request.source, language })
    const key = `newsletter-asked:${id}:${fresh.id}`
    await notify(trx, [confirmationDelivery(key, mail, { language, now: now() })])
  }

  const stateFor = (
    { status, dailyMantra }: Pick<Subscription, 'status' | 'dailyMantra'>,
    link: OpenedLink,
  ): SubscriptionState => {
    if (status === 'unsubscribed') return { status }
    if (dailyMantra) return { status, dailyMantra: 'on' }
    return status === 'confirmed' && mayBegin(link, now())
      ? { status, dailyMantra: 'offered' }
      : { status }
  }

  /** The first mantra comes on the next morning, not with the welcome. */
  const plannedUntilNow = async (trx: Knex): Promise<string> =>
    lastMantraDay(now(), (await findSite(trx)).city.timeZone)

  const confirm = async (
    trx: Knex,
    subscription: Subscription,
    language: Language,
  ): Promise<Subscription> => {
    const { id, email, source, dailyMantra } = subscription
    if (email === undefined) return subscription
    const confirmedAt = now().toISOString()
    const joined = {
      ...subscription,
      status: 'confirmed',
      language,
      confirmedAt,
      unsubscribedAt: undefined,
      mantraPlannedOn: await plannedUntilNow(trx),
    } as const
    await updateSubscription(trx, joined)
    if (source === calendarPage) await startReminders(trx, email, language)
    const links = await listLinks(trx, id)
    const mail = welcomeMail(email, await findSite(trx, language), links, { dailyMantra, language })
    await notify(trx, [
      {
        key: `newsletter-welcome:${id}:${confirmedAt}`,
        language,
        mail,
        regarding: { kind: 'newsletter' },
      },
    ])
    return joined
  }

  const end = async (trx: Knex, subscription: Subscription): Promise<Subscription> => {
    if (subscription.email === undefined) return subscription
    const left = {
      ...subscription,
      email: undefined,
      status: 'unsubscribed',
      unsubscribedAt: now().toISOString(),
      dailyMantra: false,
    } as const
    await updateSubscription(trx, left)
    return left
  }

  /** Begins or ends the daily mantra alone. */
  const setMantra = async (
    trx: Knex,
    subscription: Subscription,
    link: OpenedLink,
    isOn: boolean,
  ): Promise<Subscription> => {
    if (isOn && (subscription.status !== 'confirmed' || !mayBegin(link, now())))
      throw new AppError('not_found')
    const begun = isOn && !subscription.dailyMantra
    const changed = {
      ...subscription,
      dailyMantra: isOn,
      ...(begun && {
        consentVersion,
        mantraPlannedOn: await plannedUntilNow(trx),
      }),
    }
    await updateSubscription(trx, changed)
    return changed
  }

  const consent = consentOf({
    links: newsletterLinks,
    find: findSubscription,
    lock: lockById,
    isPending: ({ status }) => status === 'pending',
    confirm,
    show: async (_, subscription, link) => stateFor(subscription, link),
    now,
  })

  return {
    startOptIn,
    confirm: consent.confirm,

    /** What the link's page shows. The link in a newsletter can only end a confirmed subscription. */
    stateOf: async (db: Knex, token: string): Promise<SubscriptionState> => {
      const { link, consent: subscription } = await consent.open(db, token)
      if (subscription.status !== 'pending') return stateFor(subscription, link)
      if (link.askedAt === undefined) return { status: 'unsubscribed' }
      if (!mayBegin(link, now())) throw new AppError('not_found')
      return stateFor(subscription, link)
    },

    unsubscribe: (db: Knex, token: string): Promise<SubscriptionState> =>
      consent.change(db, token, end),

    setDailyMantra: (db: Knex, token: string, isOn: boolean): Promise<SubscriptionState> =>
      consent.change(db, token, (trx, current, link) => setMantra(trx, current, link, isOn)),

    /** One click in a mail program ends what that email belongs to. */
    endByOneClick: (db: Knex, token: string): Promise<SubscriptionState> =>
      consent.change(db, token, (trx, current, link) =>
        link.purpose === 'mantra' ? setMantra(trx, current, link, false) : end(trx, current),
      ),

    /** Deletes unconfirmed addresses. */
    forgetUnconfirmed: (db: Knex): Promise<number> =>
      forgetUnconfirmed(db, unconfirmedBefore(now())),
  }
}

export type Newsletter = ReturnType<typeof createNewsletter>
