import { useEffect, useRef } from 'react'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { fullMomentText } from '#app/i18n/dates.ts'
import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'
import { noUtr, typedUtr, utrSchema, type UtrValues } from '#app/payments/utrTyped.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { claimOrder, type Order } from '#contract/orders/public.ts'

type Props = { order: Order; timeZone: string; onDone: (order: Order) => Promise<void> }

/** *I have paid*: asks the temple to check its bank statement, with the UTR if the buyer has it. */
export function ClaimPaid({ order, timeZone, onDone }: Props) {
  const { claim: words } = useWords(orderWords)
  const { reference, token, claimedAt } = order
  const confirmation = useRef<HTMLParagraphElement>(null)
  const isJustClaimed = useRef(false)
  const { field, formProps, isSending, trouble } = useDirectForm<UtrValues, Order>({
    schema: utrSchema,
    empty: noUtr,
    send: (values, api) => api.call(claimOrder, { reference, token, ...typedUtr(values) }),
    onDone: async (claimed) => {
      showToast({ title: words.thanks, description: words.thanksText, tone: 'success' })
      isJustClaimed.current = true
      await onDone(claimed)
    },
  })
  const isOver = claimedAt !== undefined && order.utr !== undefined
  // With a bank number the form is gone, and the focus with it.
  useEffect(() => {
    if (isOver && isJustClaimed.current) show(confirmation.current)
  }, [isOver])
  return (
    <section aria-labelledby="paid" className="card mt-6 p-[min(1.5rem,5vw)]">
      <h2 id="paid" className="text-2xl">
        {words.heading}
      </h2>
      <p className="mt-1 text-muted">{words.text}</p>
      <div role="status" className="mt-4 empty:hidden">
        {claimedAt && (
          <p ref={confirmation} tabIndex={-1} className="rounded-md bg-durva-soft px-4 py-3">
            {words.said(fullMomentText(Date.parse(claimedAt), timeZone))}
          </p>
        )}
      </div>
      {!isOver && (
        <form {...formProps} className="mt-5 grid gap-5">
          <TextField
            label={words.utr}
            hint={words.utrHint}
            inputMode="numeric"
            autoComplete="off"
            {...field('utr')}
          />
          <TroubleNote trouble={trouble} />
          <Button
            type="submit"
            size="large"
            isBusy={isSending}
            className="w-full sm:w-auto sm:justify-self-start"
          >
            {isSending ? words.sending : claimedAt ? words.addUtr : words.send}
          </Button>
        </form>
      )}
    </section>
  )
}

/** Scrolls it to the middle of the screen, where no toast covers it. */
function show(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
