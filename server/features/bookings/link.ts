import type { Knex } from 'knex'
import { lastLinkDay, linkDays } from '#contract/bookings/links.ts'
import type { Language } from '#contract/languages.ts'
import { AppError } from '#server/errors.ts'
import { createTokens } from '#server/http/links.ts'
import { ownerOf } from './owners.ts'
import type { BookingRecord } from './repository.ts'

/** What opens a booking: the token of its link, or the session of the person who booked it. */
export type Key = {
  readonly reference: string
  readonly token?: string | undefined
  /** Present if the caller is logged in. */
  readonly userId?: string | undefined
  /** In which the caller reads. */
  readonly language?: Language | undefined
}

type Signed = Pick<BookingRecord, 'reference' | 'linkVersion'>

const purpose = 'booking'

/** Each new link signs a different text, so that the previous one stops working. */
const subjectOf = ({ reference, linkVersion }: Signed): string =>
  linkVersion === 0 ? reference : `${reference}.${linkVersion}`

/** The secret part of a booking's link: not stored, because it can be made again for each email. */
export const tokenOf = (secret: Buffer, booking: Signed): string => {
  return createTokens(secret, purpose).tokenOf(subjectOf(booking))
}

/** The same words for a wrong token, a replaced one, and an unknown booking. */
export const unknownLink = (): AppError =>
  new AppError('not_found', { code: 'bookings.unknownLink' })

export const linkOver = (): AppError =>
  new AppError('link_over', { code: 'bookings.linkOver', params: { days: linkDays } })

export const isLinkOver = ({ preferredDate }: BookingRecord, today: string): boolean =>
  today > lastLinkDay(preferredDate)

/** Refuses callers who neither booked it while logged in nor have a link that still works. */
export const assertOpens = async (
  db: Knex,
  found: BookingRecord,
  { token, userId }: Key,
  { secret, today }: { readonly secret: Buffer; readonly today: string },
): Promise<void> => {
  if (userId !== undefined && (await ownerOf(db, found.id)) === userId) return
  if (!createTokens(secret, purpose).opens(subjectOf(found), token)) throw unknownLink()
  if (isLinkOver(found, today)) throw linkOver()
}
