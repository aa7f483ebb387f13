import { type FormEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { numberOf } from '#app/admin/numberOf.ts'
import { useSend } from '#app/admin/useSend.ts'
import { cashOfDay } from '#app/i18n/en/counter/adminCounter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { countCash, type DayBook } from '#contract/counter/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'

/** What is in the drawer, and why it is not what the records say. */
export function CashCountForm({ book }: { book: DayBook }) {
  const words = useWords(cashOfDay)
  const { send, isBusy, failure } = useSend()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const { day, expected, counts } = book
  const counted = numberOf(typed)
  const difference = counted - expected
  const errorAt = (pointer: string) =>
    failure?.fields.find((field) => field.pointer === pointer)?.detail
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const why = reason.trim()
    const input = { day, counted, expected, counts: counts.length, ...(why && { reason: why }) }
    const done = await send(countCash, input, { isQuiet: true })
    if (!done) return
    setTyped('')
    setReason('')
    showToast({ title: words.done, tone: 'success' })
  }
  return (
    <form
      noValidate
      aria-labelledby="count"
      className="no-print mt-6 border-t border-line pt-5"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <h3 id="count" className="text-lg">
        {counts.length === 0 ? words.count : words.countAgain}
      </h3>
      <p className="text-muted">{words.countText}</p>
      <div className="mt-3 grid max-w-xl gap-4 sm:grid-cols-2">
        <TextField
          label={words.counted}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={typed}
          error={errorAt('#/counted')}
          onChange={({ target }) => setTyped(target.value)}
        />
        {difference !== 0 && !Number.isNaN(difference) && (
          <TextField
            label={words.reason(formatRupees(difference))}
            autoComplete="off"
            maxLength={500}
            value={reason}
            error={errorAt('#/reason')}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </div>
      <FailureNotice failure={failure} />
      <Button type="submit" className="mt-4" isBusy={isBusy}>
        {words.close}
      </Button>
    </form>
  )
}
