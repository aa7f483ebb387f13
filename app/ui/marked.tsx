import type { ReactNode } from 'react'
import { isMultilingual } from '#app/i18n/language.ts'

type OfStaff<Field extends string> = { readonly inEnglish?: readonly string[] | undefined } & {
  readonly [K in Field]?: ReactNode
}

/** `en` for a text of staff that is in English on a page in another language. */
export const langOf = (
  { inEnglish }: { readonly inEnglish?: readonly string[] | undefined },
  field: string,
): 'en' | undefined => (isMultilingual && inEnglish?.includes(field) ? 'en' : undefined)

/**
 * A text of staff, marked where it is in English because nobody has translated it, so that a screen
 * reader reads it as English.
 */
export const marked = <Field extends string>(of: OfStaff<Field>, field: Field): ReactNode =>
  langOf(of, field) ? <span lang="en">{of[field]}</span> : of[field]
