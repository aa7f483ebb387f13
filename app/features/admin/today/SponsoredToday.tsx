import { addDays } from '#almanac/civilDate.ts'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminSponsorships } from '#app/i18n/en/sponsorships/adminSponsorships.ts'
import { useWords } from '#app/i18n/words.ts'
import { listSponsoredDays } from '#contract/sponsorships/admin.ts'
import { PartHeading } from './PartHeading.tsx'

/** What is sponsored today and tomorrow. */
export function SponsoredToday({ today }: { today: string }) {
  const words = useWords(adminSponsorships)
  const range = { from: today, to: addDays(today, 1) }
  const { data } = useRead(listSponsoredDays, range, { isWatched: true })
  const paid = data?.filter(({ state }) => state === 'paid') ?? []
  if (paid.length === 0) return null
  return (
    <section>
      <PartHeading>{words.title}</PartHeading>
      <ul className="mt-2 grid gap-1">
        {paid.map(({ id, offering, name, date }) => (
          <li key={id}>
            <AdminLink to={`sevas/sponsored/${id}`} className="text-link">
              {words.heading(offering, name)}
            </AdminLink>{' '}
            <span className="text-muted">{words.when(date, today)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
