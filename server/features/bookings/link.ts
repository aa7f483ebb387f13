import { AppError } from '#server/errors.ts'
import { openLink, signLink } from '#server/http/links.ts'
import { asReference } from './reference.ts'

export type Link = { readonly reference: string; readonly token: string }

const purpose = 'booking'

/** The secret part of a booking's link: stored nowhere, it can be made again for each mail. */
export const tokenOf = (secret: Buffer, reference: string): string =>
  signLink(secret, purpose, reference).slice(reference.length + 1)

/** The same words for a wrong token and for a booking that is not there. */
export const unknownLink = (): AppError =>
  new AppError('not_found', 'No booking belongs to this link.')

/** The reference of a right link. A wrong one is refused before any booking is looked for. */
export const openedBy = (secret: Buffer, { reference, token }: Link): string => {
  const wanted = asReference(reference)
  if (openLink(secret, purpose, `${wanted}.${token}`) === wanted) return wanted
  throw unknownLink()
}
