import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto'

const keys = new WeakMap<Buffer, KeyObject>()

/** Cached per secret, because importing a key takes longer than signing. */
const keyOf = (secret: Buffer): KeyObject => {
  const key = keys.get(secret) ?? createSecretKey(secret)
  keys.set(secret, key)
  return key
}

/** 128 bits: impossible to guess, and the link stays short enough for every mail header. */
const macOf = (secret: Buffer, purpose: string, subject: string): string =>
  createHmac('sha256', keyOf(secret))
    .update(`${purpose}\n${subject}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')

/** The characters allowed in a link before its signature. */
const plainSubject = /^[\w-]+(\.[\w-]+)*$/

/**
 * The last part of a secret link, `{subject}.{signature}`: it is not stored, because it can be made
 * again for each email. Paths with such a part are never logged in full (`requestLog.ts`).
 */
export const signLink = (secret: Buffer, purpose: string, subject: string): string => {
  if (!plainSubject.test(subject)) throw new Error('This cannot be part of a link.')
  return `${subject}.${macOf(secret, purpose, subject)}`
}

/** The subject of a link we signed for this purpose; undefined for any other text. */
export const openLink = (secret: Buffer, purpose: string, token: string): string | undefined => {
  const end = token.lastIndexOf('.')
  const subject = token.slice(0, Math.max(end, 0))
  if (!plainSubject.test(subject)) return undefined
  const signature = Buffer.from(token.slice(end + 1))
  const right = Buffer.from(macOf(secret, purpose, subject))
  return signature.length === right.length && timingSafeEqual(signature, right)
    ? subject
    : undefined
}

/** The secret parts of the links to one kind of thing. */
export const createTokens = (secret: Buffer, purpose: string) => ({
  tokenOf: (subject: string): string =>
    signLink(secret, purpose, subject).slice(subject.length + 1),

  /** Whether this is the token of the subject's link. */
  opens: (subject: string, token = ''): boolean =>
    openLink(secret, purpose, `${subject}.${token}`) === subject,
})
