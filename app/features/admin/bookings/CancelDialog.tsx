import { useState } from 'react'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { adminBookings } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextArea } from '#app/ui/TextArea.tsx'

type Props = {
  fullName: string
  isOpen: boolean
  onClose: () => void
  onCancel: (reason: string) => void
}

/** Asks for a reason, which the devotee reads; after ten seconds a cancellation is final. */
export function CancelDialog({ fullName, isOpen, onClose, onCancel }: Props) {
  const words = useWords(adminBookings)
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.cancelTitle}
      confirm={words.cancelIt}
      onClose={onClose}
      onConfirm={() => onCancel(reason.replaceAll(/\s+/g, ' ').trim())}
    >
      <p>{words.cancelText(fullName)}</p>
      <TextArea
        className="mt-3 text-ink"
        label={words.reason}
        hint={words.reasonHint}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  )
}
