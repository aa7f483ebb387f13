import * as z from 'zod/mini'

/** Line breaks and other control characters, which could be used for email header injection. */
const controls = /[\p{Cc}\u2028\u2029]/u
const controlsButLines = /[^\P{Cc}\n\t]/u

/**
 * Reverses the text after it, so that a name or subject could look like a different one. The
 * joiners that Indian scripts need (ZWJ, ZWNJ) are not included.
 */
const turns = /[\u202A-\u202E\u2066-\u2069]/u
const isHarmlessLine = (text: string): boolean => !controls.test(text) && !turns.test(text)
const isHarmlessText = (text: string): boolean => !controlsButLines.test(text) && !turns.test(text)

/** Invisible blanks and joiners alone are not a name. U+2800 is a blank of Braille. */
const isSeen = (text: string): boolean => text === '' || /[^\s\p{Cf}\p{DI}\u2800]/u.test(text)

const unseen = 'Nothing can be seen here'

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

/** An optional line; an empty one is omitted. */
export const optionalLine = (longest: number) =>
  z.optional(
    z
      .string()
      .check(
        z.trim(),
        atMost(longest),
        z.refine(isSeen, unseen),
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
  z.optional(z.pipe(lines, z.string().check(z.refine(isSeen, unseen), ...textRules(longest))))

/** Invisible marks that messengers and address books copy around numbers and addresses. */
const plainMarks = (text: string): string => text.replaceAll(/\p{Cf}/gu, '')
const withoutMarks = z.overwrite(plainMarks)

/** Digits come in tens, in every script. */
const digitOf = (digit: string): string => {
  const value = digit.codePointAt(0) ?? 0
  let zero = value
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(value - zero)
}

/**
 * Numbers and codes as an English keyboard types them: from a Marathi keyboard, in full width, or with
 * the hyphens, blanks and marks that come along when they are copied.
 */
export const plainCharacters = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text)
    ? text
    : plainMarks(text.normalize('NFKC'))
        .replaceAll(/\p{Nd}/gu, digitOf)
        .replaceAll(/[\p{Pd}\u2212]/gu, '-')
        .replaceAll(/\s/gu, ' ')

/** `501,00` was meant as ₹501: what groups rupees has three digits after it. */
export const hasDecimalComma = (text: string): boolean => /,\d{0,2}(?![\d,])/.test(text)

/** For every field that holds a number or a code rather than words. */
export const asPlainCharacters = z.overwrite(plainCharacters)

/** Removes the spaces with which banks and offices print numbers. */
export const asOneCode = z.overwrite((text: string) =>
  plainCharacters(text).replaceAll(/[ -]/g, '').toUpperCase(),
)

const hostOf = (domain: string): string | undefined => {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return undefined
  }
}

/** Mail servers know a domain such as `मंदिर.भारत` by its ASCII form, `xn--…`. */
export const withAsciiDomain = (address: string): string =>
  address.replace(
    /(?<=^[^@]+@)(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u,
    (domain) => hostOf(domain) ?? domain,
  )

/** As zod’s own, and with the top domains of other scripts: `xn--h2brj9c` is `भारत`. */
const emailForm = /^(?!\.|.*\.\.)[\w'+.-]*[\w+-]@([a-z\d][a-z\d-]*\.)+([a-z]{2,}|xn--[a-z\d-]+)$/i

/** One address, which no header, comma or angle bracket can turn into two. */
export const emailOr = (error: string) =>
  z
    .string()
    .check(
      withoutMarks,
      z.trim(),
      z.overwrite(withAsciiDomain),
      z.maxLength(254, error),
      z.regex(emailForm, error),
    )

export const emailAddress = emailOr('Please enter a valid email address')
