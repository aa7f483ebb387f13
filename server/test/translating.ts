import type { Translation } from '#contract/translations/admin.ts'
import { changeFrom, get } from './admin.ts'
import type { Person } from './people.ts'

export const pathOf = (kind: string, id: string, language = 'mr') =>
  `/api/admin/translations/${kind}/${id}/${language}`

export const read = (who: Person, path: string) => get<Translation>(who, path)

/** Translates fields of the English that is there now. */
export const translate = async (who: Person, path: string, texts: Record<string, string>) => {
  const { version, texts: known } = await read(who, path)
  const englishOf = (field: string) => known.find((text) => text.field === field)?.english ?? ''
  const sent = Object.entries(texts).map(([field, text]) => ({
    field,
    text,
    english: englishOf(field),
  }))
  return changeFrom(who, 'PUT', path, version, { texts: sent })
}
