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
    <section
      aria-label={words.bar}
      className="editor-bar sticky bottom-(--tabs) z-10 mt-3 flex flex-wrap items-center gap-2 rounded-md border border-t-2 border-line border-t-gold-deco bg-card px-3 py-2 max-lg:[&_.button]:px-3 lg:bottom-2"
    >
      <UnsavedState of={unsaved} />
      {children}
    </section>
  )
}

/** On a phone one line is enough when all is saved: what is public. */
const aloneOnPhones = 'max-lg:[&:not(:only-of-type)]:sr-only'

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
    <p
      role="status"
      className={`w-full text-sm lg:me-auto lg:w-auto ${hasFailed && isDirty ? 'text-kumkum' : 'text-muted'} ${aloneOnPhones}`}
    >
      {text()}
    </p>
  )
}
