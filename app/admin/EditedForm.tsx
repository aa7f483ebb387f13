import { type ReactNode, useEffect } from 'react'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ConflictPanel } from './ConflictPanel.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import type { useEdited } from './useEdited.ts'

type Edited = Pick<
  ReturnType<typeof useEdited>,
  'conflict' | 'failure' | 'handleSubmit' | 'isDirty' | 'isSaving'
>

type Props = {
  edited: Edited
  onDirty: (isDirty: boolean) => void
  className?: string
  /** Its fields. */
  children: ReactNode
}

/** The whole form of `useEdited`: other people's changes, the fields, why saving failed, saving. */
export function EditedForm({ edited, onDirty, className, children }: Props) {
  const { conflict, failure, handleSubmit, isDirty, isSaving } = edited
  const words = useWords(admin)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return (
    <Card className="p-5">
      <form noValidate onSubmit={handleSubmit} className={className}>
        {conflict && <ConflictPanel of={conflict} />}
        {children}
        <FailureNotice failure={failure} />
        <Button type="submit" size="large" className="mt-5" isBusy={isSaving}>
          {isSaving ? words.saving : words.save}
        </Button>
      </form>
    </Card>
  )
}
