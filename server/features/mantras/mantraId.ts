import { toIast } from '#server/devanagari/iast.ts'

/** The address of a title, Devanagari or Roman: `गणेश गायत्री` is `ganesa-gayatri`. */
export const idOf = (title: string): string =>
  toIast(title)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '') || 'mantra'

const reserved = ['featured', 'previews', 'order']

/** The id, or the id with a number, until one is free. */
export function* candidates(id: string): Generator<string> {
  if (!reserved.includes(id)) yield id
  for (let number = 2; ; number += 1) yield `${id}-${number}`
}
