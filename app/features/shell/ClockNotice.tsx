import { ClockAlert } from 'lucide'
import { useSyncExternalStore } from 'react'
import { clock } from '#app/i18n/en/shell/clock.ts'
import { useWords } from '#app/i18n/words.ts'
import { getClockSkew, getNow, subscribeClock } from '#app/offline/clock.ts'
import { Icon } from '#app/ui/Icon.tsx'

/** Warns that this phone's clock is days off, on pages where dates depend on it. */
export function ClockNotice() {
  const words = useWords(clock)
  const skewMs = useSyncExternalStore(subscribeClock, getClockSkew, () => 0)
  const date = (at: number) => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(at)
  return (
    <div role="status">
      {skewMs !== 0 && (
        <p className="mb-4 flex gap-3 rounded-md bg-kumkum-soft px-4 py-3">
          <Icon of={ClockAlert} className="mt-0.5 shrink-0 text-kumkum" />
          {words.wrong(date(getNow() - skewMs), date(getNow()))}
        </p>
      )}
    </div>
  )
}
