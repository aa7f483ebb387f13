import { isCivilDate } from '#almanac/civilDate.ts'

const form = /^(\d{4}-\d{2}-\d{2})(?:T.+)?$/

/**
 * Parses an ISO 8601 instant typed by an operator; undefined if invalid. `Date` alone would accept
 * February 30 as a day in March.
 */
export const readInstant = (text: string): Date | undefined => {
  const [, day = ''] = form.exec(text) ?? []
  const at = new Date(text)
  return isCivilDate(day) && !Number.isNaN(at.getTime()) ? at : undefined
}
