import type { adminTranslations } from '#app/i18n/en/writing/adminTranslations.ts'

type Words = Pick<typeof adminTranslations.english, 'fields' | 'items' | 'groups'>

/** What a text is called: `Verse 3, word 2: Meaning`. */
export function labelOf(field: string, { fields, items, groups }: Words): string {
  const parts = field.split('.')
  const names: string[] = []
  while (parts.length > 1) {
    const [list = '', key = ''] = parts
    const named = items[list]?.(key) ?? groups[list]
    if (named === undefined) break
    names.push(named)
    parts.splice(0, items[list] ? 2 : 1)
  }
  const [name = ''] = parts
  if (names.length === 0) return fields[name] ?? name
  return name === '' ? names.join(', ') : `${names.join(', ')}: ${fields[name] ?? name}`
}
