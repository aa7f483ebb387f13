import * as z from 'zod/mini'

/** `ABCPD1234F`. The fourth letter shows the kind of holder: a person, a company, a trust … */
const form = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/

/** As typed or copied: in upper or lower case, with blanks, hyphens and invisible marks. */
const plain = (typed: string): string => typed.replaceAll(/[\s\p{Cf}-]/gu, '').toUpperCase()

const wrongPan =
  'A PAN has five letters, four digits and a letter, as in ABCPD1234F. Please check the card'

/** A donor’s or a trust’s PAN; an empty field counts as not given. */
export const pan = z.optional(
  z.string().check(
    z.maxLength(40, wrongPan),
    z.overwrite(plain),
    z.refine((text) => text === '' || form.test(text), wrongPan),
  ),
)

/** The same where it cannot be left out. */
export const neededPan = z.string().check(
  z.maxLength(40, wrongPan),
  z.overwrite(plain),
  z.refine((text) => form.test(text), wrongPan),
)

/** `ABCPD****F`: enough for its owner to recognise it. */
export const maskedPan = (text: string): string => `${text.slice(0, 5)}****${text.slice(9)}`
