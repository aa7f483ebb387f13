import type { PreviewRecord } from './repository.ts'

type Compared = Pick<PreviewRecord, 'id' | 'title' | 'excerpt' | 'madeExcerpt'>

/** Words that say nothing about a text's subject. */
const empty = new Set(
  'about after also been before from have here home into know make more most other over some than that their them then there these they this those through what when where which while with without your'.split(
    ' ',
  ),
)

/**
 * The words of a post's title and excerpt: their first five letters, so that `modaks` matches
 * `modak`.
 */
const stemsOf = ({ title, excerpt, madeExcerpt }: Compared): Set<string> =>
  new Set(
    `${title} ${excerpt ?? madeExcerpt}`
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 3 && !empty.has(word))
      .map((word) => word.slice(0, 5)),
  )

/** The posts that share the most words with this one; equals keep the given order. */
export const relatedTo = <P extends Compared>(
  post: Compared,
  others: readonly P[],
  most = 3,
): P[] => {
  const stems = stemsOf(post)
  // A word that many posts contain says little: each counts by how few contain it.
  const sets = others
    .filter(({ id }) => id !== post.id)
    .map((other) => [other, stemsOf(other)] as const)
  const weightOf = (stem: string): number =>
    1 / (1 + sets.filter(([, own]) => own.has(stem)).length)
  const weights = new Map([...stems].map((stem) => [stem, weightOf(stem)]))
  const scoreOf = (own: Set<string>): number =>
    [...own].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0)
  return sets
    .map(([other, own]) => ({ other, score: scoreOf(own) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ other }) => other)
}
