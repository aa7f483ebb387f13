import { useBlocker } from '@tanstack/react-router'
import { admin } from '#app/i18n/en/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/**
 * Asks before leaving a page with unsaved changes, by a link, the back button or closing the
 * window.
 */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { leave: words } = useWords(admin)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      title={words.title}
      confirm={words.leave}
      cancel={words.stay}
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  )
}
