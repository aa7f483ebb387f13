import { type SyntheticEvent, useState } from 'react'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { fullMomentText } from '#app/i18n/dates.ts'
import { order as orderWords } from '#app/i18n/en/checkout.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { askReturn, type Order } from '#contract/orders.ts'
import { useOrderChange } from './useOrderChange.ts'

type Props = { order: Order; timeZone: string; onDone: (order: Order) => void }

/** What was asked to return, and within seven days of delivery the form that asks. */
export function ReturnItems({ order, timeZone, onDone }: Props) {
  const { back: words } = useWords(orderWords)
  const { returns, lines, can, returnUntil } = order
  const nameOf = (id: string): string => lines.find((line) => line.id === id)?.name ?? id
  if (returns.length === 0 && !can.askReturn) return null
  return (
    <section aria-labelledby="return" className="mt-8">
      <h2 id="return" className="text-xl">
        {words.heading}
      </h2>
      <ul className="mt-2 grid gap-2 empty:hidden">
        {returns.map(({ id, status, items, reason, answer }) => (
          <li key={id} className="card p-4">
            <p className="font-semibold">{words.states[status]}</p>
            <p>
              {items.map((item) => `${item.quantity} × ${nameOf(item.id)}`).join(', ')}
              {`: ${reason}`}
            </p>
            {answer && <p className="mt-1 text-muted">{answer}</p>}
          </li>
        ))}
      </ul>
      {can.askReturn && returnUntil && (
        <>
          <p className="mt-2 text-muted">
            {words.until(fullMomentText(Date.parse(returnUntil), timeZone))}
          </p>
          <ReturnForm key={returns.length} order={order} onDone={onDone} />
        </>
      )}
    </section>
  )
}

function ReturnForm({ order, onDone }: Omit<Props, 'timeZone'>) {
  const { back: words } = useWords(orderWords)
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState<'items' | 'reason'>()
  const [key] = useState(() => crypto.randomUUID())
  const { send, isSending, trouble } = useOrderChange(onDone)
  const { reference, token } = order
  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const items = Object.entries(counts).flatMap(([id, quantity]) =>
      quantity > 0 ? [{ id, quantity }] : [],
    )
    if (items.length === 0) return setMissing('items')
    if (reason.trim() === '') return setMissing('reason')
    setMissing(undefined)
    if (await send(askReturn, { reference, token, items, reason }, key))
      showToast({ title: words.sent, description: words.sentText, tone: 'success' })
  }
  return (
    <form onSubmit={handleSubmit} noValidate className="card mt-4 grid gap-5 p-5">
      {order.lines
        .filter(({ returnable }) => returnable > 0)
        .map(({ id, name, returnable }) => (
          <SelectField
            key={id}
            label={words.howMany(name)}
            value={String(counts[id] ?? 0)}
            onChange={({ target }) => setCounts({ ...counts, [id]: Number(target.value) })}
            options={Array.from({ length: returnable + 1 }, (_, count) => ({
              value: String(count),
              label: String(count),
            }))}
            error={missing === 'items' ? words.nothing : undefined}
          />
        ))}
      <TextArea
        label={words.reason}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={missing === 'reason' ? words.reasonMissing : undefined}
      />
      <TroubleNote trouble={trouble} />
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? words.sending : words.send}
      </Button>
    </form>
  )
}
