import { clockText } from '#app/i18n/dates.ts'
import { celebration } from '#app/i18n/en/celebration.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Festival } from '#contract/festivals.ts'

/** When and where the temple celebrates a festival, as far as it says so. */
export function useCelebration(
  festival: Festival | undefined,
  isElsewhere: boolean,
): { label: string; value: string }[] {
  const words = useWords(celebration)
  const { startTime, venue } = festival ?? {}
  const time = startTime && clockText(startTime)
  return [
    ...(time ? [{ label: words.begins, value: isElsewhere ? words.templeTime(time) : time }] : []),
    ...(venue ? [{ label: words.place, value: venue }] : []),
  ]
}
