import { useAdmin } from '#app/admin/adminContext.ts'
import type { useSend } from '#app/admin/useSend.ts'
import { todayIn } from '#app/almanac/today.ts'
import { TextField } from '#app/ui/TextField.tsx'
import type { useBankPayment } from './useBankPayment.ts'

type Props = {
  of: ReturnType<typeof useBankPayment>
  /** Without one for the amount, only the whole sum can have come; a cheque has no UTR. */
  words: { paidOn: string; amount?: string; utr?: string; utrHint?: string }
  errorAt: ReturnType<typeof useSend>['errorAt']
  /** Only whole rupees are recorded. */
  isWhole?: boolean
  /** Of each field. */
  className?: string
}

/** A payment as it is on the bank statement: its day, its amount and its number. */
export function BankFields({ of: { typed, change }, words, errorAt, isWhole, className }: Props) {
  const { timeZone } = useAdmin()
  const field = (name: keyof typeof typed, ...pointers: string[]) => ({
    className,
    value: typed[name],
    error: errorAt(`#/${name}`, ...pointers),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <>
      <TextField label={words.paidOn} type="date" max={todayIn(timeZone)} {...field('paidOn')} />
      {words.amount && (
        <TextField
          label={words.amount}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={20}
          {...field('amount', '#/amountPaise')}
        />
      )}
      {words.utr && (
        <TextField
          label={words.utr}
          {...(words.utrHint && { hint: words.utrHint })}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
          {...field('utr')}
        />
      )}
    </>
  )
}
