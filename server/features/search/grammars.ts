import { searchGrammar } from '#contract/i18n/en/searchGrammar.ts'
import { searchGrammar as inHindi } from '#contract/i18n/hi/searchGrammar.ts'
import { searchGrammar as inMarathi } from '#contract/i18n/mr/searchGrammar.ts'
import type { Language } from '#contract/languages.ts'
import type { Grammar } from '#contract/search/grammar.ts'

const grammars: Readonly<Record<Language, Grammar>> = {
  en: searchGrammar,
  mr: inMarathi,
  hi: inHindi,
}

export const grammarOf = (language: Language): Grammar => grammars[language]
