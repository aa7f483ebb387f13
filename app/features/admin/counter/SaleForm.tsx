import { type FormEvent, useRef, useState } from 'react'
import { DevoteeSuggestions } from '#app/admin/devotees/DevoteeSuggestions.tsx'
import { EntryFailure } from '#app/admin/EntryFailure.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TenderFields } from '#app/admin/tender/TenderFields.tsx'
import { emptyTender, tenderInput } from '#app/admin/tender/tenderInput.ts'
import { useEntry } from '#app/admin/useEntry.ts'
import { useRead } from '#app/admin/useRead.ts'
import { counterSale } from '#app/i18n/en/counter/adminSales.ts'
import { tender } from '#app/i18n/en/counter/adminTender.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorText } from '#app/ui/Field.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { tenderMethods, type TenderMethod } from '#contract/counter/tenderAdmin.ts'
import type { DevoteePrefill } from '#contract/devotees/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { sellAtCounter } from '#contract/orders/counterAdmin.ts'
import { newReference } from '#contract/reference.ts'
import { listProducts } from '#contract/shop/public.ts'
import { isDigital } from '#contract/shop/rules.ts'
import { SaleItems } from './SaleItems.tsx'

const empty = {
  ...emptyTender,
  method: 'cash' as TenderMethod,
  counts: {} as Readonly<Record<string, number>>,
  fullName: '',
  email: '',
}

type Props = {
  /** The devotee who buys again. */
  prefill?: DevoteePrefill | undefined
  onSold: (order: StaffOrderDetails) => void
}

const buyerOf = ({ fullName, email = '' }: DevoteePrefill) => ({ fullName, email })

export function SaleForm({ prefill, onSold }: Props) {
  const words = useWords(counterSale)
  const paying = useWords(tender)
  const query = useRead(listProducts, {})
  // The same key until something else is sold: a sale whose answer was lost is not recorded twice.
  const { typed, change, text, send, isBusy, failure, errorAt } = useEntry({
    ...empty,
    ...(prefill && buyerOf(prefill)),
  })
  const { counts, method } = typed
  // In the UPI code before anything is recorded.
  const [reference] = useState(() => newReference('S'))
  const goods = (query.data ?? []).filter((product) => !isDigital(product))
  const chosen = goods.filter(({ id }) => counts[id])
  const amount = chosen.reduce((sum, { id, price }) => sum + price * (counts[id] ?? 0), 0)
  const panel = useRef<HTMLElement>(null)

  const handleCount = (id: string, count: number) => change({ counts: { ...counts, [id]: count } })
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const lines = chosen.map(({ id, price }) => ({ id, price, quantity: counts[id] ?? 0 }))
    const email = typed.email.trim()
    const order = await send(sellAtCounter, {
      lines,
      amount,
      method,
      fullName: typed.fullName,
      ...(email && { email }),
      ...(method === 'upi' && { reference }),
      ...tenderInput(method, typed),
    })
    if (order) onSold(order)
  }

  const handleShow = () => {
    panel.current?.scrollIntoView({ block: 'start' })
    panel.current?.focus({ preventScroll: true })
  }

  if (query.isPending) return <ListSkeleton />
  if (!query.data) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <form
      noValidate
      aria-labelledby="sale"
      onSubmit={(event) => void handleSubmit(event)}
      className="mt-6"
    >
      <LeaveGuard isDirty={chosen.length > 0} />
      <h2 id="sale" className="text-xl">
        {words.heading}
      </h2>
      <p className="text-muted">{words.text}</p>
      <div className="mt-4 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0">
          <SaleItems products={goods} counts={counts} onCount={handleCount} />
          {amount > 0 && (
            <div className="sticky bottom-(--tabs) z-1 bg-paper py-3 lg:hidden">
              <Button size="large" className="w-full" onClick={handleShow}>
                {words.show(formatRupees(amount))}
              </Button>
            </div>
          )}
        </div>
        <section
          ref={panel}
          tabIndex={-1}
          aria-labelledby="this-sale"
          className="card grid scroll-mt-28 gap-4 p-5 lg:sticky lg:top-28"
        >
          <div>
            <h3 id="this-sale" className="text-lg">
              {words.chosen}
            </h3>
            {chosen.length === 0 && <p className="mt-1 text-muted">{words.nothing}</p>}
            <ul className="mt-1 divide-y divide-line empty:hidden">
              {chosen.map(({ id, name, price }) => (
                <li key={id} className="flex justify-between gap-3 py-2">
                  <span className="min-w-0 wrap-anywhere">{`${counts[id]} × ${name}`}</span>
                  <span className="tabular-nums">{formatRupees(price * (counts[id] ?? 0))}</span>
                </li>
              ))}
            </ul>
            {chosen.length > 1 && (
              <p className="flex justify-between gap-3 border-t border-line py-2 font-semibold">
                <span>{words.total}</span>
                <span className="tabular-nums">{formatRupees(amount)}</span>
              </p>
            )}
            <ErrorText id="sale-amount" error={errorAt('#/amount')} />
          </div>
          <RadioCards
            name="method"
            legend={paying.legend}
            className="grid gap-2 sm:grid-cols-2"
            options={tenderMethods.map((value) => ({ value, label: paying.methods[value] }))}
            chosen={method}
            onChange={({ target }) => change({ method: target.value as TenderMethod })}
          />
          <TextField label={words.name} maxLength={100} {...text('fullName')} />
          <DevoteeSuggestions
            typed={{ name: typed.fullName, phone: '' }}
            onPick={(picked) => change(buyerOf(picked))}
          />
          <TextField label={words.email} type="email" maxLength={254} {...text('email')} />
          <TenderFields
            method={method}
            text={text}
            toPay={amount > 0 ? { amount, reference, what: 'Order' } : undefined}
          />
          <EntryFailure failure={failure} />
          <Button type="submit" size="large" isBusy={isBusy} disabled={amount === 0}>
            {amount === 0 ? words.takeNothing : paying.take[method](formatRupees(amount))}
          </Button>
        </section>
      </div>
    </form>
  )
}
