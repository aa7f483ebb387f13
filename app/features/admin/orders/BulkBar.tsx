import { useState } from 'react'
import { DialogFrame } from '#app/admin/DialogFrame.tsx'
import { SelectBar } from '#app/admin/list/SelectBar.tsx'
import type { Selection } from '#app/admin/list/useSelection.ts'
import { orderBulk } from '#app/i18n/en/orders/adminBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { StaffOrder } from '#contract/orders/admin.ts'
import type { BulkStep } from '#contract/orders/bulkAdmin.ts'
import { PrintSlips } from './PrintSlips.tsx'
import { SendParcels } from './SendParcels.tsx'
import { useOrderSteps } from './useOrderSteps.ts'

type Props = {
  step: BulkStep
  selection: Selection<StaffOrder>
}

/** The next step for many orders at once. */
export function BulkBar({ step, selection }: Props) {
  const words = useWords(orderBulk)
  const { take, isBusy } = useOrderSteps()
  const [isSending, setIsSending] = useState(false)
  const { chosen: selected, clear } = selection
  const references = selected.map(({ reference }) => reference)
  const handleStep = async (parcels: Parameters<typeof take>[1]) => {
    if (!(await take(step, parcels))) return
    setIsSending(false)
    clear()
  }
  return (
    <>
      <SelectBar words={words} of={selection}>
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
      </SelectBar>
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
    </>
  )
}
