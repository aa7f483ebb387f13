import { useRef, useState } from 'react'
import { PagedList } from '#app/admin/PagedList.tsx'
import type { Pages } from '#app/admin/usePages.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { adminOrderSteps } from '#app/i18n/en/orders/adminOrderSteps.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import type { StaffOrder } from '#contract/orders/admin.ts'
import { mostInRemittance } from '#contract/orders/remittanceAdmin.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { OrderRow } from './OrderRow.tsx'
import { RemittanceForm } from './RemittanceForm.tsx'

type Props = { pages: Pages<StaffOrder>; now: number; onClearFilters: (() => void) | undefined }

/** Cash on delivery that couriers still have: one transfer pays for the ticked parcels. */
export function OrdersToRemit({ pages, now, onClearFilters }: Props) {
  const words = useWords(adminOrders)
  const { remit } = useWords(adminOrderSteps)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const place = useRef<HTMLDivElement>(null)
  const chosen = pages.items.filter(({ reference }) => ticked.has(reference))
  const tick = (reference: string, isTicked: boolean) => {
    const others = [...ticked].filter((one) => one !== reference)
    setTicked(new Set(isTicked ? [...others, reference] : others))
  }
  const all = pages.items.slice(0, mostInRemittance).map(({ reference }) => reference)
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {all.length > 0 && (
        <Button
          variant="outline"
          size="small"
          className="mt-4"
          onClick={() => setTicked(new Set(all))}
        >
          {remit.tickAll(all.length)}
        </Button>
      )}
      <PagedList
        pages={pages}
        label={words.label}
        empty={{ title: words.emptyStage, text: words.emptyStageText }}
        onClearFilters={onClearFilters}
        keyOf={({ reference }) => reference}
      >
        {(order) => (
          <>
            <OrderRow order={order} now={now} />
            <CheckboxField
              className="px-4 pb-2"
              label={remit.tick(formatRupees(order.amount), order.reference)}
              checked={ticked.has(order.reference)}
              onChange={({ target }) => tick(order.reference, target.checked)}
            />
          </>
        )}
      </PagedList>
      {chosen.length > 0 && (
        <Card as="section" className="mt-4 p-5">
          <h2 className="mb-2 text-xl">{remit.heading}</h2>
          <RemittanceForm
            orders={chosen}
            onRecorded={() => {
              // The form goes with its parcels.
              place.current?.focus({ preventScroll: true })
              setTicked(new Set())
            }}
          />
        </Card>
      )}
    </div>
  )
}
