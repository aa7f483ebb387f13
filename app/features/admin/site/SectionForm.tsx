import type { ReactNode } from 'react'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { SaveBar } from '#app/admin/SaveBar.tsx'
import type { useEdited } from '#app/admin/useEdited.ts'

type Edited = Pick<
  ReturnType<typeof useEdited>,
  'conflict' | 'failure' | 'handleSubmit' | 'isDirty' | 'isSaving'
>

/** One section of the settings, saved alone. */
export function SectionForm({ edited, children }: { edited: Edited; children: ReactNode }) {
  const { conflict, failure, handleSubmit, isDirty, isSaving } = edited
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 grid max-w-3xl gap-5">
      <LeaveGuard isDirty={isDirty} />
      {conflict && <ConflictPanel of={conflict} />}
      {children}
      <FailureNotice failure={failure} />
      <SaveBar isDirty={isDirty} isSaving={isSaving} />
    </form>
  )
}
