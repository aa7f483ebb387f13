import { randomBytes } from 'node:crypto'
import { openLink, signLink } from '#server/http/links.ts'

const purpose = 'device'

/** Given to the browser somebody signed in on: its owner's tries are then counted by themselves. */
export const newDeviceToken = (secret: Buffer, userId: string): string =>
  signLink(secret, purpose, `${userId}.${randomBytes(16).toString('base64url')}`)

/** The browser's own name, where this person has signed in on it before. */
export const knownDevice = (
  secret: Buffer,
  token: string | undefined,
  userId: string | undefined,
): string | undefined => {
  if (token === undefined || userId === undefined) return undefined
  const subject = openLink(secret, purpose, token)
  return subject?.startsWith(`${userId}.`) ? subject : undefined
}
