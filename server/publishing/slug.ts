import { AppError } from '#server/errors.ts'
import { toIast } from '#server/devanagari/iast.ts'

/**
 * The last part of an address, made from a title in Devanagari or Roman letters: `गणेश गायत्री` is
 * `ganesa-gayatri`.
 */
const slugOf = (title: string, otherwise: string): string =>
  toIast(title)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '') || otherwise

/** The slug, or the slug with a number, until one is free. */
function* candidates(slug: string, reserved: readonly string[]): Generator<string> {
  if (!reserved.includes(slug)) yield slug
  for (let number = 2; ; number += 1) yield `${slug}-${number}`
}

type Named = {
  /** What the id is made of. */
  readonly title: string
  /** What the new record is: the id if the title has no letters. */
  readonly kind: string
  readonly reserved: readonly string[]
  /** The id that staff asked for. */
  readonly chosen?: string | undefined
}

/** Finds a free id for a new record. `take` stores it, or is false if the id is taken. */
export const takeId = async (
  { title, kind, reserved, chosen }: Named,
  take: (id: string) => Promise<boolean>,
): Promise<string> => {
  if (chosen !== undefined) {
    if (await take(chosen)) return chosen
    const detail = `Another ${kind} already has this address`
    throw new AppError('id_taken', undefined, [{ pointer: '#/id', detail }])
  }
  for (const id of candidates(slugOf(title, kind), reserved)) if (await take(id)) return id
  throw new Error('The candidates never end.')
}
