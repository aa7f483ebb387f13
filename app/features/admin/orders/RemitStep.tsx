import { adminOrderSteps } from '#app/i18n/en/orders/adminOrderSteps.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { RemittanceForm } from './RemittanceForm.tsx'

/** The courier took cash at the door and has not transferred it yet. */
export function RemitStep({ order }: { order: StaffOrderDetails }) {
  const { remit: words } = useWords(adminOrderSteps)
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.heading}</h2>
      <p className="mt-1 mb-3 text-muted">{words.text}</p>
      <RemittanceForm orders={[order]} />
    </Card>
  )
}
