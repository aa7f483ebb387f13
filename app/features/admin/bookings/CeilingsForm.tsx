import { type FormEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { pujaPlaces, wholeTemple } from '#app/i18n/en/adminBookings.ts'
import { puja } from '#app/i18n/en/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { daySlots } from '#contract/pujas.ts'
import { type Ceilings, setCeilings } from '#contract/specialDaysAdmin.ts'

type Props = { ceilings: Ceilings; isReadOnly: boolean }

/** How many pujas of all kinds are performed at once; an empty field is no ceiling. */
export function CeilingsForm({ ceilings, isReadOnly }: Props) {
  const words = useWords(wholeTemple)
  const { saved } = useWords(pujaPlaces)
  const { slots } = useWords(puja)
  const { send, isBusy, failure } = useSend()
  const [typed, setTyped] = useState(() => ({
    morning: String(ceilings.morning ?? ''),
    afternoon: String(ceilings.afternoon ?? ''),
    evening: String(ceilings.evening ?? ''),
  }))
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const input = Object.fromEntries(
      daySlots.filter((slot) => typed[slot]).map((slot) => [slot, Number(typed[slot])]),
    )
    const done = await send(setCeilings, input, { isQuiet: true })
    if (done) showToast({ title: saved, tone: 'success' })
  }
  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="mt-6">
      <fieldset disabled={isReadOnly}>
        <legend className="font-display text-lg">{words.ceilings}</legend>
        <p className="text-sm text-muted">{words.ceilingsHint}</p>
        <div className="mt-3 grid gap-4 sm:grid-cols-3">
          {daySlots.map((slot) => (
            <TextField
              key={slot}
              label={words.ceilingOf(slots[slot])}
              type="number"
              inputMode="numeric"
              min={1}
              max={1000}
              value={typed[slot]}
              onChange={({ target }) => setTyped({ ...typed, [slot]: target.value })}
            />
          ))}
        </div>
        <FailureNotice failure={failure} />
        {!isReadOnly && (
          <Button type="submit" variant="outline" className="mt-4" isBusy={isBusy}>
            {words.saveCeilings}
          </Button>
        )}
      </fieldset>
    </form>
  )
}
