import { isDeepStrictEqual } from 'node:util'
import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import {
  distinctKinds,
  mostChosenFestivals,
  reminderDays,
  type ReminderChannel,
  type ReminderChoice,
} from '#contract/reminders/choice.ts'
import { newConsentId } from '#server/consents/confirmations.ts'
import { AppError } from '#server/errors.ts'
import { dropMails } from '#server/privacy/waitingMails.ts'
import { reminderToken } from './links.ts'
import type { ReminderCities } from './cities.ts'
import type { ReminderRequest, ReminderLink, StartedReminder } from './port.ts'
import {
  confirmConsents,
  lockByAddress,
  insertConsent,
  insertReminder,
  notePlace,
  updateReminder,
  withdrawConsents,
  type ReminderRecord,
} from './repository.ts'

/** What a channel does in the same transaction when somebody stops its reminders. */
export type OnStopped = (trx: Knex, address: string) => Promise<void>

type Deps = {
  readonly places: Pick<ReminderCities, 'idOf'>
  readonly now: () => Date
  readonly onStopped: Readonly<Partial<Record<ReminderChannel, OnStopped>>>
}

/** How each channel's address is written. */
export const normalAddress = (channel: ReminderChannel, address: string): string =>
  channel === 'email' ? address.trim().toLowerCase() : address

/** *Remind me* on a festival's page adds to what somebody is reminded of; its hour and city hold from now on. */
const withMore = (current: ReminderChoice, more: ReminderChoice): ReminderChoice => {
  const festivals = [...new Set([...current.festivals, ...more.festivals])]
  return {
    ...more,
    kinds: distinctKinds([...current.kinds, ...more.kinds]),
    festivals: festivals.slice(-mostChosenFestivals),
    daysBefore: reminderDays.filter((day) =>
      [...current.daysBefore, ...more.daysBefore].includes(day),
    ),
    atEve: current.atEve || more.atEve,
    atMoonrise: current.atMoonrise || more.atMoonrise,
  }
}

