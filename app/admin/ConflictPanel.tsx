import { useEffect, useEffectEvent, useRef } from 'react'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { Difference } from './differences.ts'

/** Two people edited the same item. */
export type Conflict = {
  differences: readonly Difference[]
  /** Changes with every conflict. */
  id: unknown
  isBusy: boolean
  /** Saves both people's changes; mine if both changed the same field. */
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** What the panel says where nothing is saved over anything. */
  words?: { title: string; text: string; keepMine: string; takeTheirs: string }
}

/**
 * Lists the other person's changes and lets the editor choose. It takes the focus, because nothing
 * has been saved yet.
 */
export function ConflictPanel({ of }: { of: Conflict }) {
  const { differences, id, isBusy, onKeepMine, onTakeTheirs } = of
  const words = { ...useWords(admin).conflict, ...of.words }
  const panel = useRef<HTMLElement>(null)
  const show = useEffectEvent((_id: unknown) => {
    panel.current?.scrollIntoView({ block: 'start' })
    panel.current?.focus({ preventScroll: true })
  })
  useEffect(() => show(id), [id])
  useEffect(() => {
    const form = panel.current?.closest('form')
    // The buttons disappear with the panel: the focus moves to the beginning of the form.
    return () => {
      if (!form?.isConnected) return
      form.tabIndex = -1
      form.focus({ preventScroll: true })
    }
  }, [])
  const contested = differences.filter(({ mine }) => mine !== undefined)
  const theirsAlone = differences.filter(({ mine }) => mine === undefined)
  const mayKeepBoth = contested.length === 0
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="conflict"
      className="admin-panel mt-4 mb-5 scroll-mt-28"
    >
      <h2 id="conflict" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1">{mayKeepBoth ? words.apart : words.text}</p>
      {contested.map(({ label, mine = '', theirs }) => (
        <div key={label} className="mt-3">
          <h3 className="font-sans font-semibold">{label}</h3>
          <div className="mt-1 grid gap-2 sm:grid-cols-2">
            <Side title={words.yours} text={mine} />
            <Side title={words.theirs} text={theirs} />
          </div>
        </div>
      ))}
      {!mayKeepBoth && theirsAlone.length > 0 && <p className="mt-4">{words.also}</p>}
      {theirsAlone.map(({ label, theirs }) => (
        <div key={label} className="mt-3">
          <h3 className="font-sans font-semibold">{label}</h3>
          <div className="mt-1">
            <Side title={words.theirs} text={theirs} />
          </div>
        </div>
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={onKeepMine}>
          {mayKeepBoth ? words.keepBoth : words.keepMine}
        </Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          {words.takeTheirs}
        </Button>
      </div>
    </section>
  )
}

function Side({ title, text }: { title: string; text: string }) {
  const { conflict: words } = useWords(admin)
  return (
    <div className="card p-3">
      <p className="text-sm text-muted">{title}</p>
      <p className="max-h-56 overflow-auto whitespace-pre-wrap wrap-anywhere">
        {text || words.nothing}
      </p>
    </div>
  )
}
