import { ClockAlert } from 'lucide'
import { useSyncExternalStore } from 'react'
import { dateText } from '#app/i18n/dates.ts'
import { clock } from '#app/i18n/en/shell/clock.ts'
import { useWords } from '#app/i18n/words.ts'
import { getClockSkew, getNow, subscribeClock } from '#app/offline/clock.ts'
import { Icon } from '#app/ui/Icon.tsx'

/** Warns that this phone's clock is days off, on pages where dates depend on it. */
export function ClockNotice() {
  const words = useWords(clock)
  const skewMs = useSyncExternalStore(subscribeClock, getClockSkew, () => 0)
  return (
    <div role="status">
      {skewMs !== 0 && (
        <p className="mb-4 flex gap-3 rounded-md bg-kumkum-soft px-4 py-3">
          <Icon of={ClockAlert} className="mt-0.5 shrink-0 text-kumkum" />
          {words.wrong(dateHere(getNow() - skewMs), dateHere(getNow()))}
        </p>
      )}
    </div>
  )
}

/** On the phone's own calendar. */
const dateHere = (at: number): string =>
  dateText(new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 10))
