import { randomBytes } from 'node:crypto'
import { openLink, signLink } from '#server/http/links.ts'
import type { User } from './userRepository.ts'

type Owner = Pick<User, 'id' | 'passwordHash'>

/**
 * Signed together with the stored hash: after a new password or a renewed hash no browser is known
 * any more.
 */
const purposeOf = ({ passwordHash }: Owner): string => `device ${passwordHash}`

/** The browser's own name, if its owner has logged in on it with the current password. */
export const knownDevice = (
  secret: Buffer,
  token: string | undefined,
  owner: Owner | undefined,
): string | undefined => {
  if (token === undefined || owner === undefined) return undefined
  const subject = openLink(secret, purposeOf(owner), token)
  return subject?.startsWith(`${owner.id}.`) ? subject : undefined
}

/**
 * Given to the browser on which somebody logged in. A browser that is already known keeps its name.
 */
export const deviceToken = (secret: Buffer, owner: Owner, current?: string): string => {
  const subject =
    knownDevice(secret, current, owner) ?? `${owner.id}.${randomBytes(16).toString('base64url')}`
  return signLink(secret, purposeOf(owner), subject)
}
