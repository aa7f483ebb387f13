import { type ReactNode, useEffect, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import type { Readers } from '#app/admin/differences.ts'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import type { useEdited } from '#app/admin/useEdited.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EarlierVersions } from './EarlierVersions.tsx'
import { EditorBar } from './EditorBar.tsx'
import { FoundUnsaved } from './FoundUnsaved.tsx'
import type { DraftKey } from './autosave.ts'
import { useAutosave } from './useAutosave.ts'

type Props<V extends FieldValues> = {
  text: DraftKey
  edited: ReturnType<typeof useEdited<V, { version: number }>>
  labels: Partial<Record<keyof V, string>>
  readers?: Readers<V>
  /** The form's fields of an earlier version. */
  toValues: (content: object) => V | undefined
  onDirty?: (isDirty: boolean) => void
  className?: string
  /** Buttons beside *Save*. */
  publish?: ReactNode
  /** Its fields. */
  children: ReactNode
}

/**
 * The form of an autosaved text: a recovered draft, the fields, the bar to save and publish, and
 * earlier versions.
 */
export function DraftForm<V extends FieldValues>(props: Props<V>) {
  const { text, edited, labels, readers, toValues, onDirty, className, publish, children } = props
  const { form, base, conflict, failure, handleSubmit, isDirty, isSaving, resume, restore } = edited
  const words = useWords(admin)
  const id = useId()
  const unsaved = useAutosave({ text, form, isDirty, base, onTake: resume })
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty])
  return (
    <div>
      <LeaveGuard isDirty={isDirty} isAutosaved={unsaved.isAutosaved} />
      <Card className="p-5">
        <FoundUnsaved of={unsaved} />
        <form id={id} noValidate onSubmit={handleSubmit} className={className}>
          {conflict && <ConflictPanel of={conflict} />}
          {children}
          <FailureNotice failure={failure} />
        </form>
      </Card>
      <EditorBar unsaved={unsaved}>
        <Button type="submit" form={id} isBusy={isSaving}>
          {isSaving ? words.saving : words.save}
        </Button>
        {publish}
      </EditorBar>
      <EarlierVersions
        text={text}
        now={base.values}
        labels={labels}
        readers={readers}
        toValues={toValues}
        isDirty={isDirty}
        isBusy={isSaving}
        onRestore={restore}
      />
    </div>
  )
}
