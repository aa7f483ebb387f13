import * as z from 'zod/mini'
import { asOneCode } from '#contract/fields.ts'

/**
 * `ABCPD1234F`. The fourth letter shows the kind of holder: a person, a company, a trust … The digits
 * count from 0001.
 */
const form = /^[A-Z]{3}[ABCFGHJLPT][A-Z](?!0000)\d{4}[A-Z]$/

export const isPanForm = (text: string): boolean => form.test(text)

const wrongPan =
  'A PAN has five letters, four digits and a letter, as in ABCPD1234F. Please check the card'

/** Accepts either case, spaces, hyphens and invisible characters; may be optional. */
const typedPan = (isNeeded: boolean) =>
  z.string().check(
    z.maxLength(40, wrongPan),
    asOneCode,
    z.refine((text) => (text === '' && !isNeeded) || isPanForm(text), wrongPan),
  )

/** A donor’s or a trust’s PAN; an empty field is omitted. */
export const pan = z.optional(typedPan(false))

/** The same where it cannot be left out. */
export const neededPan = typedPan(true)

/** `ABCPD****F`: enough for its owner to recognise it. */
export const maskedPan = (text: string): string => `${text.slice(0, 5)}****${text.slice(9)}`
