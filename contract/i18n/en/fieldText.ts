import { inBuild } from '#contract/i18n/built.ts'

/**
 * What a rule of the contract says, in the language of the build. The rules are written in English, which
 * is the key to the other languages: on most pages they are loaded before any words.
 */
export const fieldText = (english: string): string => inBuild(english)
