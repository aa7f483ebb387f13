import { useState } from 'react'
import type { Failure } from '#app/admin/failure.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { todayIn } from '#app/almanac/today.ts'
import { adminDonations } from '#app/i18n/en/donations/adminDonations.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { utr } from '#contract/donations/admin.ts'
import { paiseIn } from './paiseIn.ts'

const empty = { paidOn: '', amount: '', utr: '' }

/** A payment as it is on the bank statement; at first perhaps as the donor says. */
export function usePayment(said: Partial<typeof empty> = {}) {
  const [typed, setTyped] = useState({ ...empty, ...said })
  const amountPaise = paiseIn(typed.amount)
  return {
    typed,
    payment: { paidOn: typed.paidOn, utr: typed.utr, amountPaise },
    /** The server checks for missing fields before the person is asked to confirm. */
    isComplete: typed.paidOn !== '' && amountPaise > 0 && utr.safeParse(typed.utr).success,
    change: (changes: Partial<typeof empty>) => setTyped({ ...typed, ...changes }),
    clear: () => setTyped(empty),
  }
}

type Props = {
  of: ReturnType<typeof usePayment>
  failure: Failure | undefined
}

export function PaymentFields({ of: { typed, change }, failure }: Props) {
  const { confirm: words } = useWords(adminDonations)
  const { timeZone } = useAdmin()
  const errorAt = (pointer: string) =>
    failure?.fields.find((field) => field.pointer === pointer)?.detail
  return (
    <>
      <TextField
        className="mt-4"
        label={words.paidOn}
        type="date"
        max={todayIn(timeZone)}
        value={typed.paidOn}
        error={errorAt('#/paidOn')}
        onChange={({ target }) => change({ paidOn: target.value })}
      />
      <TextField
        className="mt-4"
        label={words.amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={typed.amount}
        error={errorAt('#/amountPaise')}
        onChange={({ target }) => change({ amount: target.value })}
      />
      <TextField
        className="mt-4"
        label={words.utr}
        hint={words.utrHint}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={40}
        value={typed.utr}
        error={errorAt('#/utr')}
        onChange={({ target }) => change({ utr: target.value })}
      />
    </>
  )
}
