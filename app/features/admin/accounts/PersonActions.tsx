import { type ReactNode, useState } from 'react'
import { PasswordDialog } from '#app/admin/PasswordDialog.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminAccounts } from '#app/i18n/en/accounts/adminAccounts.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  endSessionsOfPerson,
  removeTotpOfPerson,
  sendPasswordReset,
  setDisabled,
  type StaffPerson,
} from '#contract/accounts/admin.ts'

/** For a lost device, password or phone. */
export function PersonActions({ person }: { person: StaffPerson }) {
  const words = useWords(adminAccounts)
  const { send, isBusy, failure, clearFailure } = useSend()
  const [asking, setAsking] = useState<'totp' | 'access'>()
  const { id, isDisabled, hasTotp } = person
  const isStaff = person.role !== 'user'
  const doing = async (sent: Promise<StaffPerson | undefined>, title: string) => {
    if (!(await sent)) return
    setAsking(undefined)
    showToast({ title, tone: 'success' })
  }
  const handleAsk = (about: 'totp' | 'access') => {
    clearFailure()
    setAsking(about)
  }
  const handleClose = () => setAsking(undefined)
  const dialog = { failure, isBusy, onClose: handleClose }
  const isQuiet = true
  return (
    <Card as="section" className="px-5 pt-5 pb-2">
      <h2 className="text-xl">{words.more}</h2>
      <div className="divide-y divide-line">
        <Action text={words.endSessionsText}>
          <Button
            variant="outline"
            disabled={isBusy}
            onClick={() => void doing(send(endSessionsOfPerson, { id }), words.ended)}
          >
            {words.endSessions}
          </Button>
        </Action>
        <Action text={words.resetText}>
          <Button
            variant="outline"
            disabled={isBusy}
            onClick={() => void doing(send(sendPasswordReset, { id }), words.resetSent)}
          >
            {words.reset}
          </Button>
        </Action>
        {hasTotp && (
          <Action text={words.removeTotpText}>
            <Button variant="outline" disabled={isBusy} onClick={() => handleAsk('totp')}>
              {words.removeTotp}
            </Button>
          </Action>
        )}
        <Action text={words.disableText}>
          <Button
            variant={isDisabled ? 'outline' : 'danger'}
            disabled={isBusy}
            onClick={() => handleAsk('access')}
          >
            {isDisabled ? words.enable : words.disable}
          </Button>
        </Action>
      </div>
      <PasswordDialog
        {...dialog}
        isOpen={asking === 'totp'}
        isNotified={isStaff}
        title={words.removeTotpTitle}
        confirm={words.removeTotpIt}
        onConfirm={(currentPassword) =>
          void doing(
            send(removeTotpOfPerson, { id, currentPassword }, { isQuiet }),
            words.totpRemoved,
          )
        }
      >
        <p>{words.removeTotpConfirm}</p>
      </PasswordDialog>
      <PasswordDialog
        {...dialog}
        isOpen={asking === 'access'}
        isNotified={isStaff && !isDisabled}
        title={isDisabled ? words.enableTitle : words.disableTitle}
        confirm={isDisabled ? words.enable : words.disable}
        onConfirm={(currentPassword) =>
          void doing(
            send(setDisabled, { id, isDisabled: !isDisabled, currentPassword }, { isQuiet }),
            isDisabled ? words.isEnabledNow : words.isDisabledNow,
          )
        }
      >
        <p>{isDisabled ? words.enableConfirm : words.disableText}</p>
      </PasswordDialog>
    </Card>
  )
}

function Action({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="py-4">
      {children}
      <p className="mt-1.5 text-sm text-muted">{text}</p>
    </div>
  )
}
