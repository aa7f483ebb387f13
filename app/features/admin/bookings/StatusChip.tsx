import { adminBookings } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import type { BookingStatus } from '#contract/bookings/public.ts'

const tones = { pending: 'gold', confirmed: 'durva', cancelled: 'kumkum' } as const

export function StatusChip({ status }: { status: BookingStatus }) {
  const { lanes } = useWords(adminBookings)
  return (
    <Chip tone={status in tones ? tones[status as keyof typeof tones] : 'saffron'}>
      {lanes[status]}
    </Chip>
  )
}
