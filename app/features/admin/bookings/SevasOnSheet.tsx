import { sevaDays } from '#app/i18n/en/sevas/adminSevas.ts'
import { sevaWords } from '#app/i18n/en/sevas/sevaWords.ts'
import { useWords } from '#app/i18n/words.ts'
import type { DayOfSeva } from '#contract/sevas/admin.ts'

/** The yearly sevas of the day, below its pujas. */
export function SevasOnSheet({ days }: { days: readonly DayOfSeva[] }) {
  const words = useWords(sevaDays)
  const shared = useWords(sevaWords)
  return (
    <section className="mt-4 overflow-x-auto">
      <h2 className="text-lg">{words.today}</h2>
      <table className="sheet-table">
        <thead>
          <tr>
            <th scope="col">{words.seva}</th>
            <th scope="col">{words.names}</th>
            <th scope="col">{words.gotra}</th>
            <th scope="col">{words.every}</th>
            <th scope="col">{words.notes}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.id}>
              <td>
                <strong>{shared.kinds[day.kind]}</strong>
                <br />
                {shared.occasions[day.occasion]}
              </td>
              <td data-label={words.names}>
                <span className="sheet-name">{day.inName}</span>
              </td>
              <td data-label={words.gotra}>{day.gotra}</td>
              <td data-label={words.every}>{shared.rule(day)}</td>
              <td data-label={words.notes}>{day.notes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
