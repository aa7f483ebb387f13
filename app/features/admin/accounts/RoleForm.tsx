import { type FormEvent, useRef, useState } from 'react'
import { CurrentPassword } from '#app/admin/CurrentPassword.tsx'
import { passwordFault } from '#app/admin/passwordFault.ts'
import { useSend } from '#app/admin/useSend.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminAccounts } from '#app/i18n/en/accounts/adminAccounts.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { roles, type Role } from '#contract/accounts/roles.ts'
import { sendConfirmationTo, setRole, type StaffPerson } from '#contract/accounts/admin.ts'
import { useMayDo } from './useMayDo.ts'

/** What somebody may do, explained beside each role. */
export function RoleForm({ person }: { person: StaffPerson }) {
  const words = useWords(adminAccounts)
  const { roles: names } = useWords(admin)
  const mayDo = useMayDo()
  const [chosen, choose] = useState<Role>()
  // From then on the form follows what the server says.
  if (chosen === person.role) choose(undefined)
  const role = chosen ?? person.role
  const [currentPassword, type] = useState('')
  const { send, isBusy, failure } = useSend()
  const isNew = role !== person.role
  // The server refuses it too; here it is said before the password is asked for.
  const isTooEarly = isNew && role !== 'user' && !person.isEmailConfirmed
  const handleSendAgain = async () => {
    if (await send(sendConfirmationTo, { id: person.id })) {
      showToast({ title: words.confirmationSent(person.email), tone: 'success' })
    }
  }
  const form = useRef<HTMLFormElement>(null)
  const focus = (what: string) => form.current?.querySelector<HTMLElement>(what)?.focus()
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const done = await send(setRole, { id: person.id, role, currentPassword })
    if (!done) return focus('[autocomplete=current-password]')
    type('')
    // The password field goes, and the focus would go with it.
    focus('input:checked')
    showToast({ title: words.roleSet, description: words.roleSetText, tone: 'success' })
  }
  return (
    <Card as="section" className="p-5">
      <form ref={form} onSubmit={handleSubmit}>
        <fieldset>
          <legend className="font-display text-xl">{words.changeRole}</legend>
          <div className="mt-3 grid gap-3">
            {roles.map((value) => (
              <label key={value} className="option">
                <input
                  type="radio"
                  name="role"
                  value={value}
                  checked={role === value}
                  onChange={() => choose(value)}
                />
                <span className="min-w-0 flex-1">
                  <span className="font-semibold">{names[value]}</span>
                  <span className="mt-1 block text-sm text-muted">{mayDo(value)}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        {isTooEarly && (
          <div className="mt-4">
            <p id="role-too-early">{words.confirmFirst}</p>
            <Button
              size="small"
              variant="outline"
              className="mt-2"
              disabled={isBusy}
              onClick={() => void handleSendAgain()}
            >
              {words.sendAgain}
            </Button>
          </div>
        )}
        {isNew && !isTooEarly && (
          <CurrentPassword
            className="mt-4"
            value={currentPassword}
            error={passwordFault(failure)}
            onChange={({ target }) => type(target.value)}
          />
        )}
        <Button
          type="submit"
          className="mt-4"
          isBusy={isBusy}
          disabled={!isNew || isTooEarly}
          aria-describedby={isTooEarly ? 'role-too-early' : undefined}
        >
          {words.setRole}
        </Button>
      </form>
    </Card>
  )
}
