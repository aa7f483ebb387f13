import type { Observance } from '#almanac/observances.ts'

export type NamedKind = { kind: Observance['kind']; sankashti?: string }

const monthOrTurn = '(?:-[a-z]+)*'
const kinds: [RegExp, Observance['kind']][] = [
  [new RegExp(`^vinayaka-chaturthi${monthOrTurn}-\\d{4}$`), 'vinayaka'],
  [/^ganesh-chaturthi-\d{4}$/, 'ganesh_chaturthi'],
  [/^ganesh-jayanti-\d{4}$/, 'ganesh_jayanti'],
  [/^anant-chaturdashi-\d{4}$/, 'anant_chaturdashi'],
  [/^gudi-padwa-\d{4}$/, 'gudi_padwa'],
  [/^akshaya-tritiya-\d{4}$/, 'akshaya_tritiya'],
]
const sankashti = new RegExp(`^([a-z]+)-sankashti${monthOrTurn}-\\d{4}$`)

/**
 * The kind of festival in an address, so that its story can be shown before the almanac has loaded.
 */
export function kindOfSlug(slug: string): NamedKind | undefined {
  const name = sankashti.exec(slug)?.[1]
  if (name) return { kind: 'sankashti', sankashti: name.charAt(0).toUpperCase() + name.slice(1) }
  const kind = kinds.find(([pattern]) => pattern.test(slug))?.[1]
  return kind && { kind }
}
