import { voidWords } from '#app/i18n/en/donations/adminVoid.ts'
import { useWords } from '#app/i18n/words.ts'
import { voidDonation } from '#contract/counter/donationsAdmin.ts'
import { ReasonForm } from './ReasonForm.tsx'
import { useStep } from './useStep.ts'

type Props = {
  reference: string
  receiptNumber: string | undefined
  hasFocus?: boolean
  onDone?: () => void
}

/** Voids a donation that was recorded by mistake; only on the same day. */
export function VoidDonation({ reference, receiptNumber, hasFocus = false, onDone }: Props) {
  const words = useWords(voidWords)
  const step = useStep()
  const number = receiptNumber ?? reference
  const handleConfirm = async (reason: string) => {
    if (await step.take(voidDonation, { reference, reason }, words.done(number))) onDone?.()
  }
  return (
    <ReasonForm
      hasFocus={hasFocus}
      words={words}
      question={{
        title: words.title(number),
        text: receiptNumber ? words.ask : words.askNoReceipt,
      }}
      step={step}
      onConfirm={(reason) => void handleConfirm(reason)}
    />
  )
}
