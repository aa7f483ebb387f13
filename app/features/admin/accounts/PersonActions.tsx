import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminAccounts } from '#app/i18n/en/adminAccounts.ts'
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
} from '#contract/accountsAdmin.ts'

/** What helps where a device, a password or a phone was lost. */
export function PersonActions({ person }: { person: StaffPerson }) {
  const words = useWords(adminAccounts)
  const { send, isBusy } = useSend()
  const [isAsking, setIsAsking] = useState(false)
  const { id, isDisabled, hasTotp } = person
  const doing = async (sent: Promise<StaffPerson | undefined>, title: string) => {
    if (await sent) showToast({ title, tone: 'success' })
  }
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
            <Button variant="outline" disabled={isBusy} onClick={() => setIsAsking(true)}>
              {words.removeTotp}
            </Button>
          </Action>
        )}
        <Action text={words.disableText}>
          <Button
            variant={isDisabled ? 'outline' : 'danger'}
            disabled={isBusy}
            onClick={() =>
              void doing(
                send(setDisabled, { id, isDisabled: !isDisabled }),
                isDisabled ? words.isEnabledNow : words.isDisabledNow,
              )
            }
          >
            {isDisabled ? words.enable : words.disable}
          </Button>
        </Action>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.removeTotpTitle}
        confirm={words.removeTotpIt}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          void doing(send(removeTotpOfPerson, { id }), words.totpRemoved)
        }}
      >
        <p>{words.removeTotpConfirm}</p>
      </ConfirmDialog>
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
