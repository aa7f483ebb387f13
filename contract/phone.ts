import * as z from 'zod/mini'
import { withoutMarks } from './fields.ts'

const isPhone = (text: string): boolean =>
  /^\+?[\d\s().-]+$/.test(text) && /^\d{6,15}$/.test(text.replaceAll(/\D/g, ''))

/** A phone number as people write it; an empty one counts as not given. */
export const phone = z.optional(
  z.string().check(
    withoutMarks,
    z.trim(),
    z.maxLength(40, 'At most 40 characters'),
    z.refine((text) => text === '' || isPhone(text), 'Please enter a valid phone number'),
  ),
)
