import { VoidSale } from '#app/admin/orders/VoidSale.tsx'
import { adminOrderSteps } from '#app/i18n/en/orders/adminOrderSteps.ts'
import { useWords } from '#app/i18n/words.ts'
import type { ReactNode } from 'react'
import type { OrderAction, StaffOrderDetails } from '#contract/orders/admin.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import { CancelStep } from './CancelStep.tsx'
import { ComeBackStep } from './ComeBackStep.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { DeliverStep } from './DeliverStep.tsx'
import { PackStep } from './PackStep.tsx'
import { RefundStep } from './RefundStep.tsx'
import { RemitStep } from './RemitStep.tsx'
import { ReturnPanel } from './ReturnPanel.tsx'
import { ShipStep } from './ShipStep.tsx'
import { StartReturn } from './StartReturn.tsx'
import { WriteOffStep } from './WriteOffStep.tsx'

type Props = { order: StaffOrderDetails }

/** The likeliest comes first. */
const steps: readonly [OrderAction, (props: Props) => ReactNode][] = [
  ['record_refund', RefundStep],
  ['confirm', ConfirmStep],
  ['pack', PackStep],
  ['ship', ShipStep],
  ['remit', RemitStep],
  ['deliver', DeliverStep],
  ['come_back', ComeBackStep],
  ['cancel', CancelStep],
  ['void', VoidSale],
  ['start_return', StartReturn],
  ['write_off', WriteOffStep],
]

/** What can be done with an order now. */
export function OrderSteps({ order }: Props) {
  const { refund } = useWords(adminOrderSteps)
  const { actions, refundOwed } = order
  const open = steps.filter(([action]) => actions.includes(action))
  const isRefundedByCard = refundOwed !== undefined && !actions.includes('record_refund')
  return (
    <>
      {isRefundedByCard && <p className="admin-panel">{refund.byCard(exactRupees(refundOwed))}</p>}
      {order.returns
        .filter((one) => one.actions.length > 0)
        .map((one) => (
          <ReturnPanel key={one.id} order={order} of={one} />
        ))}
      {open.map(([action, Step]) => (
        <Step key={action} order={order} />
      ))}
      {order.returns
        .filter((one) => one.actions.length === 0)
        .map((one) => (
          <ReturnPanel key={one.id} order={order} of={one} />
        ))}
    </>
  )
}
