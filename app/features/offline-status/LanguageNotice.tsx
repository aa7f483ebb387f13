import { useLocation } from '@tanstack/react-router'
import { languageNotice } from '#app/i18n/en/shell/languageNotice.ts'
import { builtLanguages, language } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { languageParameter } from '#contract/languageChoice.ts'
import { languageNames } from '#contract/languages.ts'

/**
 * Why a page is not in the language that was chosen: the worker found no server, and left the choice
 * in the address, so that loading it again tries again.
 */
export function LanguageNotice() {
  const words = useWords(languageNotice)
  const { searchStr, publicHref } = useLocation()
  const chosen = new URLSearchParams(searchStr).get(languageParameter)
  const wanted = builtLanguages.find((each) => each === chosen && each !== language)
  if (!wanted) return null
  return (
    <p className="offline-banner">
      {words.needsConnection(languageNames[wanted].own)}{' '}
      <a href={publicHref} className="underline">
        {words.tryAgain}
      </a>
    </p>
  )
}
