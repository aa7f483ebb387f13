import * as z from 'zod/mini'
import { isOnCalendar } from '#contract/bookings/pujas.ts'
import { asPlainCharacters } from '#contract/fields.ts'
import { firstYear, lastYear } from '#contract/festivals/public.ts'

/** A date that exists, in the years of the almanac. */
export const almanacDate = z.string().check(
  asPlainCharacters,
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Expected YYYY-MM-DD', abort: true }),
  z.refine(isOnCalendar, { error: 'This date does not exist', abort: true }),
  z.refine(
    (date) => Number(date.slice(0, 4)) >= firstYear && Number(date.slice(0, 4)) <= lastYear,
    {
      error: `The almanac covers ${firstYear} to ${lastYear}`,
    },
  ),
)
