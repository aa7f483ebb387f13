import { Link } from '@tanstack/react-router'
import { X } from 'lucide'
import { type FormEvent, useState } from 'react'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminViews } from '#app/i18n/en/admin/adminViews.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { deleteView, listViews, saveView, type SavedView } from '#contract/views/admin.ts'
import type { FilterValue } from './filters.tsx'

type Shown = { readonly [name: string]: FilterValue | undefined }

type Props = {
  /** What the server calls the list. */
  list: string
  /** The filters that are on. */
  shown: Shown
}

/** As in the address. Without the search: a devotee's name is not kept among the settings. */
const queryOf = ({ search: _, ...shown }: Shown): string =>
  new URLSearchParams(
    Object.entries(shown).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString()

const deletedMs = 15_000

/** The filters that somebody saved under a name, and the button to save those that are on. */
export function SavedViews({ list, shown }: Props) {
  const words = useWords(adminViews)
  const { undo } = useWords(admin)
  const { data } = useRead(listViews, { list })
  const { send } = useSend()
  const [isNaming, setIsNaming] = useState(false)
  const views = data?.views ?? []
  const query = queryOf(shown)
  const isSaved = views.some((view) => view.query === query)
  const handleRemove = async (view: SavedView) => {
    if (!(await send(deleteView, { list, name: view.name }))) return
    showToast({
      title: words.removed(view.name),
      durationMs: deletedMs,
      action: { label: undo, onAction: () => void send(saveView, { list, ...view }) },
    })
  }
  if (views.length === 0 && query === '') return null
  return (
    <div className="no-print mt-3">
      <ul aria-label={words.label} className="flex flex-wrap gap-2">
        {views.map((view) => (
          <li
            key={view.name}
            className="inline-flex items-center rounded-full border border-control bg-card has-[[aria-current]]:border-saffron has-[[aria-current]]:inset-ring has-[[aria-current]]:inset-ring-saffron"
          >
            <Link
              to="."
              search={Object.fromEntries(new URLSearchParams(view.query)) as never}
              replace
              resetScroll={false}
              activeOptions={{ exact: true }}
              className="inline-flex min-h-11 items-center ps-4 font-semibold wrap-anywhere"
              inactiveProps={{ className: 'text-saffron underline underline-offset-[0.2em]' }}
            >
              {view.name}
            </Link>
            <IconButton label={words.remove(view.name)} onClick={() => void handleRemove(view)}>
              <Icon of={X} />
            </IconButton>
          </li>
        ))}
      </ul>
      {query !== '' && !isSaved && !isNaming && (
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => setIsNaming(true)}>
          {words.save}
        </Button>
      )}
      {isNaming && query !== '' && (
        <Naming list={list} query={query} onDone={() => setIsNaming(false)} />
      )}
    </div>
  )
}

type NamingProps = { list: string; query: string; onDone: () => void }

function Naming({ list, query, onDone }: NamingProps) {
  const words = useWords(adminViews)
  const { send, isBusy, errorAt } = useSend()
  const [name, setName] = useState('')
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (await send(saveView, { list, name, query })) onDone()
  }
  return (
    <form
      noValidate
      className="mt-3 grid max-w-md gap-3"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        autoFocus
        label={words.name}
        hint={words.nameHint}
        maxLength={40}
        value={name}
        error={errorAt('#/name')}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isBusy={isBusy}>
          {words.confirm}
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
