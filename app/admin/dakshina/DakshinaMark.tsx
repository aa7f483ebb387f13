import { adminDakshina } from '#app/i18n/en/adminDakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'

const tones = { claimed: 'gold', paid: 'durva', refunded: 'saffron' } as const

/** Whether something was paid for a booking. Nothing is shown if not: nobody has to. */
export function DakshinaMark({ of }: { of: StaffBooking['dakshina'] }) {
  const { marks, testMark } = useWords(adminDakshina)
  if (!of) return null
  const { state, amount, isTest } = of
  const words = marks[state](formatRupees(amount))
  if (isTest) return <Chip>{testMark(words)}</Chip>
  return <Chip tone={tones[state]}>{words}</Chip>
}
