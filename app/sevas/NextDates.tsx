import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { dayText } from '#app/i18n/dates.ts'
import { sevaWords } from '#app/i18n/en/sevas/sevaWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import type { Sent } from '#contract/endpoint.ts'
import { listSevaDates } from '#contract/sevas/public.ts'

type Props = { rule: Sent<typeof listSevaDates>; label: string; shown?: number }

/** The next days of what is chosen, each with its reason where it is not the plain one. */
export function NextDates({ rule, label, shown = 6 }: Props) {
  const { reasons, lunarHint } = useWords(sevaWords)
  const { data, isError } = useQuery({
    queryKey: [listSevaDates.path, rule],
    queryFn: () => call(listSevaDates, rule),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="grid gap-2">
      {rule.by === 'tithi' && <p className="text-sm text-muted">{lunarHint}</p>}
      {data && !isError && (
        <section aria-label={label}>
          <p className="font-semibold">{label}</p>
          <ul className="mt-1 grid gap-1">
            {data.slice(0, shown).map(({ date, rule: why }) => (
              <li key={date}>
                {dayText(date)}
                {reasons[why] && <span className="block text-sm text-muted">{reasons[why]}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
