import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/audio/sungLine.ts'

export const sungLine = catalogue('sungLine', {
  verse: (verse: number) => `श्लोक ${verse}`,
  ofVerses: (verses: number) => `/ ${verses}`,
} satisfies Words<typeof english.sungLine.english>)
