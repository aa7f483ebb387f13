import { useState } from 'react'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { useBatch } from '#app/admin/list/useBatch.ts'
import { PrintButton } from '#app/admin/prints/PrintButton.tsx'
import { adminDonations } from '#app/i18n/en/donations/adminDonations.ts'
import { adminReceipts } from '#app/i18n/en/donations/adminReceipts.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { StaffDonation } from '#contract/donations/admin.ts'
import { sendMessagesAgain } from '#contract/notifications/admin.ts'
import { nameOfDonation } from './nameOfDonation.ts'

type Props = { chosen: readonly StaffDonation[]; onDone: () => void }

/** Why its receipt cannot be emailed; the server refuses it, too. */
const faultOf = (donation: StaffDonation) => {
  if (!donation.receiptNumber) return 'noReceipt'
  if (donation.isVoid || donation.status !== 'succeeded') return 'notCounted'
  return donation.email === '' ? 'noEmail' : undefined
}

/** Prints the receipts of the chosen donations, or emails them again. */
export function ReceiptsOfMany({ chosen, onDone }: Props) {
  const words = useWords(adminReceipts)
  const { nameless, methods } = useWords(adminDonations)
  const { run, isBusy } = useBatch()
  const [isAsking, setIsAsking] = useState(false)
  const nameOf = (donation: StaffDonation) => nameOfDonation(donation, { nameless, methods })
  const papers = chosen
    .filter(({ receiptNumber }) => receiptNumber)
    .map(({ reference }) => ({ kind: 'donation' as const, key: reference }))
  const sendable = chosen.filter((donation) => !faultOf(donation))
  const leftOut = chosen.flatMap((donation) => {
    const fault = faultOf(donation)
    return fault ? [`${nameOf(donation)}: ${words[fault]}`] : []
  })
  const handleSend = async () => {
    const isDone = await run({
      endpoint: sendMessagesAgain,
      input: {
        references: sendable.map(({ reference }) => reference),
        kind: 'donation_receipt',
      },
      doneText: words.done,
      nameOf: (id) => {
        const donation = chosen.find(({ reference }) => reference === id)
        return donation ? nameOf(donation) : id
      },
    })
    setIsAsking(false)
    if (isDone) onDone()
  }
  return (
    <>
      {papers.length > 0 && <PrintButton papers={papers} label={words.print(papers.length)} />}
      {sendable.length > 0 && (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          {words.email(sendable.length)}
        </Button>
      )}
      {sendable.length === 0 && <span className="text-sm text-muted">{words.none}</span>}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title(sendable.length)}
        confirm={words.confirm}
        tone="primary"
        isBusy={isBusy}
        onConfirm={() => void handleSend()}
        onClose={() => setIsAsking(false)}
      >
        <p>{words.text}</p>
        {leftOut.length > 0 && (
          <>
            <p className="mt-3 font-semibold">{words.leftOut(leftOut.length)}</p>
            <ul className="mt-1 max-h-40 overflow-y-auto wrap-anywhere">
              {leftOut.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </ConfirmDialog>
    </>
  )
}
