import type { adminTranslations } from '#app/i18n/en/writing/adminTranslations.ts'

type Words = Pick<typeof adminTranslations.english, 'fields' | 'items'>

/** What a text is called: `Verse 3, word 2: Meaning`. */
export function labelOf(field: string, { fields, items }: Words): string {
  const parts = field.split('.')
  const names: string[] = []
  while (items[parts[0] ?? ''] && parts.length > 1) {
    const [list = '', key = ''] = parts.splice(0, 2)
    names.push(items[list]?.(key) ?? '')
  }
  const [name = ''] = parts
  const label = fields[name] ?? name
  if (names.length === 0) return label
  return name === '' ? names.join(', ') : `${names.join(', ')}: ${label}`
}
