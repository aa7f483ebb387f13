import { type FormEvent, type ReactNode, useState } from 'react'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CurrentPassword } from './CurrentPassword.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import type { Failure } from './failure.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { passwordFault } from './passwordFault.ts'

type Props = {
  isOpen: boolean
  title: string
  confirm: string
  cancel?: string
  variant?: 'primary' | 'danger'
  /** The other administrators are notified by email. */
  isNotified?: boolean
  /** The result of the last attempt. */
  failure: Failure | undefined
  isBusy: boolean
  onConfirm: (currentPassword: string) => void
  onClose: () => void
  children: ReactNode
}

/** Asks for the password before a change that needs more than an open session. */
export function PasswordDialog({ isOpen, title, onClose, children, ...form }: Props) {
  return (
    <DialogFrame isOpen={isOpen} title={title} onClose={onClose}>
      <div className="mt-2 text-muted">{children}</div>
      <PasswordForm {...form} onClose={onClose} />
    </DialogFrame>
  )
}

type FormProps = Omit<Props, 'isOpen' | 'title' | 'children'>

/** Empty each time the dialog opens. */
function PasswordForm(props: FormProps) {
  const words = useWords(admin)
  const {
    confirm,
    cancel = words.cancel,
    variant = 'danger',
    failure,
    isBusy,
    isNotified = false,
  } = props
  const [password, type] = useState('')
  const fault = passwordFault(failure)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    props.onConfirm(password)
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <CurrentPassword
        className="mt-4"
        data-autofocus
        isNotified={isNotified}
        value={password}
        error={fault}
        onChange={({ target }) => type(target.value)}
      />
      <FailureNotice failure={fault === undefined ? failure : undefined} />
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={props.onClose}>
          {cancel}
        </Button>
        <Button type="submit" variant={variant} isBusy={isBusy}>
          {confirm}
        </Button>
      </div>
    </form>
  )
}
