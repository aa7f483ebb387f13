import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'
import { listTranslations } from '#server/translations/repository.ts'
import { textsOf, withTexts } from '#server/translations/texts.ts'
import { translatedFestivals } from './translated.ts'

/**
 * Festivals as far as staff have translated their own texts, which are found by their English: a day of
 * another city, or of a year beyond the table, is computed, and is no record that could be looked up. What
 * the almanac says is not theirs, and stays as it is.
 */
export const inOwnLanguage = async <T extends object>(
  db: Knex,
  festivals: readonly T[],
  language: Language,
): Promise<(T & Marked)[]> => {
  if (language === 'en') return [...festivals]
  const own = new Set<string>()
  const translations = new Map<string, string>()
  for (const { kind, list } of translatedFestivals) {
    for (const { content } of await list(db))
      for (const { english } of textsOf(kind, content)) own.add(english)
    for (const rows of (await listTranslations(db, { kind, language })).values())
      for (const { english, text } of rows.values()) translations.set(english, text)
  }
  return festivals.map((festival) =>
    withTexts('festival', festival, ({ english }) =>
      own.has(english) ? translations.get(english) : english,
    ),
  )
}
