import type { FormEvent } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { numberOf } from '#app/admin/numberOf.ts'
import { useEntry } from '#app/admin/useEntry.ts'
import { cashOfDay } from '#app/i18n/en/counter/adminCounter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  type CashNotes,
  countCash,
  type DayBook,
  noteValues,
  sumOfNotes,
} from '#contract/counter/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'

const names = [...noteValues.map((value) => `n${value}` as const), 'coins' as const]

const empty = Object.fromEntries(names.map((name) => [name, ''])) as Record<keyof CashNotes, string>

/** An empty field is none of that note. */
const countOf = (text: string): number => (text.trim() === '' ? 0 : numberOf(text))

/** What is in the drawer, note by note; what the records say is not needed for it. */
export function CashCountForm({ book }: { book: DayBook }) {
  const words = useWords(cashOfDay)
  const { day, counts, hundi, usualOpening } = book
  const { typed, text, change, send, isBusy, failure } = useEntry({
    ...empty,
    opening: String(usualOpening),
    hundiWitness: '',
  })
  const notes = Object.fromEntries(names.map((name) => [name, countOf(typed[name])])) as CashNotes
  const sum = sumOfNotes(notes)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const done = await send(countCash, {
      day,
      notes,
      opening: countOf(typed.opening),
      ...(hundi.count > 0 && { hundiWitness: typed.hundiWitness }),
      counts: counts.length,
    })
    if (!done) return
    change(empty)
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
      <fieldset className="mt-3 min-w-0">
        <legend className="font-semibold">{words.howMany}</legend>
        <div className="mt-2 grid max-w-176 grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
          {names.map((name) => (
            <TextField
              key={name}
              label={name === 'coins' ? words.coins : formatRupees(Number(name.slice(1)))}
              inputMode="numeric"
              maxLength={9}
              {...text(name, `#/notes/${name}`)}
            />
          ))}
        </div>
      </fieldset>
      <p className="mt-3 text-lg" role="status">
        {words.sum}: <b className="tabular-nums">{Number.isNaN(sum) ? '–' : formatRupees(sum)}</b>
      </p>
      <div className="mt-3 grid max-w-xl gap-4 sm:grid-cols-2">
        <TextField
          label={words.openingField}
          inputMode="numeric"
          maxLength={12}
          {...text('opening')}
        />
        {hundi.count > 0 && (
          <TextField label={words.witnessField} maxLength={100} {...text('hundiWitness')} />
        )}
      </div>
      <FailureNotice failure={failure} />
      <Button type="submit" className="mt-4" isBusy={isBusy}>
        {words.close}
      </Button>
    </form>
  )
}
