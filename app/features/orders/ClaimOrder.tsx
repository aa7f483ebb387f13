import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'
import { ClaimPaid } from '#app/payments/ClaimPaid.tsx'
import { noUtr, typedUtr, utrSchema, type UtrValues } from '#app/payments/utrTyped.ts'
import { showToast } from '#app/ui/toasts.ts'
import { claimOrder, type Order } from '#contract/orders/public.ts'

type Props = { order: Order; timeZone: string; onDone: (order: Order) => Promise<void> }

/** *I have paid*, sent at once: the items are reserved only until the time to pay is over. */
export function ClaimOrder({ order, timeZone, onDone }: Props) {
  const { claim: words } = useWords(orderWords)
  const { reference, token } = order
  const form = useDirectForm<UtrValues, Order>({
    schema: utrSchema,
    empty: noUtr,
    send: (values, api) => api.call(claimOrder, { reference, token, ...typedUtr(values) }),
    onDone: async (claimed) => {
      showToast({ title: words.thanks, description: words.thanksText, tone: 'success' })
      await onDone(claimed)
    },
  })
  return (
    <ClaimPaid
      recorded={order}
      form={form}
      timeZone={timeZone}
      text={words.text}
      trouble={<TroubleNote trouble={form.trouble} />}
      className="card mt-6 p-[min(1.5rem,5vw)]"
    />
  )
}
