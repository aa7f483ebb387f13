import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'
import type { TranslatableKind } from '#contract/translations/kinds.ts'
import { listTranslations, type Made, type TranslationRow } from './repository.ts'
import { translationOf, withTexts } from './texts.ts'

const madeFor = (item: object, made: Made): Made =>
  Object.fromEntries(Object.entries(made).filter(([name]) => name in item))

const translated = <T extends object>(
  kind: TranslatableKind,
  item: T,
  rows: ReadonlyMap<string, TranslationRow>,
): T & Marked => {
  const words = withTexts(kind, item, (text) => translationOf(rows, text)?.text)
  const made = [...rows.values()].flatMap((row) => (row.made ? [madeFor(item, row.made)] : []))
  return { ...words, ...Object.assign({}, ...made) }
}

type Wanted<T> = {
  readonly kind: TranslatableKind
  readonly language: Language
  readonly idOf: (item: T) => string
}

/** What staff wrote, as far as they have translated it. In English it is what it is. */
export const inLanguage = async <T extends object>(
  db: Knex,
  items: readonly T[],
  { kind, language, idOf }: Wanted<T>,
): Promise<(T & Marked)[]> => {
  if (language === 'en') return [...items]
  const found = await listTranslations(db, { kind, language }, items.map(idOf))
  return items.map((item) => translated(kind, item, found.get(idOf(item)) ?? new Map()))
}

/** The same for one. */
export const oneInLanguage = async <T extends object>(
  db: Knex,
  item: T,
  wanted: Wanted<T>,
): Promise<T & Marked> => {
  const [only = item] = await inLanguage(db, [item], wanted)
  return only
}
