import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'
import type { TranslatableKind } from '#contract/translations/kinds.ts'
import { listTranslations, type Made, type TranslationRow } from './repository.ts'
import { translationOf, withTexts } from './texts.ts'

const madeFor = (item: object, made: Made): Made =>
  Object.fromEntries(Object.entries(made).filter(([name]) => name in item))

type Rows = ReadonlyMap<string, TranslationRow>

/** What a copy says was translated as it is, or is left as it is. */
const copyIn = <T extends object>(kind: TranslatableKind, copy: T, rows: Rows): T & Marked =>
  withTexts(kind, copy, (text) => {
    const row = translationOf(rows, text)
    return row?.english === text.english ? row.text : undefined
  })

/** What came with the app translates that very English only: a temple that wrote its own has another name. */
const stillSays = ({ translatedBy, english }: TranslationRow, text: string): boolean =>
  translatedBy !== undefined || english === text

const translated = <T extends object>(kind: TranslatableKind, item: T, rows: Rows): T & Marked => {
  const unfit = new Set<TranslationRow>()
  const words = withTexts(kind, item, (text) => {
    const row = translationOf(rows, text)
    if (!row || stillSays(row, text.english)) return row?.text
    unfit.add(row)
    return undefined
  })
  const made = [...rows.values()].flatMap((row) =>
    row.made && !unfit.has(row) ? [madeFor(item, row.made)] : [],
  )
  return { ...words, ...Object.assign({}, ...made) }
}

type Wanted<T> = {
  readonly kind: TranslatableKind
  readonly language: Language
  readonly idOf: (item: T) => string
  /**
   * They were copied when somebody bought or booked it, as receipts need. A translation is only shown
   * where it was made from the very English that was copied: what staff wrote later is another thing.
   */
  readonly areCopies?: true
}

/** What staff wrote, as far as they have translated it. In English it is what it is. */
export const inLanguage = async <T extends object>(
  db: Knex,
  items: readonly T[],
  { kind, language, idOf, areCopies }: Wanted<T>,
): Promise<(T & Marked)[]> => {
  if (language === 'en') return [...items]
  const found = await listTranslations(db, { kind, language }, items.map(idOf))
  const own = areCopies ? copyIn : translated
  return items.map((item) => own(kind, item, found.get(idOf(item)) ?? new Map()))
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
