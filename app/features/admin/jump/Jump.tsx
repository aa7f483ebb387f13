import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Dialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react'
import { Search } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useGoTo } from '#app/admin/AdminLink.tsx'
import { useDebounced } from '#app/admin/useDebounced.ts'
import { adminJump } from '#app/i18n/en/admin/adminJump.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { isTyping } from '#app/admin/keys/isTyping.ts'
import { useFound } from './useFound.ts'

/** What follows `/admin/`, and the section’s name. */
type Props = { sections: readonly { to: string; title: string }[] }

/** Opens with its button, with ⌘K or Ctrl K, and with `/` where nothing is being typed. */
export function Jump({ sections }: Props) {
  const words = useWords(adminJump)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)
      if (!isShortcut && (event.key !== '/' || isTyping(event.target))) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return (
    <>
      <button
        type="button"
        className="ms-auto inline-flex min-h-11 items-center gap-2 rounded-md border border-transparent px-3 py-1 hover:bg-(--on-office)/12 lg:ms-0 lg:border-(--on-office)/35"
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Search} className="w-5 text-marigold" />
        <span>{words.open}</span>
        <kbd aria-hidden className="ms-auto text-[0.8125rem] opacity-80 max-lg:hidden">
          {words.keys}
        </kbd>
      </button>
      <Dialog open={isOpen} onClose={setIsOpen} className="relative z-50">
        <DialogBackdrop className="dialog-backdrop" />
        <div className="dialog-frame">
          <DialogPanel className="dialog mt-[8vh] max-w-176">
            <DialogTitle className="sr-only">{words.title}</DialogTitle>
            <Finder sections={sections} onDone={() => setIsOpen(false)} />
          </DialogPanel>
        </div>
      </Dialog>
    </>
  )
}

function Finder({ sections, onDone }: Props & { onDone: () => void }) {
  const words = useWords(adminJump)
  const goTo = useGoTo()
  const input = useRef<HTMLInputElement>(null)
  // On a touch screen the library gives the focus to the dialog itself, a moment after it has opened.
  useEffect(() => {
    const frame = requestAnimationFrame(() => input.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), 200)
  const { found, isLoading } = useFound(search)
  const term = typed.trim().toLowerCase()
  const matching = sections
    .filter(({ title }) => title.toLowerCase().includes(term))
    .map((section) => ({ ...section, kind: 'section' as const, detail: '' }))
  const options = [...matching, ...(term === search.toLowerCase() ? found : [])]
  const state = isLoading ? words.searching : words.found(options.length)
  return (
    <Combobox<string | null>
      value={null}
      onChange={(to) => {
        if (to === null) return
        onDone()
        goTo(to)
      }}
    >
      <ComboboxInput
        ref={input}
        autoFocus
        autoComplete="off"
        enterKeyHint="go"
        aria-label={words.label}
        placeholder={words.label}
        onChange={({ target }) => setTyped(target.value)}
        className="field either-script"
      />
      <ComboboxOptions static modal={false} className="city-list">
        {options.map(({ kind, to, title, detail }) => (
          <ComboboxOption key={to} value={to} className="city-option">
            <span className="min-w-0">
              <b className="font-semibold">{title}</b>
              {detail && <span className="block truncate text-sm text-muted">{detail}</span>}
            </span>
            <span className="text-sm text-muted">{words.kinds[kind]}</span>
          </ComboboxOption>
        ))}
      </ComboboxOptions>
      <p role="status" className={options.length > 0 || isLoading ? 'sr-only' : 'mt-3'}>
        {options.length > 0 || isLoading ? state : words.none}
      </p>
    </Combobox>
  )
}
