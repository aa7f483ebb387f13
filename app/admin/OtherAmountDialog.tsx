import { otherAmount } from '#app/i18n/en/payments/adminOtherAmount.ts'
import { useWords } from '#app/i18n/words.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type Props = {
  isOpen: boolean
  /** Who announced which amount (whole rupees), as a pledge or as already paid. */
  announced: { by: string; amount: number; as: 'pledged' | 'claimed' }
  /** What was received, as text. */
  came: string
  onConfirm: () => void
  onClose: () => void
}

/** Confirms that a different amount than announced is to be recorded. */
export function OtherAmountDialog({ isOpen, announced, came, onConfirm, onClose }: Props) {
  const words = useWords(otherAmount)
  const { by, amount, as } = announced
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.title(came)}
      confirm={words.record(came)}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{words.text[as](by, formatRupees(amount), came)}</p>
    </ConfirmDialog>
  )
}
