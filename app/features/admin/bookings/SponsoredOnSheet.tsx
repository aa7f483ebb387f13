import { adminSponsorships } from '#app/i18n/en/sponsorships/adminSponsorships.ts'
import { useWords } from '#app/i18n/words.ts'
import type { SponsoredDay } from '#contract/sponsorships/admin.ts'

/** What is sponsored on the day, below its pujas. */
export function SponsoredOnSheet({ days }: { days: readonly SponsoredDay[] }) {
  const words = useWords(adminSponsorships)
  const { columns } = words
  return (
    <section className="mt-4 overflow-x-auto">
      <h2 className="text-lg">{words.today}</h2>
      <table className="sheet-table">
        <thead>
          <tr>
            <th scope="col">{columns.offering}</th>
            <th scope="col">{columns.name}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ id, offering, name }) => (
            <tr key={id}>
              <td>
                <strong>{offering}</strong>
              </td>
              <td data-label={columns.name}>
                <span className="sheet-name">{name}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
