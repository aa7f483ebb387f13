import { addDays } from '#almanac/civilDate.ts'
import { AppError } from '#server/errors.ts'

/** The longest stretch of a calendar of the office. */
export const assertShort = ({ from, to }: { from: string; to: string }): void => {
  if (from <= to && to <= addDays(from, 400)) return
  const detail = 'Please choose at most thirteen months'
  throw new AppError('invalid_input', undefined, [{ pointer: '#/to', detail }])
}
