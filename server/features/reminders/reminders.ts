import type { Knex } from 'knex'
import { calendarPageConsent } from '#contract/reminders/calendarPageConsent.ts'
import { everyFestival, type ReminderChoice } from '#contract/reminders/choice.ts'
import { keyOfFestival } from '#contract/reminders/moments.ts'
import type { Reminder } from '#contract/reminders/public.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { confirmableMs, createEmailReminders, type AskedByEmail } from './email.ts'
import { openToken, reminderToken, type OpenedLink } from './links.ts'
import { createOpening } from './opening.ts'
import { createReminderCities, type FestivalSource } from './cities.ts'
import type { ReminderPort } from './port.ts'
import {
  deleteUnconfirmed,
  findByAddressHeld,
  findByIdHeld,
  findReminder,
  listOfUser,
  type ReminderRecord,
} from './repository.ts'
import { createReminderStates, writtenAddress, type OnStopped } from './service.ts'
import { shortened } from './shortened.ts'
import { createStillToCome } from './stillToCome.ts'

type Deps = Pick<Shared, 'findSite' | 'notify' | 'now' | 'publicUrl'> & {
  readonly festivals: FestivalSource
  readonly findOwner: (db: Knex, address: string) => Promise<{ userId?: string } | undefined>
  /** Whether a browser's push service refuses our messages. */
  readonly isPushRefused: (db: Knex, address: string) => Promise<boolean>
  readonly onStopped: Readonly<Partial<Record<Reminder['channel'], OnStopped>>>
}

/** How long an address that never confirmed is kept. */
const unconfirmedKeptMs = 30 * 24 * 60 * 60 * 1000

