import type { Translation } from '#contract/translations/admin.ts'
import { changeFrom, get } from './admin.ts'
import type { Person } from './people.ts'
import type { Reply } from './request.ts'

export const translationPath = (kind: string, id: string, language = 'mr'): string =>
  `/api/admin/translations/${kind}/${id}/${language}`

/** Translates fields of the English that is there now. */
export const translate = async (
  who: Person,
  path: string,
  texts: Readonly<Record<string, string>>,
): Promise<Reply> => {
  const { version, texts: known } = await get<Translation>(who, path)
  const englishOf = (field: string) => known.find((text) => text.field === field)?.english ?? ''
  const sent = Object.entries(texts).map(([field, text]) => ({
    field,
    text,
    english: englishOf(field),
  }))
  return changeFrom(who, 'PUT', path, version, { texts: sent })
}
