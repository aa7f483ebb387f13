import { useState } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { counterSale } from '#app/i18n/en/counter/adminSales.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { SaleForm } from './SaleForm.tsx'

/** A sale for cash at the temple, from the same stock as the shop. */
export function CounterSale() {
  const [sold, setSold] = useState<StaffOrderDetails>()
  return sold ? (
    <Sold order={sold} onNext={() => setSold(undefined)} />
  ) : (
    <SaleForm onSold={setSold} />
  )
}

function Sold({ order, onNext }: { order: StaffOrderDetails; onNext: () => void }) {
  const words = useWords(counterSale)
  return (
    <Card className="mt-6 grid max-w-3xl justify-items-start gap-4 p-5">
      <div role="status">
        <h2 className="text-xl">{words.done(formatRupees(order.amount))}</h2>
        {order.email && <p className="mt-1 text-muted">{words.mailed(order.email)}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button autoFocus onClick={onNext}>
          {words.next}
        </Button>
        {order.papers.map(({ number, path }) => (
          <a
            key={number}
            href={path}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'outline' })}
          >
            {words.invoice}
          </a>
        ))}
        <AdminLink to={`orders/${order.reference.toLowerCase()}`} className="text-link">
          {words.details}
        </AdminLink>
      </div>
    </Card>
  )
}
