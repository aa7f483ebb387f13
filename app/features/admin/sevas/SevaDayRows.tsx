import { useAdmin } from '#app/admin/adminContext.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dateText, dayText } from '#app/i18n/dates.ts'
import { sevaDetails } from '#app/i18n/en/sevas/adminSevas.ts'
import { sevaWords } from '#app/i18n/en/sevas/sevaWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import type { StaffSevaDetails } from '#contract/sevas/admin.ts'
import { useMarkDone } from './useMarkDone.ts'

/** The days of a seva, those that were done and those to come. */
export function SevaDayRows({ seva: { days } }: { seva: StaffSevaDetails }) {
  const words = useWords(sevaDetails)
  const { reasons } = useWords(sevaWords)
  const { timeZone } = useAdmin()
  const today = todayIn(timeZone)
  const { mark, isBusy } = useMarkDone()
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.days}</h2>
      {days.length === 0 && <p className="mt-2 text-muted">{words.noDays}</p>}
      <ul className="mt-2 grid gap-3">
        {days.map((day) => (
          <li key={day.id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0">
              {dayText(day.date)}
              {reasons[day.rule] && (
                <span className="block text-sm text-muted">{reasons[day.rule]}</span>
              )}
              {day.note && <span className="block text-sm text-muted">{day.note}</span>}
            </span>
            {day.doneAt !== undefined && <Chip tone="durva">{words.done}</Chip>}
            {day.doneAt === undefined && day.date <= today && (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={words.markOf(dateText(day.date))}
                onClick={() => void mark(day)}
              >
                {words.markDone}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
