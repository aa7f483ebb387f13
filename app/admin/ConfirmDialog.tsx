import type { ReactNode } from 'react'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { DialogFrame } from './DialogFrame.tsx'

type Props = {
  isOpen: boolean
  title: string
  confirm: string
  cancel?: string
  isBusy?: boolean
  /** `primary` for what is meant to happen in the end. */
  tone?: 'primary' | 'danger'
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** A confirmation, for irreversible actions only. */
export function ConfirmDialog(props: Props) {
  const words = useWords(admin)
  const { isOpen, title, confirm, cancel = words.cancel, isBusy = false, children } = props
  const { tone = 'danger' } = props
  return (
    <DialogFrame isOpen={isOpen} title={title} onClose={props.onClose}>
      <div className="mt-2 text-muted">{children}</div>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="outline" autoFocus onClick={props.onClose}>
          {cancel}
        </Button>
        <Button variant={tone} isBusy={isBusy} onClick={props.onConfirm}>
          {confirm}
        </Button>
      </div>
    </DialogFrame>
  )
}
