import { useState } from 'react'
import { ReasonForm } from '#app/admin/ReasonForm.tsx'
import { useStep } from '#app/admin/useStep.ts'
import { saleCorrections } from '#app/i18n/en/orders/adminCorrections.ts'
import { useWords } from '#app/i18n/words.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { writeOffSale } from '#contract/orders/correctionsAdmin.ts'

/** Nobody waits any more for the money of this sale. */
export function WriteOffStep({ order: { reference, amount } }: { order: StaffOrderDetails }) {
  const { writeOff: words } = useWords(saleCorrections)
  const step = useStep()
  const [areGoodsBack, setAreGoodsBack] = useState(false)
  return (
    <ReasonForm
      words={words}
      question={{
        title: words.title(formatRupees(amount)),
        text: areGoodsBack ? words.askBack : words.askKept,
      }}
      step={step}
      onConfirm={(reason) =>
        void step.take(writeOffSale, { reference, reason, areGoodsBack }, words.done)
      }
    >
      <div className="mt-4">
        <RadioCards
          name="goods"
          legend={words.goods}
          options={[
            { value: 'kept', label: words.kept, detail: words.keptText },
            { value: 'back', label: words.back, detail: words.backText },
          ]}
          chosen={areGoodsBack ? 'back' : 'kept'}
          onChange={({ target }) => setAreGoodsBack(target.value === 'back')}
        />
      </div>
    </ReasonForm>
  )
}
