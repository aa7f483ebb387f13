import { useState } from 'react'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { useBatch } from '#app/admin/list/useBatch.ts'
import { adminPeopleBulk } from '#app/i18n/en/accounts/adminPeopleBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import {
  type Invitation,
  resendInvitations,
  withdrawInvitations,
} from '#contract/accounts/invitations.ts'

type Props = { chosen: readonly Invitation[]; onDone: () => void }

/** Sends the chosen invitations again, or withdraws them. */
export function ManyInvitations({ chosen, onDone }: Props) {
  const words = useWords(adminPeopleBulk)
  const { run, isBusy } = useBatch()
  const [isAsking, setIsAsking] = useState(false)
  const count = chosen.length
  const batch = {
    input: { ids: chosen.map(({ id }) => id) },
    nameOf: (id: string) => chosen.find((one) => one.id === id)?.email ?? id,
  }
  const handleSendAgain = async () => {
    const sent = { ...batch, endpoint: resendInvitations, doneText: words.sentAgain }
    if (await run(sent)) onDone()
  }
  const handleWithdraw = async () => {
    setIsAsking(false)
    const withdrawn = { ...batch, endpoint: withdrawInvitations, doneText: words.withdrawn }
    if (await run(withdrawn)) onDone()
  }
  return (
    <>
      <Button variant="outline" isBusy={isBusy} onClick={() => void handleSendAgain()}>
        {words.sendAgain(count)}
      </Button>
      <Button variant="outline" disabled={isBusy} onClick={() => setIsAsking(true)}>
        {words.withdraw(count)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.withdrawTitle(count)}
        confirm={words.withdrawIt}
        onConfirm={() => void handleWithdraw()}
        onClose={() => setIsAsking(false)}
      >
        <p>{words.withdrawText}</p>
      </ConfirmDialog>
    </>
  )
}
