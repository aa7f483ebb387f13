import { AmountField } from '#app/admin/tender/AmountField.tsx'
import { TenderFields } from '#app/admin/tender/TenderFields.tsx'
import type { EntryText } from '#app/admin/useEntry.ts'
import { counterBooking } from '#app/i18n/en/counter/adminCounter.ts'
import { tender } from '#app/i18n/en/counter/adminTender.ts'
import { useWords } from '#app/i18n/words.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { tenderMethods, type TenderMethod } from '#contract/counter/tenderAdmin.ts'

export type PaidNow = TenderMethod | 'none'

type Props = {
  method: PaidNow
  onMethod: (method: PaidNow) => void
  amount: EntryText
  text: (name: 'utr' | 'slip' | 'bank') => EntryText
}

/** What is paid with a booking, if anything. */
export function BookingPayment({ method, onMethod, amount, text }: Props) {
  const words = useWords(counterBooking)
  const paying = useWords(tender)
  return (
    <div className="mt-5 grid gap-4">
      <RadioCards
        name="method"
        legend={paying.legend}
        className="grid gap-2 sm:grid-cols-3"
        options={[
          ...tenderMethods.map((value) => ({ value, label: paying.methods[value] })),
          { value: 'none', label: words.notNow },
        ]}
        chosen={method}
        onChange={({ target }) => onMethod(target.value as PaidNow)}
      />
      {method !== 'none' && <AmountField {...amount} />}
      {method !== 'none' && method !== 'upi' && (
        <TenderFields method={method} text={text} toPay={undefined} />
      )}
    </div>
  )
}
