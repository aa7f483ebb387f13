import { dayText } from '#app/i18n/dates.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { Button } from '#app/ui/Button.tsx'
import type { FreeSlot } from '#contract/bookings/pujas.ts'

type Props = { slots: readonly FreeSlot[]; onPick: (slot: FreeSlot) => void }

/** Available slots, each a button. */
export function FreeSlots({ slots, onPick }: Props) {
  const { line } = useSlotWords()
  return (
    <ul className="grid gap-2">
      {slots.map((free) => (
        <li key={`${free.date} ${free.slot}`}>
          <Button
            variant="outline"
            className="w-full flex-wrap justify-between! text-left"
            onClick={() => onPick(free)}
          >
            <span>{dayText(free.date)}</span>
            <span className="font-normal">{line(free.slot, free)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
