import { catalogue } from '#app/i18n/words.ts'
import type { MantraLanguage } from '#contract/mantras/public.ts'

/** Of the line that the player says is sung. */
export const sungLine = catalogue('sungLine', {
  /** Other languages call a verse of Sanskrit differently than one of an aarti. */
  verse: (verse: number, _of?: MantraLanguage) => `Verse ${verse}`,
  /** After the verse, where there is room for it. */
  ofVerses: (verses: number) => `of ${verses}`,
})
