import type { ReactNode } from 'react'
import { adminWriting } from '#app/i18n/en/writing/adminWriting.ts'
import { useWords } from '#app/i18n/words.ts'
import { useShortMoment } from './FoundUnsaved.tsx'
import type { Unsaved } from './useAutosave.ts'

type Props = { unsaved: Unsaved; children: ReactNode }

/** Stays in reach while a text is written: whether it is saved, and the buttons for it. */
export function EditorBar({ unsaved, children }: Props) {
  const words = useWords(adminWriting)
  return (
    <section aria-label={words.bar} className="editor-bar">
      <UnsavedState of={unsaved} />
      {children}
    </section>
  )
}

function UnsavedState({ of }: { of: Unsaved }) {
  const words = useWords(adminWriting)
  const momentText = useShortMoment()
  const { isDirty, isNew, found, hasFailed, autosavedAt } = of
  const text = () => {
    if (found) return words.waiting
    if (!isDirty) return isNew ? '' : words.nothingNew
    if (hasFailed) return words.failed
    return autosavedAt ? words.kept(momentText(autosavedAt)) : words.typing
  }
  return (
    <p role="status" className={hasFailed && isDirty ? 'text-kumkum' : 'text-muted'}>
      {text()}
    </p>
  )
}
