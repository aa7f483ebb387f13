import type { FieldError, Problem } from '#contract/errors.ts'
import type { refusals } from '#contract/i18n/en/refusals/refusals.ts'

type RefusalWords = typeof refusals

type Feature = keyof RefusalWords & string

type PlainCode<F extends Feature> = {
  [N in keyof RefusalWords[F] & string]: RefusalWords[F][N] extends string ? `${F}.${N}` : never
}[keyof RefusalWords[F] & string]

type WithParams<F extends Feature> = {
  [N in keyof RefusalWords[F] & string]: RefusalWords[F][N] extends (params: infer P) => string
    ? { readonly code: `${F}.${N}`; readonly params: P }
    : never
}[keyof RefusalWords[F] & string]

/**
 * Why devotees are refused something: a name that never changes its meaning or its params, and what
 * its sentence says besides. Dates are ISO and sums numbers: each language writes them in its own way.
 */
export type Reason =
  | { readonly code: { [F in Feature]: PlainCode<F> }[Feature]; readonly params?: undefined }
  | { [F in Feature]: WithParams<F> }[Feature]

type Sent = NonNullable<Problem['reason']> | Pick<FieldError, 'code' | 'params'>

const own = (words: object, name: string): unknown =>
  Object.entries(words).find(([key]) => key === name)?.[1]

/** The words for a reason; undefined for one that these words do not have yet. */
export const reasonText = (
  words: Readonly<Record<string, object>>,
  { code = '', params }: Sent | Reason,
): string | undefined => {
  const [feature = '', name = ''] = code.split('.')
  const text = own(own(words, feature) ?? {}, name)
  if (typeof text === 'function') return String(text(params))
  return typeof text === 'string' ? text : undefined
}
