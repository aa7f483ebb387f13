import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import { everyFestival, type ReminderChoice } from '#contract/reminders/choice.ts'
import { keyOfFestival } from '#contract/reminders/moments.ts'
import type { Reminder } from '#contract/reminders/public.ts'
import { unconfirmedBefore } from '#server/consents/confirmations.ts'
import { consentOf } from '#server/consents/consent.ts'
import { mayBegin, type OpenedLink } from '#server/consents/links.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { createEmailReminders, type EmailRequest } from './email.ts'
import { reminderLinks, reminderToken } from './links.ts'
import { createOpening } from './opening.ts'
import { createReminderCities, type FestivalSource } from './cities.ts'
import type { FindRite, ReminderPort } from './port.ts'
import {
  deleteUnconfirmed,
  lockByAddress,
  lockById,
  findReminder,
  listOfUser,
  type ReminderRecord,
} from './repository.ts'
import { createReminderStates, normalAddress, type OnStopped } from './service.ts'
import { shortened } from './shortened.ts'
import { createStillToCome } from './stillToCome.ts'
import { wordsOf } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'notify' | 'now' | 'publicUrl'> & {
  readonly festivals: FestivalSource
  readonly findRite: FindRite
  readonly findOwner: (db: Knex, address: string) => Promise<{ userId?: string } | undefined>
  /** Whether a browser's push service refuses our messages. */
  readonly isPushRefused: (db: Knex, address: string) => Promise<boolean>
  readonly onStopped: Readonly<Partial<Record<Reminder['channel'], OnStopped>>>
}

