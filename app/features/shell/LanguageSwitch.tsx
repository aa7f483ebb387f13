import { useHydrated, useLocation } from '@tanstack/react-router'
import { languageChoice } from '#app/i18n/en/shell/languages.ts'
import { builtLanguages, language } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { languageNames } from '#contract/languages.ts'
import { languageLink } from './languageLink.ts'

/**
 * The same page in every language. These are whole documents: the words of one language alone are
 * on a phone. The server keeps the choice, so it works without scripts.
 */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const words = useWords(languageChoice)
  const here = useLocation()
  // The server leaves out of a query what no page is rendered from, and React would keep its links.
  const key = String(useHydrated())
  return (
    <ul key={key} aria-label={words.label} className={`languages ${className}`}>
      {builtLanguages.map((each) => (
        <li key={each}>
          <a
            href={languageLink(each, here)}
            lang={each}
            aria-current={each === language ? 'true' : undefined}
            suppressHydrationWarning
          >
            {languageNames[each].own}
          </a>
        </li>
      ))}
    </ul>
  )
}
