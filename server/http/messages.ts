import * as z from 'zod'

const english = z.locales.en().localeError

/** zod's own name for what was received: `string`, `number`, `array`, `null` … */
const received = (input: unknown): string => z.core.util.parsedType(input)

/**
 * The message for a value of the wrong type: 'Required', 'Expected string, received number'.
 * Everything else is zod's own message, unless the contract has one.
 */
export const issueMessage = (issue: z.core.$ZodRawIssue): string => {
  if (issue.input === undefined) return 'Required'
  if (issue.code === 'invalid_type') {
    return `Expected ${issue.expected}, received ${received(issue.input)}`
  }
  const said = english(issue)
  return typeof said === 'string' ? said : (said?.message ?? 'Invalid value')
}

/** Where in the input an issue is, as the fragment form of a JSON pointer: `#/lines/0`. */
export const pointerOf = (path: readonly PropertyKey[]): string =>
  ['#', ...path.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')
