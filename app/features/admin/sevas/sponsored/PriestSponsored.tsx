import { Printer } from 'lucide'
import { useState } from 'react'
import { addDays } from '#almanac/civilDate.ts'
import { BackLink } from '#app/admin/BackLink.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { dateText, weekdayText } from '#app/i18n/dates.ts'
import { sevaDays } from '#app/i18n/en/sevas/adminSevas.ts'
import { adminSponsorships } from '#app/i18n/en/sponsorships/adminSponsorships.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { printSponsoredDays } from '#contract/sponsorships/admin.ts'

/** The priest's printed list of what is sponsored: thirty days, or until another one. */
export function PriestSponsored({ date }: { date: string }) {
  const words = useWords(adminSponsorships)
  const { printIt, to: toLabel } = useWords(sevaDays)
  const [to, setTo] = useState(addDays(date, 30))
  const query = useRead(printSponsoredDays, { date, to }, { isReadOnce: true })
  const { columns } = words
  return (
    <TabPage
      title={words.list(dateText(date), dateText(to))}
      action={
        <Button onClick={() => print()} disabled={!query.data?.length}>
          <Icon of={Printer} className="size-5" />
          {printIt}
        </Button>
      }
    >
      <BackLink to="sevas/sponsored">{words.all}</BackLink>
      <TextField
        className="no-print mt-3 max-w-60"
        label={toLabel}
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
                      <td>
                        {weekdayText(on)}, {dateText(on)}
                      </td>
                      <td data-label={columns.offering}>
                        <strong>{offering}</strong>
                      </td>
                      <td data-label={columns.name}>
                        <span className="sheet-name">{name}</span>
                      </td>
                      <td data-label={columns.donor}>
                        {[fullName, phone].filter(Boolean).join(', ')}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Loaded>
    </TabPage>
  )
}
