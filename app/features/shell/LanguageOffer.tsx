import { useHydrated, useLocation } from '@tanstack/react-router'
import { builtLanguages, language } from '#app/i18n/language.ts'
import type { Language } from '#contract/languages.ts'
import { languageLink } from './languageLink.ts'

const readIn: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  mr: 'मराठीत वाचा',
  hi: 'हिन्दी में पढ़ें',
}

/**
 * In the header of an English page, for those whose phone reads another language and who have
 * chosen none: after a choice it is gone. Shown by `app/bootLanguages.js`.
 */
export function LanguageOffer() {
  const here = useLocation()
  // Made anew with the whole query, as in `LanguageSwitch`.
  const isHydrated = useHydrated()
  if (language !== 'en') return null
  return builtLanguages.map(
    (each) =>
      each !== 'en' && (
        <a
          key={`${each} ${isHydrated}`}
          className="language-offer"
          href={languageLink(each, here)}
          lang={each}
          suppressHydrationWarning
        >
          {readIn[each]}
        </a>
      ),
  )
}
