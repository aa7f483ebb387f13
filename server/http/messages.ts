import * as z from 'zod'

const english = z.locales.en().localeError

/** zod's own name for what was received: `string`, `number`, `array`, `null` … */
const received = (input: unknown): string => z.core.util.parsedType(input)

const choices = (issue: z.core.$ZodRawIssue): string =>
  (issue['values'] as readonly unknown[]).map(String).join(', ')

/** What staff and devotees can type; other types only a program can get wrong. */
const typed: Readonly<Record<string, string>> = {
  string: 'Please enter a text',
  number: 'Please enter a number',
  int: 'Please enter a whole number',
}

/** The bound of a number, or of how many something has. */
const boundOf = (issue: z.core.$ZodRawIssue): string | undefined => {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined
  const bound = Number(issue.code === 'too_small' ? issue['minimum'] : issue['maximum'])
  const [least, most] =
    issue['inclusive'] === false ? ['more than', 'less than'] : ['at least', 'at most']
  const word = issue.code === 'too_small' ? least : most
  const what = { string: ' characters', array: ' of these' }[String(issue['origin'])] ?? ''
  return `Please enter ${word} ${bound}${what}`
}

/**
 * A plain sentence for what the contract has no words for. Everything else is zod's own message.
 */
export const issueMessage = (issue: z.core.$ZodRawIssue): string => {
  if (issue.input === undefined) return 'Required'
  const plain = boundOf(issue)
  if (plain !== undefined) return plain
  if (issue.code === 'invalid_value') return `Please choose one of ${choices(issue)}`
  if (issue.code === 'invalid_type') {
    const words = issue['format'] === 'safeint' ? typed['int'] : typed[issue.expected]
    if (words !== undefined) return words
    return `Expected ${issue.expected}, received ${received(issue.input)}`
  }
  const message = english(issue)
  return typeof message === 'string' ? message : (message?.message ?? 'Invalid value')
}
