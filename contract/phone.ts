import * as z from 'zod/mini'
import { asPlainCharacters } from './fields.ts'

/** Plain digits, at least so many, as people group them. */
export const isPhone = (text: string, fewest = 6): boolean => {
  const digits = text.replaceAll(/\D/g, '').length
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= fewest && digits <= 15
}

/** A phone number in free form; an empty one is omitted. */
export const phone = z.optional(
  z.string().check(
    asPlainCharacters,
    z.trim(),
    z.maxLength(40, 'At most 40 characters'),
    z.refine((text) => text === '' || isPhone(text), 'Please enter a valid phone number'),
  ),
)
