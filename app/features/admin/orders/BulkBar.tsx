import { useState } from 'react'
import { DialogFrame } from '#app/admin/DialogFrame.tsx'
import { orderBulk } from '#app/i18n/en/orders/adminBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import type { StaffOrder } from '#contract/orders/admin.ts'
import { type BulkStep, bulkMost } from '#contract/orders/bulkAdmin.ts'
import { PrintSlips } from './PrintSlips.tsx'
import { SendParcels } from './SendParcels.tsx'
import { useOrderSteps } from './useOrderSteps.ts'

type Props = {
  step: BulkStep
  /** As they are listed. */
  orders: readonly StaffOrder[]
  chosen: ReadonlySet<string>
  onChoose: (references: readonly string[]) => void
}

/** The next step for many orders at once. */
export function BulkBar({ step, orders, chosen, onChoose }: Props) {
  const words = useWords(orderBulk)
  const { take, isBusy } = useOrderSteps()
  const [isSending, setIsSending] = useState(false)
  const shown = orders.slice(0, bulkMost)
  const selected = shown.filter(({ reference }) => chosen.has(reference))
  const references = selected.map(({ reference }) => reference)
  const isAll = shown.length > 0 && selected.length === shown.length
  const handleStep = async (parcels: Parameters<typeof take>[1]) => {
    if (!(await take(step, parcels))) return
    setIsSending(false)
    onChoose([])
  }
  if (shown.length === 0) return null
  return (
    <div role="group" aria-label={words.label} className="mt-4 flex flex-wrap items-center gap-3">
      <CheckboxField
        label={words.all(shown.length)}
        checked={isAll}
        onChange={() => onChoose(isAll ? [] : shown.map(({ reference }) => reference))}
      />
      {selected.length > 0 && (
        <>
          <span role="status" className="text-muted">
            {words.chosen(selected.length)}
          </span>
          <PrintSlips references={references} label={words.print} />
          <Button
            isBusy={isBusy && !isSending}
            {...(step === 'ship' && { 'aria-haspopup': 'dialog' })}
            onClick={() =>
              step === 'ship'
                ? setIsSending(true)
                : void handleStep({ parcels: references.map((reference) => ({ reference })) })
            }
          >
            {words.buttons[step]}
          </Button>
        </>
      )}
      <DialogFrame
        isOpen={isSending}
        title={words.title(selected.length)}
        onClose={() => setIsSending(false)}
      >
        <SendParcels
          orders={selected}
          isBusy={isBusy}
          onSend={(sent) => void handleStep(sent)}
          onClose={() => setIsSending(false)}
        />
      </DialogFrame>
    </div>
  )
}
