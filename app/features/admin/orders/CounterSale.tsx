import { useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminOrders } from '#app/i18n/en/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { formatRupees } from '#contract/money.ts'
import { sellAtCounter, type StaffOrderDetails } from '#contract/ordersAdmin.ts'
import { listProducts } from '#contract/shop.ts'
import { isDigital, mostToBuy } from '#contract/shopRules.ts'

type Counts = Readonly<Record<string, number>>

/** A sale for cash at the temple, from the same stock as the shop. */
export function CounterSale() {
  const { sale: words } = useWords(adminOrders)
  const [sold, setSold] = useState<StaffOrderDetails>()
  if (!sold) return <SaleForm onSold={setSold} />
  return (
    <Card className="mt-4 grid justify-items-start gap-4 p-5">
      <h2 role="status" className="text-xl">
        {words.done(formatRupees(sold.amount))}
      </h2>
      <p className="text-muted">{sold.reference}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setSold(undefined)}>{words.next}</Button>
        {sold.papers.map(({ number, path }) => (
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
      </div>
    </Card>
  )
}

function SaleForm({ onSold }: { onSold: (order: StaffOrderDetails) => void }) {
  const { sale: words } = useWords(adminOrders)
  const { data: products = [] } = useRead(listProducts, {})
  const { send, isBusy, failure } = useSend()
  const [counts, setCounts] = useState<Counts>({})
  const [typed, setTyped] = useState('')
  const [fullName, setFullName] = useState('')
  const [email, setEmail] = useState('')
  // The same for every try: a sale whose answer was lost is not made twice.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const goods = products.filter((product) => !isDigital(product))
  const chosen = goods.filter(({ id }) => (counts[id] ?? 0) > 0)
  const amount = chosen.reduce((sum, { id, price }) => sum + price * (counts[id] ?? 0), 0)
  const found = goods.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
  const change = (id: string, by: number) =>
    setCounts({ ...counts, [id]: Math.max((counts[id] ?? 0) + by, 0) })
  const handleSell = async () => {
    const lines = chosen.map(({ id, price }) => ({ id, price, quantity: counts[id] ?? 0 }))
    const buyer = { ...(fullName.trim() && { fullName }), ...(email.trim() && { email }) }
    const input = { lines, amount, ...buyer }
    const order = await send(sellAtCounter, input, { idempotencyKey: key, isQuiet: true })
    if (order) onSold(order)
    else setKey(crypto.randomUUID())
  }
  return (
    <div className="mt-4 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <div>
        <p className="text-muted">{words.text}</p>
        <TextField
          className="mt-3"
          label={words.search}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Card className="mt-4 overflow-hidden">
          <ul className="admin-rows">
            {found.map((product) => {
              const { id, name, price, stockLeft } = product
              const count = counts[id] ?? 0
              const most = mostToBuy(product)
              return (
                <li key={id} className="flex flex-wrap items-center gap-3 px-4 py-3">
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{name}</span>
                    <span className="text-sm text-muted">
                      {formatRupees(price)}
                      {most < 10 && ` · ${words.left(stockLeft ?? most)}`}
                    </span>
                  </span>
                  <span className="flex items-center gap-3">
                    <Button
                      variant="outline"
                      aria-label={words.remove(name)}
                      disabled={count === 0}
                      onClick={() => change(id, -1)}
                    >
                      −
                    </Button>
                    <span className="w-6 text-center tabular-nums">{count}</span>
                    <Button
                      variant="outline"
                      aria-label={words.add(name)}
                      disabled={count >= most}
                      onClick={() => change(id, 1)}
                    >
                      +
                    </Button>
                  </span>
                </li>
              )
            })}
          </ul>
        </Card>
        {found.length === 0 && <p className="mt-3">{words.none}</p>}
      </div>
      <Card className="grid gap-4 p-5">
        <h2 className="text-xl">{words.chosen}</h2>
        {chosen.length === 0 && <p className="text-muted">{words.nothing}</p>}
        <ul className="grid gap-1 empty:hidden">
          {chosen.map(({ id, name, price }) => (
            <li key={id} className="flex justify-between gap-3">
              <span>{`${counts[id]} × ${name}`}</span>
              <span className="tabular-nums">{formatRupees(price * (counts[id] ?? 0))}</span>
            </li>
          ))}
        </ul>
        <TextField
          label={words.name}
          maxLength={100}
          autoComplete="off"
          value={fullName}
          onChange={({ target }) => setFullName(target.value)}
        />
        <TextField
          label={words.email}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        {failure && <FailureNotice failure={failure} />}
        <Button
          size="large"
          isBusy={isBusy}
          disabled={amount === 0}
          onClick={() => void handleSell()}
        >
          {words.take(formatRupees(amount))}
        </Button>
      </Card>
    </div>
  )
}
