import type * as english from '#contract/i18n/en/plural.ts'

/** The form that Marathi uses with a number: none is many. */
export const counted: typeof english.counted = (count, { one, other }) =>
  count === 1 ? one : other