/** What becomes of reminders when people ask for them, confirm, change and stop them. */
export const createReminderStates = ({ places, now, onStopped }: Deps) => {
  /** With its city as it is kept: absent for the temple's own, by whichever name it was asked for. */
  const storedChoice = async (db: Knex, choice: ReminderChoice): Promise<ReminderChoice> => {
    const { city, ...rest } = choice
    const id = await places.idOf(db, city)
    return { ...rest, ...(id !== undefined && { city: id }) }
  }

  const linkTo = async (db: Knex, { id }: Pick<ReminderRecord, 'id'>): Promise<ReminderLink> => ({
    id,
    token: await reminderToken(db, id),
  })

  const save = async (trx: Knex, record: ReminderRecord): Promise<ReminderRecord> => {
    const saved = { ...record, updatedAt: now().toISOString() }
    await updateReminder(trx, saved)
    await notePlace(trx, saved)
    return saved
  }

  /** Nothing that was due before is sent: not after a change, and not after a pause. */
  const activated = (record: ReminderRecord, choice = record.choice): ReminderRecord => {
    const isSame = record.status === 'active' && isDeepStrictEqual(choice, record.choice)
    const activeSince = isSame ? record.activeSince : now().toISOString()
    return { ...record, status: 'active', choice, pendingChoice: undefined, activeSince }
  }

  const confirm = async (
    trx: Knex,
    record: ReminderRecord,
    language: Language,
  ): Promise<ReminderRecord> => {
    await confirmConsents(trx, record.id, now().toISOString())
    return save(trx, activated({ ...record, language }, record.pendingChoice ?? record.choice))
  }

  const requestedAgain = (
    current: ReminderRecord,
    choice: ReminderChoice,
    { userId, isConfirmed, source, language }: ReminderRequest,
  ): ReminderRecord => {
    const isMore = source.startsWith('festival_') && current.status !== 'pending'
    const merged = isMore ? withMore(current.choice, choice) : choice
    if (isConfirmed)
      return activated({ ...current, userId: userId ?? current.userId, language }, merged)
    // Anybody may type anybody's address: what its owner gets stays in their language.
    return current.status === 'pending'
      ? { ...current, choice, language }
      : { ...current, pendingChoice: merged }
  }

  /** The reminder of the address, new where it has none. */
  const begin = async (trx: Knex, request: ReminderRequest): Promise<ReminderRecord> => {
    const { channel, userId, isConfirmed, words, source, language } = request
    const address = normalAddress(channel, request.address)
    const choice = await storedChoice(trx, request.choice)
    const at = now().toISOString()
    const fresh: ReminderRecord = {
      id: newConsentId(),
      channel,
      address,
      // Anybody may type anybody's address.
      userId: isConfirmed ? userId : undefined,
      language,
      status: isConfirmed ? 'active' : 'pending',
      choice,
      askedAt: [],
      activeSince: isConfirmed ? at : undefined,
      createdAt: at,
      updatedAt: at,
    }
    let record = fresh
    await notePlace(trx, fresh)
    while (!(await insertReminder(trx, fresh))) {
      const current = await lockByAddress(trx, channel, address)
      // It was there, and has just been stopped.
      if (!current) continue
      record = await save(trx, requestedAgain(current, choice, request))
      break
    }
    if (isConfirmed) await confirmConsents(trx, record.id, at)
    await insertConsent(trx, { reminderId: record.id, channel, words, source, at, isConfirmed })
    return record
  }

  const stop = async (trx: Knex, record: ReminderRecord): Promise<ReminderRecord> => {
    const { id, channel, address } = record
    if (address === undefined) return record
    const at = now().toISOString()
    const gone = {
      address: undefined,
      userId: undefined,
      pendingChoice: undefined,
      activeSince: undefined,
    } as const
    const stopped = await save(trx, { ...record, ...gone, status: 'stopped', stoppedAt: at })
    await withdrawConsents(trx, id, at)
    await dropMails(trx, [`reminder-asked:${id}:`])
    await trx('deliveries').where({ reminder_id: id, status: 'waiting', attempts: 0 }).delete()
    await onStopped[channel]?.(trx, address)
    return stopped
  }

  const steps = {
    pause: (trx: Knex, record: ReminderRecord) =>
      save(trx, { ...record, status: 'paused', activeSince: undefined }),
    resume: (trx: Knex, record: ReminderRecord) => save(trx, activated(record)),
    stop,
  }

  return {
    begin,
    confirm,
    save,
    linkTo,

    start: async (trx: Knex, request: ReminderRequest): Promise<StartedReminder> => {
      const record = await begin(trx, request)
      return { ...(await linkTo(trx, record)), choice: record.choice }
    },

    find: async (trx: Knex, channel: ReminderChannel, address: string) => {
      const current = await lockByAddress(trx, channel, normalAddress(channel, address))
      return current && linkTo(trx, current)
    },

    stopAddress: async (trx: Knex, channel: ReminderChannel, address: string): Promise<void> => {
      const current = await lockByAddress(trx, channel, normalAddress(channel, address))
      if (current) await stop(trx, current)
    },

    step: async (
      trx: Knex,
      record: ReminderRecord,
      action: keyof typeof steps,
    ): Promise<ReminderRecord> => {
      const isThere = { pause: 'paused', resume: 'active', stop: 'stopped' } as const
      if (record.status === isThere[action]) return record
      if (action !== 'stop' && !['active', 'paused'].includes(record.status))
        throw new AppError('wrong_status')
      return steps[action](trx, record)
    },

    change: async (
      trx: Knex,
      record: ReminderRecord,
      requested: ReminderChoice,
    ): Promise<ReminderRecord> => {
      const choice = await storedChoice(trx, requested)
      if (record.status === 'stopped') throw new AppError('wrong_status')
      if (record.status === 'active') return save(trx, activated(record, choice))
      return save(trx, { ...record, choice })
    },
  }
}

export type ReminderStates = ReturnType<typeof createReminderStates>
