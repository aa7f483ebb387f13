import { useState } from 'react'
import { CurrentPassword } from '#app/admin/CurrentPassword.tsx'
import { DialogFrame } from '#app/admin/DialogFrame.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { passwordFault } from '#app/admin/passwordFault.ts'
import { useSend } from '#app/admin/useSend.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminInvitations } from '#app/i18n/en/accounts/adminInvitations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { inviteToStaff, type StaffRole } from '#contract/accounts/invitations.ts'
import { staffRoles } from '#contract/accounts/roles.ts'
import { useMayDo } from './useMayDo.ts'

/** Asks somebody by email to work here, with or without an account. */
export function Invite() {
  const words = useWords(adminInvitations)
  const [isOpen, setIsOpen] = useState(false)
  const handleClose = () => setIsOpen(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.invite}
      </Button>
      <DialogFrame isOpen={isOpen} title={words.title} onClose={handleClose}>
        <p className="mt-2 text-muted">{words.intro}</p>
        <InviteForm onDone={handleClose} />
      </DialogFrame>
    </>
  )
}

/** Empty each time the dialog opens. */
function InviteForm({ onDone }: { onDone: () => void }) {
  const words = useWords(adminInvitations)
  const common = useWords(admin)
  const mayDo = useMayDo()
  const { send, isBusy, failure } = useSend()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>('desk')
  const [currentPassword, setPassword] = useState('')
  const emailFault = failure?.fields.find(({ pointer }) => pointer === '#/email')?.detail
  const fault = passwordFault(failure)
  const handleSubmit = async () => {
    const sent = await send(inviteToStaff, { email, role, currentPassword }, { isQuiet: true })
    if (!sent) return
    showToast({ title: words.sent(sent.email), tone: 'success' })
    onDone()
  }
  return (
    <form
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void handleSubmit()
      }}
    >
      <TextField
        label={words.email}
        type="email"
        autoComplete="off"
        data-autofocus
        value={email}
        error={emailFault}
        onChange={({ target }) => setEmail(target.value)}
      />
      <SelectField
        label={words.role}
        hint={mayDo(role)}
        value={role}
        options={staffRoles.map((value) => ({ value, label: common.roles[value] }))}
        onChange={({ target }) => setRole(target.value as StaffRole)}
      />
      <CurrentPassword
        value={currentPassword}
        error={fault}
        onChange={({ target }) => setPassword(target.value)}
      />
      <FailureNotice failure={fault || emailFault ? undefined : failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onDone}>
          {common.cancel}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}
