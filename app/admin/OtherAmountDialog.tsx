import { otherAmount } from '#app/i18n/en/adminOtherAmount.ts'
import { useWords } from '#app/i18n/words.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type Props = {
  isOpen: boolean
  /** Who announced how much, in whole rupees, and whether as a pledge or as paid. */
  announced: { by: string; amount: number; as: 'pledged' | 'claimed' }
  /** What was received, as text. */
  came: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before another amount is recorded than was announced. */
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