/** Reminders as people ask for them, change and stop them, and as the channels write them. */
export const createReminders = (deps: Deps) => {
  const { festivals, now, publicUrl, isPushRefused } = deps
  const places = createReminderCities({ festivals, now })
  const states = createReminderStates({ ...deps, places })
  const open = createOpening({ places, now, publicUrl })
  const stillToCome = createStillToCome({ places, now })
  const email = createEmailReminders({ ...deps, states, places, stillToCome, open })

  const isOver = ({ askedAt }: OpenedLink): boolean =>
    askedAt === undefined || now().getTime() - askedAt.getTime() > confirmableMs

  const linkOf = async (db: Knex, token: string): Promise<OpenedLink> => {
    const link = await openToken(db, token)
    if (!link) throw new AppError('not_found')
    return link
  }

  /** What the link's page shows: before it is confirmed, what would be. */
  const view = async (
    db: Knex,
    record: ReminderRecord,
    opened?: { link: OpenedLink; token: string },
  ): Promise<Reminder> => {
    const { id, channel, status, address, choice, pendingChoice } = record
    const waits = status === 'pending' || (pendingChoice !== undefined && opened?.link.askedAt)
    if (status === 'pending' && (!opened || isOver(opened.link))) throw new AppError('not_found')
    const isAsking = waits && opened && !isOver(opened.link)
    const shown = isAsking ? (pendingChoice ?? choice) : choice
    const isRefused =
      channel === 'push' && address !== undefined && (await isPushRefused(db, address))
    const short = address === undefined ? undefined : shortened(channel, address)
    const chosen = await places.listChosen(db, shown)
    return {
      token: isAsking ? opened.token : await reminderToken(db, id),
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
      cityName: await places.nameOf(db, shown.city ?? ''),
    }
  }

  const byLink = async (
    db: Knex,
    token: string,
    step: (trx: Knex, record: ReminderRecord, link: OpenedLink) => Promise<ReminderRecord>,
  ): Promise<Reminder> => {
    const link = await linkOf(db, token)
    return transact(db, async (trx) => {
      const known = await findByIdHeld(trx, link.id)
      if (!known) throw new AppError('not_found')
      return view(trx, await step(trx, known, link), { link, token })
    })
  }

  const livingChoice = async (
    db: Knex,
    known: ReminderRecord | undefined,
  ): Promise<ReminderChoice> =>
    known && (await stillToCome.isAny(db, known.choice)) ? known.choice : everyFestival

  const port: ReminderPort = {
    start: async (trx, asked) => {
      await stillToCome.assertAny(trx, asked.choice)
      return states.start(trx, asked)
    },
    find: states.find,
    activate: async (trx, channel, address, userId) => {
      const known = await findByAddressHeld(trx, channel, writtenAddress(channel, address))
      const waits = known && (known.status !== 'active' || known.pendingChoice !== undefined)
      if (waits) await stillToCome.assertAny(trx, known.pendingChoice ?? known.choice)
      return states.activate(trx, channel, address, userId)
    },
    stop: states.stopAddress,
    open,
  }

  return {
    port,
    places,
    writers: email.writers,
    askByEmail: async (trx: Knex, asked: AskedByEmail, userId?: string) => {
      await stillToCome.assertAny(trx, asked.choice)
      return email.ask(trx, asked, userId)
    },

    get: async (db: Knex, token: string): Promise<Reminder> => {
      const link = await linkOf(db, token)
      const known = await findReminder(db, link.id)
      if (!known) throw new AppError('not_found')
      return view(db, known, { link, token })
    },

    confirm: (db: Knex, token: string): Promise<Reminder> =>
      byLink(db, token, async (trx, known, link) => {
        const waits = known.status === 'pending' || known.pendingChoice !== undefined
        if (!waits || link.askedAt === undefined) return known
        if (isOver(link)) throw new AppError('not_found')
        await stillToCome.assertAny(trx, known.pendingChoice ?? known.choice)
        return states.confirm(trx, known)
      }),

    change: (db: Knex, token: string, choice: ReminderChoice): Promise<Reminder> =>
      byLink(db, token, async (trx, known) => {
        await stillToCome.assertAny(trx, choice)
        return states.change(trx, known, choice)
      }),

    setStatus: (db: Knex, token: string, action: 'pause' | 'resume' | 'stop'): Promise<Reminder> =>
      byLink(db, token, async (trx, known) => {
        if (action === 'resume' && known.status === 'paused')
          await stillToCome.assertAny(trx, known.choice)
        return states.step(trx, known, action)
      }),

    listOf: async (db: Knex, userId: string): Promise<Reminder[]> => {
      const known = await listOfUser(db, userId)
      return Promise.all(
        known.filter(({ status }) => status !== 'pending').map((each) => view(db, each)),
      )
    },

    /**
     * *Set Reminders* on the calendar page, once its email address is confirmed; a choice of one's own stays
     * as long as anything of it can come, and a pause ends.
     */
    startFromCalendarPage: async (trx: Knex, address: string): Promise<void> => {
      const known = await findByAddressHeld(trx, 'email', address)
      if (known?.status === 'active') return
      await states.start(trx, {
        channel: 'email',
        address,
        choice: await livingChoice(trx, known),
        words: calendarPageConsent,
        source: 'calendar_page',
        isConfirmed: true,
      })
    },

    /** The same, from somebody who reads the newsletter already: the address is asked first. */
    askFromCalendarPage: async (trx: Knex, address: string): Promise<boolean> => {
      const known = await findByAddressHeld(trx, 'email', address)
      if (known?.status === 'active') return false
      const choice = await livingChoice(trx, known?.status === 'paused' ? known : undefined)
      const source = 'calendar_page'
      const words = calendarPageConsent
      await email.ask(trx, { email: address, choice, source, words })
      return true
    },

    /** Forgets whom nobody confirmed. */
    forgetUnconfirmed: (db: Knex): Promise<number> =>
      transact(db, (trx) =>
        deleteUnconfirmed(trx, new Date(now().getTime() - unconfirmedKeptMs).toISOString()),
      ),
  }
}

export type Reminders = ReturnType<typeof createReminders>
