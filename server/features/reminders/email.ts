import type { Knex } from 'knex'
import type { InLanguage } from '#contract/languages.ts'
import type { ReminderChoice } from '#contract/reminders/choice.ts'
import type { Mail, MailWriters } from '#server/adapters/email/port.ts'
import { countRequest, confirmationDelivery } from '#server/consents/confirmations.ts'
import type { Shared } from '#server/feature.ts'
import { reminderLinks } from './links.ts'
import { confirmationMail, reminderMail } from './mails.ts'
import type { ReminderCities } from './cities.ts'
import type { ReminderPort } from './port.ts'
import type { StillToCome } from './stillToCome.ts'
import { lockByAddress, type ReminderRecord } from './repository.ts'
import { normalAddress, type ReminderStates } from './service.ts'

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

export type EmailRequest = InLanguage & {
  readonly email: string
  readonly choice: ReminderChoice
  readonly source: string
  readonly words: string
}

/** Reminders by email: asking the address first, and what is written. */
export const createEmailReminders = (deps: Deps) => {
  const { states, places, stillToCome, open, findSite, findOwner, notify, now, publicUrl } = deps

  const sendConfirmation = async (trx: Knex, record: ReminderRecord): Promise<void> => {
    const { id, address, language } = record
    const at = now()
    const counted = countRequest(record.askedAt, at)
    if (address === undefined || 'freeMs' in counted) return
    const saved = await states.save(trx, { ...record, askedAt: counted.requestedAt })
    const pending = saved.pendingChoice ?? saved.choice
    const { ahead: choice, chosen } = await stillToCome.read(trx, pending, language)
    const page = await reminderLinks.confirmationPage(trx, publicUrl, id, at)
    const cityName = await places.nameOf(trx, choice.city ?? '', language)
    const mail = confirmationMail(
      address,
      await findSite(trx, language),
      { page, choice, chosen, cityName },
      language,
    )
    const key = `reminder-asked:${id}:${at.getTime()}:${saved.askedAt.length}`
    await notify(trx, [confirmationDelivery(key, mail, { language, now: at })])
  }

  const write = async (db: Knex, about: unknown): Promise<Mail | undefined> => {
    const opened = await open(db, about)
    if (opened?.channel !== 'email') return undefined
    return reminderMail(await findSite(db, opened.language), opened, publicUrl)
  }

  const ask = async (
    trx: Knex,
    { email, choice, source, words, language }: EmailRequest,
    userId?: string,
  ): Promise<'confirmation_sent' | 'active'> => {
    const address = normalAddress('email', email)
    const owner = userId === undefined ? undefined : await findOwner(trx, address)
    const isConfirmed = owner?.userId !== undefined && owner.userId === userId
    const request = {
      channel: 'email',
      address,
      choice,
      language,
      source,
      words,
      isConfirmed,
    } as const
    if (isConfirmed) {
      await states.start(trx, { ...request, userId })
      return 'active'
    }
    const { askedAt = [] } = (await lockByAddress(trx, 'email', address)) ?? {}
    if ('freeMs' in countRequest(askedAt, now())) return 'confirmation_sent'
    await sendConfirmation(trx, await states.begin(trx, request))
    return 'confirmation_sent'
  }

  const writers: MailWriters = { [reminderDraft]: write, [changeDraft]: write }
  return { ask, writers }
}
