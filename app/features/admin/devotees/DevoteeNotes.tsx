import type { FormEvent } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { useEntry } from '#app/admin/useEntry.ts'
import { useFocusAfterChange } from '#app/admin/useFocusAfterChange.ts'
import { useStep } from '#app/admin/useStep.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminDevotees } from '#app/i18n/en/devotees/adminDevotees.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Devotee, longestNote } from '#contract/devotees/admin.ts'
import { addDevoteeNote, removeDevoteeNote } from '#contract/devotees/changesAdmin.ts'

export function DevoteeNotes({ devotee: { devotee, notes } }: { devotee: Devotee }) {
  const { notes: words } = useWords(adminDevotees)
  const { gone } = useWords(admin)
  const { timeZone } = useAdmin()
  const entry = useEntry({ text: '' })
  const { take, isBusy } = useStep()
  const heading = useFocusAfterChange<HTMLHeadingElement>(notes.length)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await entry.send(addDevoteeNote, { ...devotee, text: entry.typed.text }))) return
    entry.change({ text: '' })
    showToast({ title: words.added, tone: 'success' })
  }
  return (
    <Card as="section" aria-labelledby="devotee-notes" className="p-5">
      <h2 ref={heading} tabIndex={-1} id="devotee-notes" className="text-xl">
        {words.heading}
      </h2>
      <p className="text-sm text-muted">{words.text}</p>
      <ul className="mt-2 divide-y divide-line">
        {notes.map(({ id, text, at, by }) => (
          <li key={id} className="py-2">
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
              {words.by(by.username ?? gone, momentOf(at, timeZone))}
              <Button
                variant="quiet"
                size="small"
                disabled={isBusy}
                aria-label={words.removeOf(text.slice(0, 40))}
                onClick={() => void take(removeDevoteeNote, { id }, words.removed)}
              >
                {words.remove}
              </Button>
            </p>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={(event) => void handleSubmit(event)} className="mt-2 grid gap-3">
        <LeaveGuard isDirty={entry.isDirty && !entry.isBusy} />
        <TextArea label={words.label} rows={2} maxLength={longestNote} {...entry.text('text')} />
        <FailureNotice failure={entry.failure} />
        <Button
          type="submit"
          variant="outline"
          isBusy={entry.isBusy}
          className="justify-self-start"
        >
          {words.add}
        </Button>
      </form>
    </Card>
  )
}
