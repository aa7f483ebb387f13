import * as z from 'zod/mini'
import { asOneCode } from './fields.ts'

const form = /^[A-Z]{5}\d{4}[A-Z]$/

/** The kind of holder: a person, a company, a trust … */
const hasKind = (text: string): boolean => /^.{3}[ABCFGHJLPT]/.test(text)

/** The digits count from 0001. */
const hasNumber = (text: string): boolean => text.slice(5, 9) !== '0000'

/** `ABCPD1234F` */
export const isPanForm = (text: string): boolean =>
  form.test(text) && hasKind(text) && hasNumber(text)

const wrongPan =
  'A PAN has five letters, four digits and a letter, as in ABCPD1234F. Please check the card'

const wrongKind =
  'A PAN has five letters, of which the fourth is A, B, C, F, G, H, J, L, P or T. Please check the card'

/** In upper or lower case, with blanks, hyphens and invisible marks; perhaps left out. */
const typedPan = (isNeeded: boolean) => {
  const unless = (is: (text: string) => boolean) => (text: string) =>
    (text === '' && !isNeeded) || is(text)
  return z.string().check(
    z.maxLength(40, wrongPan),
    asOneCode,
    z.refine(
      unless((text) => form.test(text) && hasNumber(text)),
      { error: wrongPan, abort: true },
    ),
    z.refine(unless(hasKind), wrongKind),
  )
}

/** A donor’s or a trust’s PAN; an empty field counts as not given. */
export const pan = z.optional(typedPan(false))

/** The same where it cannot be left out. */
export const neededPan = typedPan(true)

/** `ABCPD****F`: enough for its owner to recognise it. */
export const maskedPan = (text: string): string => `${text.slice(0, 5)}****${text.slice(9)}`
