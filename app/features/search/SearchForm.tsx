import { Search } from 'lucide'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { search } from '#app/i18n/en/search/search.ts'
import { pathHere } from '#app/i18n/language.ts'
import { language } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { iconButtonClass } from '#app/ui/IconButton.tsx'
import { InScripts } from '#app/ui/InScripts.tsx'

type Props = {
  value: string
  /** Focus the field when the page opens. */
  isFirst?: boolean
  onChange: (value: string) => void
  onSubmit: () => void
}

/** The search field. Without JavaScript its form requests the page of results from the server. */
export function SearchForm({ value, isFirst = false, onChange, onSubmit }: Props) {
  const words = useWords(search)
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <search>
      <form action={pathHere('/search')} method="get" onSubmit={handleSubmit} className="mt-4">
        <label htmlFor="search-words" className="font-semibold">
          {words.label}
        </label>
        <div className="mt-1 flex gap-2">
          <input
            id="search-words"
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            aria-describedby="search-hint"
            className="field either-script"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={toFirst}
            data-arrival={isFirst ? '' : undefined}
          />
          <button
            type="submit"
            aria-label={words.submit}
            className={`${iconButtonClass({ variant: 'primary' })} shrink-0`}
          >
            <Icon of={Search} />
          </button>
        </div>
        <p id="search-hint" className="mt-1 text-sm text-muted either-script">
          {language === 'en' ? <InScripts lang="hi">{words.hint}</InScripts> : words.hint}
        </p>
      </form>
    </search>
  )
}

/** The down arrow leads from the field into the list. */
function toFirst(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'ArrowDown') return
  event.preventDefault()
  document.querySelector<HTMLAnchorElement>('.result-link')?.focus()
}
