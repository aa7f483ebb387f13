import { searchGrammar } from '#contract/i18n/en/searchGrammar.ts'
import { searchGrammar as inMarathi } from '#contract/i18n/mr/searchGrammar.ts'
import { type Language, offered, type OfferedLanguage } from '#contract/languages.ts'
import { type Grammar, noGrammar } from '#contract/search/grammar.ts'

const grammars: Readonly<Partial<Record<Language, Grammar>> & Record<OfferedLanguage, Grammar>> = {
  en: searchGrammar,
  mr: inMarathi,
}

export const grammarOf = (language: Language): Grammar => grammars[offered(language)] ?? noGrammar
