import { useState } from 'react'
import { addDays } from '#almanac/civilDate.ts'
import { useRead } from '#app/admin/useRead.ts'
import { dayText } from '#app/i18n/dates.ts'
import { adminSponsorships } from '#app/i18n/en/sponsorships/adminSponsorships.ts'
import { useWords } from '#app/i18n/words.ts'
import { PriestList, usualDays } from '#app/admin/sevas/PriestList.tsx'
import { printSponsoredDays, type SponsoredDay } from '#contract/sponsorships/admin.ts'

/** The priest's printed list of what is sponsored: thirty days, or until another one. */
export function PriestSponsored({ date }: { date: string }) {
  const words = useWords(adminSponsorships)
  const [to, setTo] = useState(addDays(date, usualDays))
  const query = useRead(printSponsoredDays, { date, to }, { isReadOnce: true })
  return (
    <PriestList
      words={words}
      back={{ to: 'sevas/sponsored', label: words.all }}
      from={date}
      to={to}
      query={query}
      onTo={setTo}
    >
      {(days) => <SponsoredTable days={days} />}
    </PriestList>
  )
}

function SponsoredTable({ days }: { days: readonly SponsoredDay[] }) {
  const { columns } = useWords(adminSponsorships)
  return (
    <table className="sheet-table">
      <thead>
        <tr>
          <th scope="col">{columns.day}</th>
          <th scope="col">{columns.offering}</th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.donor}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ id, date: on, offering, name, fullName, phone }) => (
          <tr key={id}>
            <td>{dayText(on)}</td>
            <td data-label={columns.offering}>
              <strong>{offering}</strong>
            </td>
            <td data-label={columns.name}>
              <span className="sheet-name">{name}</span>
            </td>
            <td data-label={columns.donor}>{[fullName, phone].filter(Boolean).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
