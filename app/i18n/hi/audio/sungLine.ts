import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/audio/sungLine.ts'
import { verseName } from '#app/i18n/hi/mantras/verseName.ts'
import type { MantraLanguage } from '#contract/mantras/public.ts'

export const sungLine = catalogue('sungLine', {
  verse: (verse: number, of?: MantraLanguage) => [verseName(of), verse].join(' '),
  ofVerses: (verses: number) => `/ ${verses}`,
} satisfies Words<typeof english.sungLine.english>)
