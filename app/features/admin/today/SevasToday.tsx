import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { shortDateText } from '#app/i18n/dates.ts'
import { adminSevas, sevaDays } from '#app/i18n/en/sevas/adminSevas.ts'
import { sevaWords } from '#app/i18n/en/sevas/sevaWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { addDays } from '#almanac/civilDate.ts'
import { listSevaDays } from '#contract/sevas/admin.ts'
import { PartHeading } from './PartHeading.tsx'

/** A seva that was not marked done is still shown for so long. */
const daysBack = 7

/** Yearly sevas of today and tomorrow, and those of the last days that nobody marked done. */
export function SevasToday({ today }: { today: string }) {
  const words = useWords(sevaDays)
  const { label } = useWords(adminSevas)
  const { heading } = useWords(sevaWords)
  const range = { from: addDays(today, -daysBack), to: addDays(today, 1) }
  const { data } = useRead(listSevaDays, range, { isWatched: true })
  const open = data?.filter(({ doneAt }) => doneAt === undefined) ?? []
  if (open.length === 0) return null
  return (
    <section>
      <PartHeading>{label}</PartHeading>
      <ul className="mt-2 grid gap-1">
        {open.map(({ id, sevaId, kind, inName, date }) => (
          <li key={id}>
            <AdminLink to={`sevas/${sevaId}`} className="text-link">
              {heading(kind, inName)}
            </AdminLink>{' '}
            <span className="text-muted">{words.when(date, today, shortDateText(date))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
