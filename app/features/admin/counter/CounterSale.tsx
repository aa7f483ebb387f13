import { useState } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { SameAgain } from '#app/admin/devotees/SameAgain.tsx'
import { counterSale } from '#app/i18n/en/counter/adminSales.ts'
import { tender } from '#app/i18n/en/counter/adminTender.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import type { DevoteePrefill } from '#contract/devotees/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { keysOf } from '#app/admin/keys/counterKeys.ts'
import { DoneCard } from './DoneCard.tsx'
import { SaleForm } from './SaleForm.tsx'
import { SalesOfToday } from './SalesOfToday.tsx'

/** A sale at the temple, from the same stock as the shop. */
export function CounterSale() {
  const [sold, setSold] = useState<StaffOrderDetails>()
  const [prefill, setPrefill] = useState<DevoteePrefill>()
  const handleNext = (again?: DevoteePrefill) => {
    setPrefill(again)
    setSold(undefined)
  }
  return sold ? (
    <Sold order={sold} onNext={handleNext} />
  ) : (
    <>
      <SaleForm prefill={prefill} onSold={setSold} />
      <SalesOfToday />
    </>
  )
}

type SoldProps = { order: StaffOrderDetails; onNext: (again?: DevoteePrefill) => void }

function Sold({ order, onNext }: SoldProps) {
  const words = useWords(counterSale)
  const paying = useWords(tender)
  const { payments } = useWords(adminOrders)
  const { amount, payment, email, reference, isPaid, papers } = order
  const waiting = payment === 'cheque' ? paying.waitsForCheque : paying.waitsForStatement
  return (
    <DoneCard
      title={words.done(formatRupees(amount), payments[payment])}
      lines={[
        reference,
        ...order.lines.map(({ name, quantity }) => `${quantity} × ${name}`),
        !isPaid && waiting,
      ]}
      note={email !== '' && words.mailed(email)}
      papers={papers.length > 0 ? [{ kind: 'sale', key: reference }] : []}
      next={words.next}
      keys={keysOf('counter/sale')}
      onNext={() => onNext()}
    >
      {papers.map(({ number, path }) => (
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
      {order.fullName !== '' && (
        <SameAgain record={{ kind: 'order', key: reference }} onPrefill={onNext} />
      )}
      <AdminLink to={`counter/sale/${reference.toLowerCase()}`} className="text-link">
        {words.open}
      </AdminLink>
    </DoneCard>
  )
}
