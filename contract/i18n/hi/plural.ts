import type * as english from '#contract/i18n/en/plural.ts'

/** The form that Hindi uses with a number: none, and a part of one, are one. */
export const counted: typeof english.counted = (count, { one, other }) =>
  count >= 0 && count <= 1 ? one : other
