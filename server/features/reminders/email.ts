import type { Knex } from 'knex'
import type { ReminderChoice } from '#contract/reminders/choice.ts'
import type { Mail, MailWriters } from '#server/adapters/email/port.ts'
import type { Shared } from '#server/feature.ts'
import { confirmationToken } from './links.ts'
import { confirmationMail, reminderMail } from './mails.ts'
import type { ReminderCities } from './cities.ts'
import type { ReminderPort } from './port.ts'
import type { StillToCome } from './stillToCome.ts'
import { findByAddressHeld, type ReminderRecord } from './repository.ts'
import { writtenAddress, type ReminderStates } from './service.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How long the link of a confirmation email confirms. */
export const confirmableMs = 3 * dayMs

/** Nobody can have anybody's letter box filled: so many confirmation emails in any 24 hours. */
const mailsADay = 3

/** The drafts that become emails here. */
const reminderDraft = 'reminder'
export const changeDraft = 'reminder-moved'

type Deps = Pick<Shared, 'findSite' | 'notify' | 'now' | 'publicUrl'> & {
  readonly states: ReminderStates
  readonly places: ReminderCities
  readonly stillToCome: StillToCome
  readonly open: ReminderPort['open']
  /** Whose confirmed address it is. */
  readonly findOwner: (db: Knex, address: string) => Promise<{ userId?: string } | undefined>
}

export type AskedByEmail = {
  readonly email: string
  readonly choice: ReminderChoice
  readonly source: string
  readonly words: string
}

/** Reminders by email: asking the address first, and what is written. */
export const createEmailReminders = (deps: Deps) => {
  const { states, places, stillToCome, open, findSite, findOwner, notify, now, publicUrl } = deps

  const isAskedEnough = async (trx: Knex, address: string): Promise<boolean> => {
    const known = await findByAddressHeld(trx, 'email', address)
    return recentOf(known).length >= mailsADay
  }

  const recentOf = (known: ReminderRecord | undefined): string[] => {
    const dayAgo = new Date(now().getTime() - dayMs).toISOString()
    return (known?.askedAt ?? []).filter((at) => at > dayAgo)
  }

  const sendConfirmation = async (trx: Knex, record: ReminderRecord): Promise<void> => {
    const { id, address } = record
    if (address === undefined) return
    const at = now()
    const asked = await states.save(trx, {
      ...record,
      askedAt: [...recentOf(record), at.toISOString()],
    })
    const wanted = asked.pendingChoice ?? asked.choice
    const { ahead: choice, chosen } = await stillToCome.read(trx, wanted)
    const page = `${publicUrl}/reminders#${await confirmationToken(trx, id, at)}`
    const cityName = (await places.get(trx, choice.city ?? '')).name
    const mail = confirmationMail(address, await findSite(trx), { page, choice, chosen, cityName })
    const usefulUntil = new Date(at.getTime() + confirmableMs)
    const key = `reminder-asked:${id}:${at.getTime()}:${asked.askedAt.length}`
    await notify(trx, [{ key, mail, usefulUntil, isForTheAsking: true }])
  }

  const write = async (db: Knex, about: unknown): Promise<Mail | undefined> => {
    const opened = await open(db, about)
    if (opened?.channel !== 'email') return undefined
    return reminderMail(await findSite(db), opened, publicUrl)
  }

  const ask = async (
    trx: Knex,
    { email, choice, source, words }: AskedByEmail,
    userId?: string,
  ): Promise<'confirmation_sent' | 'active'> => {
    const address = writtenAddress('email', email)
    const owner = userId === undefined ? undefined : await findOwner(trx, address)
    const isConfirmed = owner?.userId !== undefined && owner.userId === userId
    const asked = { channel: 'email', address, choice, source, words, isConfirmed } as const
    if (isConfirmed) {
      await states.start(trx, { ...asked, userId })
      return 'active'
    }
    if (await isAskedEnough(trx, address)) return 'confirmation_sent'
    await sendConfirmation(trx, await states.begin(trx, asked))
    return 'confirmation_sent'
  }

  const writers: MailWriters = { [reminderDraft]: write, [changeDraft]: write }
  return { ask, writers }
}
