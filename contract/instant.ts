import { isCivilDate } from '#almanac/civilDate.ts'

const form = /^(\d{4}-\d{2}-\d{2})(?:T.+)?$/

/**
 * An instant in ISO 8601, as operators type it; undefined where it is none. JavaScript takes February 30
 * for a day of March.
 */
export const readInstant = (text: string): Date | undefined => {
  const [, day = ''] = form.exec(text) ?? []
  const at = new Date(text)
  return isCivilDate(day) && !Number.isNaN(at.getTime()) ? at : undefined
}
