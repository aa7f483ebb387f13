import type * as english from '#contract/i18n/en/refusals/sentence.ts'

/** A text that stands beside a field has no full stop; where it speaks for the whole form, it is a sentence. */
export const sentence: typeof english.sentence = (text) =>
  /[।.!?…]$/.test(text) ? text : `${text}।`
