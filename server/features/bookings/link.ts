import type { Knex } from 'knex'
import { lastLinkDay, linkDays } from '#contract/bookingLinks.ts'
import { AppError } from '#server/errors.ts'
import { openLink, signLink } from '#server/http/links.ts'
import { ownerOf } from './owners.ts'
import type { BookingRecord } from './repository.ts'

/** What opens a booking: the token of its link, or the session of who booked it. */
export type Key = {
  readonly reference: string
  readonly token?: string | undefined
  /** There for whoever is signed in. */
  readonly userId?: string | undefined
}

type Signed = Pick<BookingRecord, 'reference' | 'linkVersion'>

const purpose = 'booking'

/** Each new link is signed over another text, so that the one before opens nothing. */
const subjectOf = ({ reference, linkVersion }: Signed): string =>
  linkVersion === 0 ? reference : `${reference}.${linkVersion}`

/** The secret part of a booking's link: stored nowhere, it can be made again for each mail. */
export const tokenOf = (secret: Buffer, booking: Signed): string => {
  const subject = subjectOf(booking)
  return signLink(secret, purpose, subject).slice(subject.length + 1)
}

/** The same words for a wrong token, a replaced one, and a booking that is not there. */
export const unknownLink = (): AppError =>
  new AppError('not_found', 'No booking was found for this link.')

export const linkOver = (): AppError =>
  new AppError(
    'link_over',
    `This booking link expired ${linkDays} days after the puja. If you booked with an account, please log in to see your booking.`,
  )

export const isLinkOver = ({ preferredDate }: BookingRecord, today: string): boolean =>
  today > lastLinkDay(preferredDate)

/** Refuses whoever did not book it while signed in and has not its right link, or has it no longer. */
export const assertOpens = async (
  db: Knex,
  found: BookingRecord,
  { token = '', userId }: Key,
  { secret, today }: { readonly secret: Buffer; readonly today: string },
): Promise<void> => {
  if (userId !== undefined && (await ownerOf(db, found.id)) === userId) return
  const subject = subjectOf(found)
  if (openLink(secret, purpose, `${subject}.${token}`) !== subject) throw unknownLink()
  if (isLinkOver(found, today)) throw linkOver()
}
