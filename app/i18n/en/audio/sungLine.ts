import { catalogue } from '#app/i18n/words.ts'

/** Of the line that the player says is sung. */
export const sungLine = catalogue('sungLine', {
  verse: (verse: number) => `Verse ${verse}`,
  /** After the verse, where there is room for it. */
  ofVerses: (verses: number) => `of ${verses}`,
})
