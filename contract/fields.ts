import * as z from 'zod/mini'

/**
 * Line breaks and other control characters: they could end an email header, and nobody types them.
 */
const controls = /[\p{Cc}\u2028\u2029]/u
const controlsButLines = /[^\P{Cc}\n\t]/u

/**
 * Reverses the text after it, so that a name or subject could look like a different one. The
 * joiners that Indian scripts need (ZWJ, ZWNJ) are not included.
 */
const turns = /[\u202A-\u202E\u2066-\u2069]/u
const isHarmlessLine = (text: string): boolean => !controls.test(text) && !turns.test(text)
const isHarmlessText = (text: string): boolean => !controlsButLines.test(text) && !turns.test(text)

/** Invisible blanks and joiners alone are not a name. */
const isSeen = (text: string): boolean => text === '' || /[^\s\p{Cf}\u115F\u1160\u3164]/u.test(text)

const atMost = (length: number) => z.maxLength(length, `At most ${length} characters`)
const required = z.minLength(1, 'Required')

/** One line of text, for example a name or a subject: trimmed, not empty, without control characters. */
export const oneLine = (longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      required,
      z.refine(isSeen, 'Required'),
      atMost(longest),
      z.refine(isHarmlessLine, 'Line breaks and control characters cannot be used'),
    )

/** An optional field; an empty one counts as not given. */
export const optionalLine = (longest: number) =>
  z.optional(
    z
      .string()
      .check(
        z.trim(),
        atMost(longest),
        z.refine(isHarmlessLine, 'Line breaks and control characters cannot be used'),
      ),
  )

/** Text of several lines. Line ends of every kind become `\n`. */
const lines = z.pipe(
  z.string(),
  z.transform((text: string) => text.replaceAll(/\r\n?/g, '\n').trim()),
)
const textRules = (longest: number) =>
  [atMost(longest), z.refine<string>(isHarmlessText, 'Control characters cannot be used')] as const

export const longText = (longest: number) =>
  z.pipe(lines, z.string().check(required, z.refine(isSeen, 'Required'), ...textRules(longest)))
export const optionalText = (longest: number) =>
  z.optional(z.pipe(lines, z.string().check(...textRules(longest))))

const invalidEmail = 'Please enter a valid email address'

/** Invisible marks that messengers and address books copy around numbers and addresses. */
export const withoutMarks = z.overwrite((text: string) => text.replaceAll(/\p{Cf}/gu, ''))

/** One address, which no header, comma or angle bracket can turn into two. */
export const emailAddress = z
  .string()
  .check(withoutMarks, z.trim(), z.maxLength(254, invalidEmail), z.email(invalidEmail))
