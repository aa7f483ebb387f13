import { Printer } from 'lucide'
import { useState } from 'react'
import { addDays } from '#almanac/civilDate.ts'
import { BackLink } from '#app/admin/BackLink.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { dateText, weekdayText } from '#app/i18n/dates.ts'
import { adminSevas, sevaDays } from '#app/i18n/en/sevas/adminSevas.ts'
import { sevaWords } from '#app/i18n/en/sevas/sevaWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { type DayOfSeva, printSevaDays } from '#contract/sevas/admin.ts'

/** The priest's printed list of sevas: thirty days, or until another one. */
export function PriestSevas({ date }: { date: string }) {
  const words = useWords(sevaDays)
  const shared = useWords(adminSevas)
  const [to, setTo] = useState(addDays(date, 30))
  const query = useRead(printSevaDays, { date, to }, { isReadOnce: true })
  return (
    <TabPage
      title={words.list(dateText(date), dateText(to))}
      action={
        <Button onClick={() => print()} disabled={!query.data?.length}>
          <Icon of={Printer} className="size-5" />
          {words.printIt}
        </Button>
      }
    >
      <BackLink to="sevas/days">{shared.parts.days}</BackLink>
      <TextField
        className="no-print mt-3 max-w-60"
        label={words.to}
        type="date"
        min={date}
        max={addDays(date, 366)}
        value={to}
        onChange={({ target }) => target.value >= date && setTo(target.value)}
      />
      <Loaded query={query}>
        {(days) =>
          days.length === 0 ? (
            <EmptyState title={words.empty}>
              <p>{words.emptyText}</p>
            </EmptyState>
          ) : (
            <div className="sheet mt-4 overflow-x-auto">
              <SevaTable days={days} />
            </div>
          )
        }
      </Loaded>
    </TabPage>
  )
}

function SevaTable({ days }: { days: readonly DayOfSeva[] }) {
  const words = useWords(sevaDays)
  const { kinds, occasions } = useWords(sevaWords)
  return (
    <table className="sheet-table">
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.seva}</th>
          <th scope="col">{words.names}</th>
          <th scope="col">{words.gotra}</th>
          <th scope="col">{words.notes}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.id}>
            <td>
              {weekdayText(day.date)}, {dateText(day.date)}
            </td>
            <td data-label={words.seva}>
              <strong>{kinds[day.kind]}</strong>
              <br />
              {occasions[day.occasion]}
            </td>
            <td data-label={words.names}>
              <span className="sheet-name">{day.inName}</span>
              <br />
              {[day.fullName, day.phone].filter(Boolean).join(', ')}
            </td>
            <td data-label={words.gotra}>{day.gotra}</td>
            <td data-label={words.notes}>{day.notes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
