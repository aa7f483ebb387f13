import { useState } from 'react'
import { addDays } from '#almanac/civilDate.ts'
import { useRead } from '#app/admin/useRead.ts'
import { dayText } from '#app/i18n/dates.ts'
import { adminSevas, sevaDays } from '#app/i18n/en/sevas/adminSevas.ts'
import { sevaWords } from '#app/i18n/en/sevas/sevaWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { type DayOfSeva, printSevaDays } from '#contract/sevas/admin.ts'
import { PriestList, usualDays } from '#app/admin/sevas/PriestList.tsx'

/** The priest's printed list of sevas: thirty days, or until another one. */
export function PriestSevas({ date }: { date: string }) {
  const words = useWords(sevaDays)
  const shared = useWords(adminSevas)
  const [to, setTo] = useState(addDays(date, usualDays))
  const query = useRead(printSevaDays, { date, to }, { isReadOnce: true })
  return (
    <PriestList
      words={words}
      back={{ to: 'sevas/days', label: shared.parts.days }}
      from={date}
      to={to}
      query={query}
      onTo={setTo}
    >
      {(days) => <SevaTable days={days} />}
    </PriestList>
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
            <td>{dayText(day.date)}</td>
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
