import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { readOptions } from '#app/admin/useRead.ts'
import { dateText, weekdayText } from '#app/i18n/dates.ts'
import { adminSevas, sevaForm } from '#app/i18n/en/sevas/adminSevas.ts'
import { useWords } from '#app/i18n/words.ts'
import { listSevaDates } from '#contract/sevas/public.ts'
import type { SevaValues } from './sevaValues.ts'

/** The next days of what is chosen, each with its reason where it is not the plain one. */
export function SevaDates({ form }: { form: UseFormReturn<SevaValues> }) {
  const words = useWords(sevaForm)
  const { reasons } = useWords(adminSevas)
  const [by, month, day, dayRule] = form.watch(['by', 'month', 'day', 'dayRule'])
  const { data, isError } = useQuery({
    ...readOptions(listSevaDates, { by, month: Number(month), day: Number(day), dayRule }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <>
      {by === 'tithi' && <p className="text-sm text-muted">{words.lunarHint}</p>}
      {data && !isError && (
        <section aria-label={words.dates} className="repeat-years">
          <h2>{words.dates}</h2>
          <ul>
            {data.map(({ date, rule }) => (
              <li key={date}>
                <b>
                  {weekdayText(date)}, {dateText(date)}
                </b>
                {reasons[rule] && <span>{reasons[rule]}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
