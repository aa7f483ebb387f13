import { useEffect, useEffectEvent, useId, useState } from 'react'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Field } from '#app/ui/Field.tsx'

/** Waits until typing pauses. */
const typingMs = 350

type SearchProps = { value: string; hint?: string; onSearch: (words: string) => void }

export function SearchBox({ value, hint, onSearch }: SearchProps) {
  const words = useWords(admin)
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [previous, setPrevious] = useState(value)
  const [submitted, setSubmitted] = useState(value)
  if (previous !== value) {
    setPrevious(value)
    // The address follows late: by then more may have been typed.
    if (value !== submitted) setTyped(value)
  }
  const search = useEffectEvent(() => {
    setSubmitted(typed.trim())
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
