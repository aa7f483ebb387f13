import type { ReactNode } from 'react'
import { language } from '#app/i18n/language.ts'
import type { Marked, Worded } from '#contract/translations/inEnglish.ts'

type OfStaff<Field extends string> = Marked & { readonly [K in Field]?: string | undefined }

/** For what is in English in every language. */
export const alwaysEnglish = language === 'en' ? undefined : 'en'

/** `en` for a text of staff that is in English on a page in another language. */
export const langOf = (of: object, field: string): 'en' | undefined => {
  const { inEnglish }: Marked = of
  return inEnglish?.includes(field) ? 'en' : undefined
}

/** The words for a field that stays in English, because machines read it. */
export const inWords = <Field extends string>(
  of: Worded & OfStaff<Field>,
  field: Field,
): string | undefined => of.inWords?.[field] ?? of[field]

/**
 * A text of staff, marked where it is in English because nobody has translated it, so that a screen
 * reader reads it as English. A `bdi`, which no style is for: rows and cards have their own for the
 * `span`s in them. `text`: only a part of it is shown. Its callers check
 * `__IS_TRANSLATED__` first, so that an English page has no byte of it.
 */
export const marked = <Field extends string>(
  of: OfStaff<Field>,
  field: Field,
  text: string | undefined = of[field],
): ReactNode => (langOf(of, field) ? <bdi lang="en">{text}</bdi> : text)
