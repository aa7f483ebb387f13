import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import type { useAdded } from '#app/admin/useAdded.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EditorBar } from './EditorBar.tsx'
import { FoundUnsaved } from './FoundUnsaved.tsx'
import type { DraftKey } from './autosave.ts'
import { useAutosave } from './useAutosave.ts'

type Props<V extends FieldValues> = {
  text: DraftKey
  added: ReturnType<typeof useAdded<V, unknown, unknown, unknown>>
  empty: V
  /** The button that stores it. */
  create: string
  className?: string
  children: ReactNode
}

/** The form of a new text, autosaved while it is typed. */
export function NewDraft<V extends FieldValues>(props: Props<V>) {
  const { text, added, empty, create, className, children } = props
  const { form, handleSubmit, failure, isSaving, isUnsaved } = added
  const words = useWords(admin)
  const id = useId()
  const unsaved = useAutosave({
    text,
    form,
    isDirty: isUnsaved,
    base: { version: 0, values: empty },
    onTake: ({ typed }) => form.reset(typed, { keepDefaultValues: true }),
  })
  return (
    <div className="mt-3">
      <LeaveGuard isDirty={isUnsaved} isAutosaved={unsaved.isAutosaved} />
      <Card className="p-5">
        <FoundUnsaved of={unsaved} />
        <form id={id} noValidate onSubmit={handleSubmit} className={className}>
          {children}
          <FailureNotice failure={failure} />
        </form>
      </Card>
      <EditorBar unsaved={unsaved}>
        <Button type="submit" form={id} isBusy={isSaving}>
          {isSaving ? words.saving : create}
        </Button>
      </EditorBar>
    </div>
  )
}
