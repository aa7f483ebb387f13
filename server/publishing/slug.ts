import { toIast } from '#server/devanagari/iast.ts'

/**
 * The last part of an address, made from a title in Devanagari or Roman letters: `गणेश गायत्री` is
 * `ganesa-gayatri`.
 */
export const slugOf = (title: string, otherwise: string): string =>
  toIast(title)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '') || otherwise

/** The slug, or the slug with a number, until one is free. */
export function* candidates(slug: string, reserved: readonly string[]): Generator<string> {
  if (!reserved.includes(slug)) yield slug
  for (let number = 2; ; number += 1) yield `${slug}-${number}`
}
