import { useBlocker } from '@tanstack/react-router'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type Props = {
  isDirty: boolean
  /** True if the text is autosaved: leaving loses nothing. */
  isAutosaved?: boolean
}

/**
 * Asks before leaving a page with unsaved changes, by a link, the back button or closing the
 * window.
 */
export function LeaveGuard({ isDirty, isAutosaved = false }: Props) {
  const { leave: words } = useWords(admin)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty && !isAutosaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      title={words.title}
      confirm={isAutosaved ? words.leaveAutosaved : words.leave}
      cancel={words.stay}
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      <p>{isAutosaved ? words.textAutosaved : words.text}</p>
    </ConfirmDialog>
  )
}
