import { type FormEvent, useRef, useState } from 'react'
import { isUnsure } from '#app/admin/failure.ts'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { counterSale } from '#app/i18n/en/counter/adminSales.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorText } from '#app/ui/Field.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import { sellAtCounter, type StaffOrderDetails } from '#contract/orders/admin.ts'
import { listProducts } from '#contract/shop/public.ts'
import { isDigital } from '#contract/shop/rules.ts'
import { SaleItems } from './SaleItems.tsx'

const nobody = { fullName: '', email: '' }

export function SaleForm({ onSold }: { onSold: (order: StaffOrderDetails) => void }) {
  const words = useWords(counterSale)
  const query = useRead(listProducts, {})
  const { send, isBusy, failure } = useSend()
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const [buyer, setBuyer] = useState(nobody)
  // The same until something else is sold: a sale whose answer was lost is not recorded twice.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const goods = (query.data ?? []).filter((product) => !isDigital(product))
  const chosen = goods.filter(({ id }) => counts[id])
  const amount = chosen.reduce((sum, { id, price }) => sum + price * (counts[id] ?? 0), 0)
  const panel = useRef<HTMLElement>(null)
  const isUnclear = failure !== undefined && isUnsure(failure)
  const errorAt = (pointer: string) =>
    failure?.fields.find((field) => field.pointer === pointer)?.detail

  const handleCount = (id: string, count: number) => {
    setCounts({ ...counts, [id]: count })
    setKey(crypto.randomUUID())
  }
  const handleBuyer = (changed: Partial<typeof nobody>) => {
    setBuyer({ ...buyer, ...changed })
    setKey(crypto.randomUUID())
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const lines = chosen.map(({ id, price }) => ({ id, price, quantity: counts[id] ?? 0 }))
    const email = buyer.email.trim()
    const input = { lines, amount, fullName: buyer.fullName, ...(email && { email }) }
    const order = await send(sellAtCounter, input, { idempotencyKey: key, isQuiet: true })
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
            <div className="sale-bar lg:hidden">
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
          <TextField
            label={words.name}
            maxLength={100}
            autoComplete="off"
            value={buyer.fullName}
            error={errorAt('#/fullName')}
            onChange={({ target }) => handleBuyer({ fullName: target.value })}
          />
          <TextField
            label={words.email}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={buyer.email}
            error={errorAt('#/email')}
            onChange={({ target }) => handleBuyer({ email: target.value })}
          />
          {isUnclear ? (
            <p role="alert" className="admin-panel admin-panel-trouble font-semibold">
              {words.unclear}
            </p>
          ) : (
            <FailureNotice failure={failure} />
          )}
          <Button type="submit" size="large" isBusy={isBusy} disabled={amount === 0}>
            {amount === 0 ? words.takeNothing : words.take(formatRupees(amount))}
          </Button>
        </section>
      </div>
    </form>
  )
}
