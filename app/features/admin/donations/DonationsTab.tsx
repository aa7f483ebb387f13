import { AdminLink } from '#app/admin/AdminLink.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminDonations } from '#app/i18n/en/adminDonations.ts'
import { useWords } from '#app/i18n/words.ts'
import { listDonations } from '#contract/donationsAdmin.ts'
import { AllDonations } from './AllDonations.tsx'
import { DonationDetails } from './DonationDetails.tsx'
import { DonationTotals } from './DonationTotals.tsx'
import { StatementImport } from './StatementImport.tsx'
import { TaxForm } from './TaxForm.tsx'

/** `all`, `statement`, `totals`, `tax` and `d7k3m9wace`. */
export function DonationsTab({ path: [page = 'all'] }: { path: readonly string[] }) {
  const words = useWords(adminDonations)
  const { data } = useRead(listDonations, { limit: 1 })
  const { all, statement, totals, tax } = words
  const ways = { all, statement, totals, tax }
  if (!(page in ways)) return <DonationDetails key={page} reference={page.toUpperCase()} />
  return (
    <TabPage title={words.title} intro={data && words.intro(data.claimed, data.disputed)}>
      <nav aria-label={words.ways} className="no-print mt-4 flex flex-wrap gap-2">
        {Object.entries(ways).map(([name, text]) => (
          <AdminLink
            key={name}
            to={`donations/${name}`}
            aria-current={page === name ? 'page' : undefined}
            className={`button button-small ${page === name ? 'button-primary' : 'button-outline'}`}
          >
            {text}
          </AdminLink>
        ))}
      </nav>
      {page === 'all' && <AllDonations />}
      {page === 'statement' && <StatementImport />}
      {page === 'totals' && <DonationTotals />}
      {page === 'tax' && <TaxForm />}
    </TabPage>
  )
}
