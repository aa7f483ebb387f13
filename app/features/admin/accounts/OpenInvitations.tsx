import { useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { SelectBar } from '#app/admin/list/SelectBar.tsx'
import { useSelection } from '#app/admin/list/useSelection.ts'
import { momentOf } from '#app/admin/moments.ts'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminBulk } from '#app/i18n/en/admin/adminBulk.ts'
import { adminInvitations } from '#app/i18n/en/accounts/adminInvitations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  type Invitation,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '#contract/accounts/invitations.ts'
import { ManyInvitations } from './ManyInvitations.tsx'

/** Who was invited and has not accepted yet; nothing while there is nobody. */
export function OpenInvitations() {
  const words = useWords(adminInvitations)
  const bulkWords = useWords(adminBulk)
  const { data } = useRead(listInvitations, {})
  const items = data?.items ?? []
  const selection = useSelection(items, ({ id }) => id)
  if (items.length === 0) return null
  return (
    <section className="mt-5 max-w-240">
      <h2 className="text-xl">{words.open}</h2>
      <SelectBar words={{ ...bulkWords, ...words.select }} of={selection}>
        <ManyInvitations chosen={selection.chosen} onDone={selection.clear} />
      </SelectBar>
      <ul>
        {items.map((invitation) => (
          <li
            key={invitation.id}
            className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2"
          >
            <CheckboxField
              label={null}
              aria-label={bulkWords.one(invitation.email)}
              checked={selection.isChosen(invitation)}
              onChange={() => selection.toggle(invitation)}
            />
            <InvitationRow invitation={invitation} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const words = useWords(adminInvitations)
  const { roles } = useWords(admin)
  const { timeZone } = useAdmin()
  const { send, isBusy } = useSend()
  const [isAsking, setIsAsking] = useState(false)
  const { id, email, role, invitedBy, isExpired, expiresAt } = invitation
  const handleSendAgain = async () => {
    if (await send(resendInvitation, { id })) {
      showToast({ title: words.sent(email), tone: 'success' })
    }
  }
  const handleWithdraw = async () => {
    setIsAsking(false)
    if (await send(withdrawInvitation, { id })) {
      showToast({ title: words.withdrawn, tone: 'success' })
    }
  }
  const until = momentOf(expiresAt, timeZone)
  return (
    <>
      <span className="min-w-[min(100%,16rem)] flex-1">
        <b className="wrap-anywhere">{email}</b>
        <span className="block text-sm text-muted">
          {roles[role]}
          {invitedBy && ` · ${words.by(invitedBy)}`} ·{' '}
          {isExpired ? words.expired(until) : words.until(until)}
        </span>
      </span>
      <Button size="small" variant="outline" disabled={isBusy} onClick={handleSendAgain}>
        {words.sendAgain}
      </Button>
      <Button size="small" variant="outline" disabled={isBusy} onClick={() => setIsAsking(true)}>
        {words.withdraw}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.withdrawTitle}
        confirm={words.withdraw}
        onConfirm={() => void handleWithdraw()}
        onClose={() => setIsAsking(false)}
      >
        <p>{words.withdrawText(email)}</p>
      </ConfirmDialog>
    </>
  )
}
