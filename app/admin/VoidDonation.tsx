import { voidWords } from '#app/i18n/en/donations/adminVoid.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { voidDonation } from '#contract/counter/donationsAdmin.ts'
import { AskedText } from './AskedText.tsx'
import { useSend } from './useSend.ts'

type Props = {
  reference: string
  receiptNumber: string | undefined
  hasFocus?: boolean
  onDone?: () => void
}

/** Voids a donation that was recorded by mistake; only on the same day. */
export function VoidDonation({ reference, receiptNumber, hasFocus = false, onDone }: Props) {
  const words = useWords(voidWords)
  const { send, isBusy, failure, errorAt } = useSend()
  const handleSure = async (reason: string) => {
    if (!(await send(voidDonation, { reference, reason }, { isQuiet: true }))) return
    showToast({ title: words.done(receiptNumber ?? reference), tone: 'success' })
    onDone?.()
  }
  return (
    <AskedText
      hasFocus={hasFocus}
      heading={words.heading}
      text={words.text}
      field={{
        label: words.reason,
        hint: words.reasonHint,
        missing: words.missing,
        pointer: '#/reason',
      }}
      button={{ label: words.send, variant: 'danger' }}
      question={{
        title: words.title(receiptNumber ?? reference),
        sure: words.sure,
        children: <p>{receiptNumber ? words.ask : words.askNoReceipt}</p>,
      }}
      step={{ isBusy, failure, errorAt }}
      onSure={(reason) => void handleSure(reason)}
    />
  )
}
