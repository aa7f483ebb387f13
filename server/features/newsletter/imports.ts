import { buffer } from 'node:stream/consumers'
import type { Knex } from 'knex'
import { emailAddress } from '#contract/fields.ts'
import type { SubscriptionStatus } from '#contract/newsletter/public.ts'
import type { ImportPreview } from '#contract/newsletter/admin.ts'
import { decodeText } from '#server/admin/decodeText.ts'
import { newConsentId } from '#server/consents/confirmations.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Context } from '#server/http/implement.ts'
import { addressPseudonym } from '#server/privacy/pseudonym.ts'
import { lastMantraDay } from './dailyMantra.ts'
import { insertConfirmed, statusesOf } from './importRepository.ts'
import { consentVersion } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'audit' | 'now' | 'pseudonymKey'>

type ReadAddress = {
  /** Each address once. */
  readonly emails: readonly string[]
  readonly repeated: number
  readonly wrong: readonly { line: number; text: string; reason: string }[]
}

const mostExamples = 5
const mostWrongLines = 20
const advice = 'Please choose a text or CSV file with one email address on each line.'

/** Whatever a spreadsheet or an address book puts between an address and its neighbours. */
const between = /[\s,;|"'<>()[\]]+/

const addressOn = (line: string): { email: string } | { reason: string } => {
  const candidates = line.split(between).filter((part) => part.includes('@'))
  const [first, ...others] = [...new Set(candidates.map((part) => part.toLowerCase()))]
  if (first === undefined) return { reason: 'There is no email address on this line' }
  if (others.length > 0) return { reason: 'There is more than one email address on this line' }
  const parsed = emailAddress.safeParse(first.replace(/^mailto:/, ''))
  return parsed.success ? { email: parsed.data } : { reason: 'This email address is not valid' }
}

/** The addresses of a list; its first line may be a heading. */
export const readAddresses = (text: string): ReadAddress => {
  const seen = new Set<string>()
  const wrong: { line: number; text: string; reason: string }[] = []
  let repeated = 0
  let isFirst = true
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.replace(/^\uFEFF/, '').trim()
    if (line.split(between).every((part) => part === '')) continue
    const found = addressOn(line)
    const isHeading = isFirst && !line.includes('@')
    isFirst = false
    if (isHeading) continue
    if ('reason' in found) wrong.push({ line: index + 1, text: line.slice(0, 80), ...found })
    else if (seen.has(found.email)) repeated += 1
    else seen.add(found.email)
  }
  return { emails: [...seen], repeated, wrong }
}

/** Subscribers from elsewhere, such as a list that people signed at the temple. */
export const createImports = ({ findSite, audit, now, pseudonymKey }: Deps) => {
  const read = async ({ upload }: Context): Promise<ReadAddress> => {
    if (!upload) throw new AppError('malformed_body')
    const addresses = readAddresses(decodeText(await buffer(upload), advice))
    if (addresses.emails.length === 0)
      throw new AppError(
        'unsupported_media_type',
        `There is no email address in this file. ${advice}`,
      )
    return addresses
  }

  const hashed = (emails: readonly string[]) =>
    emails.map((email) => ({ email, emailHash: addressPseudonym(pseudonymKey, email) }))

  const freshOf = async (db: Knex, emails: readonly string[]) => {
    const people = hashed(emails)
    const statuses = await statusesOf(
      db,
      people.map(({ emailHash }) => emailHash),
    )
    const fresh = people.filter(({ emailHash }) => !statuses.has(emailHash))
    const count = (status: SubscriptionStatus) =>
      [...statuses.values()].filter((each) => each === status).length
    return { fresh, count }
  }

  return {
    preview: async (context: Context): Promise<ImportPreview> => {
      const { emails, repeated, wrong } = await read(context)
      const { fresh, count } = await freshOf(context.db, emails)
      return {
        fresh: fresh.length,
        examples: fresh.slice(0, mostExamples).map(({ email }) => email),
        subscribed: count('confirmed'),
        waiting: count('pending'),
        unsubscribed: count('unsubscribed'),
        repeated,
        wrong: wrong.length,
        wrongLines: wrong.slice(0, mostWrongLines),
      }
    },

    /** Adds only those who are not known: nobody who unsubscribed comes back this way. */
    add: async (context: Context, consent: string): Promise<{ added: number }> => {
      const { emails } = await read(context)
      return transact(context.db, async (trx) => {
        const { fresh } = await freshOf(trx, emails)
        const at = now().toISOString()
        const { timeZone } = (await findSite(trx)).city
        const added = await insertConfirmed(
          trx,
          fresh.map(({ email, emailHash }) => ({
            id: newConsentId(),
            email,
            emailHash,
            status: 'confirmed',
            language: 'en',
            source: 'import',
            consentVersion,
            consentNote: consent,
            subscribedAt: at,
            confirmedAt: at,
            dailyMantra: false,
            mantraPlannedOn: lastMantraDay(now(), timeZone),
            askedAt: [],
          })),
        )
        await audit(trx, context.actor, {
          subject: 'subscriber',
          subjectId: 'import',
          action: 'imported',
          after: { added, consent },
        })
        return { added }
      })
    },
  }
}
