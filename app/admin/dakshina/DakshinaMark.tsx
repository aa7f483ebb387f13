import { adminDakshina } from '#app/i18n/en/bookings/adminDakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'

const tones = { claimed: 'gold', at_bank: 'gold', paid: 'durva', refunded: 'saffron' } as const

/** Shows that dakshina was paid; nothing if it was not, because it is optional. */
export function DakshinaMark({ of }: { of: StaffBooking['dakshina'] }) {
  const { marks, testMark } = useWords(adminDakshina)
  if (!of) return null
  const { state, amount, isTest } = of
  const words = marks[state](formatRupees(amount))
  if (isTest) return <Chip>{testMark(words)}</Chip>
  return <Chip tone={tones[state]}>{words}</Chip>
}
