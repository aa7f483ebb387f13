import type { ReactNode } from 'react'
import { buyerName } from '#app/admin/orders/buyerName.ts'
import { orderBulk } from '#app/i18n/en/orders/adminBulk.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import type { StaffOrder } from '#contract/orders/admin.ts'

type Props = {
  order: StaffOrder
  isChosen: boolean
  onToggle: (reference: string) => void
  children: ReactNode
}

/** A row of a list from which many are chosen. */
export function SelectRow({ order, isChosen, onToggle, children }: Props) {
  const words = useWords(orderBulk)
  const buyers = useWords(adminOrders)
  const { reference } = order
  return (
    <div className="flex items-center">
      <CheckboxField
        className="pl-4"
        label={<span className="sr-only">{words.one(reference, buyerName(order, buyers))}</span>}
        checked={isChosen}
        onChange={() => onToggle(reference)}
      />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