/** Reminders as people ask for them, change and stop them, and as the channels write them. */
export const createReminders = (deps: Deps) => {
  const { festivals, findRite, now, publicUrl, isPushRefused } = deps
  const places = createReminderCities({ festivals, now })
  const states = createReminderStates({ ...deps, places })
  const open = createOpening({ places, findRite, now, publicUrl })
  const stillToCome = createStillToCome({ places, now })
  const email = createEmailReminders({ ...deps, states, places, stillToCome, open })

  /** A link that was sent for something else confirms no new choice. */
  const isPending = ({ status, pendingChoice }: ReminderRecord, link?: OpenedLink): boolean =>
    status === 'pending' || (pendingChoice !== undefined && link?.askedAt !== undefined)

  /** What the link's page shows: before it is confirmed, what would be. */
  const view = async (
    db: Knex,
    record: ReminderRecord,
    language: Language,
    link?: OpenedLink,
  ): Promise<Reminder> => {
    const { id, channel, status, address, choice, pendingChoice } = record
    const isAsking = link !== undefined && isPending(record, link) && mayBegin(link, now())
    if (status === 'pending' && !isAsking) throw new AppError('not_found')
    const shown = isAsking ? (pendingChoice ?? choice) : choice
    const isRefused =
      channel === 'push' && address !== undefined && (await isPushRefused(db, address))
    const short = address === undefined ? undefined : shortened(channel, address)
    const chosen = await places.listChosen(db, shown, language)
    return {
      token: isAsking ? link.token : await reminderToken(db, id),
      channel,
      status: isAsking ? 'pending' : status,
      ...(short !== undefined && { address: short }),
      choice: shown,
      ...(isRefused && { isRefused }),
      ...(shown.festivals.length > 0 && {
        chosen: chosen.map((each) => ({
          key: keyOfFestival(each),
          name: each.name,
          date: each.date,
        })),
      }),
      cityName: await places.nameOf(db, shown.city ?? '', language),
    }
  }

  const confirm = async (
    trx: Knex,
    current: ReminderRecord,
    language: Language,
  ): Promise<ReminderRecord> => {
    await stillToCome.assertAny(trx, current.pendingChoice ?? current.choice)
    return states.confirm(trx, current, language)
  }

  const consent = consentOf({
    links: reminderLinks,
    find: findReminder,
    lock: lockById,
    isPending,
    confirm,
    show: (db, record, link, language) => view(db, record, language, link),
    now,
  })

  const livingChoice = async (
    db: Knex,
    current: ReminderRecord | undefined,
  ): Promise<ReminderChoice> =>
    current && (await stillToCome.isAny(db, current.choice)) ? current.choice : everyFestival

  const port: ReminderPort = {
    start: async (trx, request) => {
      await stillToCome.assertAny(trx, request.choice)
      return states.start(trx, request)
    },
    find: states.find,
    activate: async (trx, channel, address, { userId, language }) => {
      const current = await lockByAddress(trx, channel, normalAddress(channel, address))
      if (!current) return undefined
      const waits = current.status !== 'active' || current.pendingChoice !== undefined
      const begin = waits ? confirm : states.confirm
      const owned = { ...current, userId: userId ?? current.userId }
      return states.linkTo(trx, await begin(trx, owned, language))
    },
    stop: states.stopAddress,
    open,
  }

  return {
    port,
    places,
    writers: email.writers,
    askByEmail: async (trx: Knex, request: EmailRequest, userId?: string) => {
      await stillToCome.assertAny(trx, request.choice)
      return email.ask(trx, request, userId)
    },

    get: async (db: Knex, token: string, language: Language): Promise<Reminder> => {
      const { consent: current, link } = await consent.open(db, token)
      return view(db, current, language, link)
    },

    confirm: consent.confirm,

    change: (
      db: Knex,
      token: string,
      choice: ReminderChoice,
      language: Language,
    ): Promise<Reminder> => {
      const change = async (trx: Knex, current: ReminderRecord) => {
        await stillToCome.assertAny(trx, choice)
        return states.change(trx, current, choice)
      }
      return consent.change(db, token, change, language)
    },

    setStatus: (
      db: Knex,
      token: string,
      action: 'pause' | 'resume' | 'stop',
      language: Language = 'en',
    ): Promise<Reminder> => {
      const step = async (trx: Knex, current: ReminderRecord) => {
        if (action === 'resume' && current.status === 'paused')
          await stillToCome.assertAny(trx, current.choice)
        return states.step(trx, current, action)
      }
      return consent.change(db, token, step, language)
    },

    listOf: async (db: Knex, userId: string, language: Language): Promise<Reminder[]> => {
      const own = await listOfUser(db, userId)
      return Promise.all(
        own.filter(({ status }) => status !== 'pending').map((each) => view(db, each, language)),
      )
    },

    /**
     * *Set Reminders* on the calendar page, once its email address is confirmed; a choice of one's own stays
     * as long as anything of it can come, and a pause ends.
     */
    startFromCalendarPage: async (
      trx: Knex,
      address: string,
      language: Language,
    ): Promise<void> => {
      const current = await lockByAddress(trx, 'email', address)
      if (current?.status === 'active') return
      await states.start(trx, {
        channel: 'email',
        address,
        choice: await livingChoice(trx, current),
        language,
        words: wordsOf(language).calendarPage,
        source: 'calendar_page',
        isConfirmed: true,
      })
    },

    /** The same, from somebody who reads the newsletter already: the address is asked first. */
    askFromCalendarPage: async (
      trx: Knex,
      address: string,
      language: Language,
    ): Promise<boolean> => {
      const current = await lockByAddress(trx, 'email', address)
      if (current?.status === 'active') return false
      const choice = await livingChoice(trx, current?.status === 'paused' ? current : undefined)
      const source = 'calendar_page'
      const words = wordsOf(language).calendarPage
      await email.ask(trx, { email: address, choice, source, words, language })
      return true
    },

    /** Forgets whom nobody confirmed. */
    forgetUnconfirmed: (db: Knex): Promise<number> =>
      transact(db, (trx) => deleteUnconfirmed(trx, unconfirmedBefore(now()))),
  }
}

export type Reminders = ReturnType<typeof createReminders>
