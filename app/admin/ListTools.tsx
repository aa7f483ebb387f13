import { Download } from 'lucide'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Field } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { withoutEmpty } from './useRead.ts'

/** Waits until typing pauses. */
const typingMs = 350

type SearchProps = { value: string; hint?: string; onSearch: (words: string) => void }

export function SearchBox({ value, hint, onSearch }: SearchProps) {
  const words = useWords(admin)
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [given, setGiven] = useState(value)
  const [asked, setAsked] = useState(value)
  if (given !== value) {
    setGiven(value)
    // The address follows late: by then more may have been typed.
    if (value !== asked) setTyped(value)
  }
  const search = useEffectEvent(() => {
    setAsked(typed.trim())
    onSearch(typed.trim())
  })
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(search, typingMs)
    return () => clearTimeout(timer)
  }, [typed, value])
  return (
    <Field id={id} label={words.search} hint={hint} className="admin-search">
      {(described) => (
        <input
          {...described}
          type="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="field"
        />
      )}
    </Field>
  )
}

type ChoiceProps<T extends string> = {
  label: string
  value: T | undefined
  options: Readonly<Record<T, string>>
  /** The label if none is chosen. */
  all?: string
  onChoose: (value: T | undefined) => void
}

/** One of several, or all of them. */
export function FilterChoice<T extends string>({
  label,
  value,
  options,
  all: first,
  onChoose,
}: ChoiceProps<T>) {
  const words = useWords(admin)
  const all = [{ value: '', label: first ?? words.all }]
  const each = Object.entries<string>(options).map(([name, text]) => ({ value: name, label: text }))
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose((target.value || undefined) as T | undefined)}
      options={[...all, ...each]}
    />
  )
}

/** The filtered list as a file for a spreadsheet. */
export function CsvLink({ path, filters }: { path: string; filters: object }) {
  const words = useWords(admin)
  const query = new URLSearchParams(withoutEmpty(filters) as Record<string, string>).toString()
  return (
    <a
      href={query ? `${path}?${query}` : path}
      download
      className={buttonClass({ variant: 'outline' })}
    >
      <Icon of={Download} className="size-5" />
      {words.csv}
    </a>
  )
}

/** The search is always visible; on a phone the other filters open on request. */
export function Filters({ children }: { children: ReactNode }) {
  const words = useWords(admin)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="no-print mt-4">
      <div id={id} data-open={isOpen ? '' : undefined} className="admin-filters">
        {children}
      </div>
      <Button
        variant="quiet"
        className="-ml-3 sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? words.fewerFilters : words.filters}
      </Button>
    </div>
  )
}
