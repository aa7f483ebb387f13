import { useLocation } from '@tanstack/react-router'
import { builtLanguages, language } from '#app/i18n/language.ts'
import { languageNames, type Language } from '#contract/languages.ts'
import { languageLink } from './languageLink.ts'

const readIn: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  mr: 'मराठीत वाचा',
  hi: 'हिन्दी में पढ़ें',
}

/**
 * One quiet line above an English page for those whose phone reads another language and who have
 * chosen none; either link is a choice, after which it is gone. Shown by `app/bootLanguages.js`.
 */
export function LanguageOffer() {
  const here = useLocation()
  if (language !== 'en') return null
  return builtLanguages.map(
    (each) =>
      each !== 'en' && (
        <p key={each} className="language-offer" data-of={each}>
          <a href={languageLink(each, here)} lang={each} hrefLang={each} suppressHydrationWarning>
            {readIn[each]}
          </a>
          <a href={languageLink('en', here)} suppressHydrationWarning>
            {languageNames.en.own}
          </a>
        </p>
      ),
  )
}
