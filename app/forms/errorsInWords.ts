import { fieldText } from '#contract/i18n/en/fieldText.ts'

const isFound = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Errors of a form, of its lists and of their fields, in the language of the build. */
export function errorsInWords<E>(errors: E): E {
  if (Array.isArray(errors)) return errors.map(errorsInWords) as E
  if (!isFound(errors)) return errors
  return Object.fromEntries(
    Object.entries(errors).map(([key, value]) => {
      if (key === 'ref') return [key, value]
      const isText = key === 'message' && typeof value === 'string'
      return [key, isText ? fieldText(value) : errorsInWords(value)]
    }),
  ) as E
}
