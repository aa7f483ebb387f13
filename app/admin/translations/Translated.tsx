import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { oneOf, readFilters } from '#app/admin/useFilters.ts'
import { adminTranslations } from '#app/i18n/en/writing/adminTranslations.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { type TranslatableKind, translationLanguages } from '#contract/translations/kinds.ts'
import { TranslationEditor } from './TranslationEditor.tsx'
import { editorOf } from './translationKey.ts'

type Props = {
  kind: TranslatableKind
  id: string
  /** The editor of the English. */
  children: ReactNode
}

const inAddress = { language: oneOf({ mr: true, hi: true }) }

/** An editor with a tab for each language; which one is open is in the address. */
export function Translated({ kind, id, children }: Props) {
  const words = useWords(adminTranslations)
  const { searchStr } = useLocation()
  const { language = 'en' } = readFilters(inAddress, searchStr)
  const chosen = translationLanguages.find((each) => each === language)
  return (
    <>
      <nav aria-label={words.tabs} className="mt-4 flex flex-wrap gap-2">
        {(['en', ...translationLanguages] as const).map((each) => (
          <AdminLink
            key={each}
            to={editorOf({ kind, id })}
            {...(each !== 'en' && { filters: { language: each } })}
            lang={each}
            aria-current={each === language ? 'page' : undefined}
            className={buttonClass({
              variant: each === language ? 'outline' : 'quiet',
              size: 'small',
            })}
          >
            {words.own[each]}
          </AdminLink>
        ))}
      </nav>
      {chosen ? (
        <TranslationEditor key={`${id} ${chosen}`} kind={kind} id={id} language={chosen} />
      ) : (
        children
      )}
    </>
  )
}
