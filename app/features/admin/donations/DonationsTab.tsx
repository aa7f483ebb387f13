import { NoPage } from '#app/admin/NoPage.tsx'
import { PageWays } from '#app/admin/PageWays.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminDonations } from '#app/i18n/en/donations/adminDonations.ts'
import { useWords } from '#app/i18n/words.ts'
import { listDonations } from '#contract/donations/admin.ts'
import { asReference, isReference } from '#contract/reference.ts'
import { AllDonations } from './AllDonations.tsx'
import { DonationDetails } from './DonationDetails.tsx'
import { DonationTotals } from './DonationTotals.tsx'
import { GiftDetails } from './GiftDetails.tsx'
import { MonthlyGifts } from './MonthlyGifts.tsx'
import { StatementImport } from './StatementImport.tsx'
import { TaxForm } from './TaxForm.tsx'

/** `all`, `statement`, `monthly`, `monthly/m7k3m9wace`, `totals`, `tax` and `d7k3m9wace`. */
export function DonationsTab({ path: [page = 'all', gift] }: { path: readonly string[] }) {
  const words = useWords(adminDonations)
  const { data } = useRead(listDonations, { limit: 1 })
  const { all, statement, monthly, totals, tax } = words
  const ways = { all, statement, monthly, totals, tax }
  if (page === 'monthly' && gift) return <GiftDetails key={gift} reference={gift.toUpperCase()} />
  const reference = asReference(page)
  if (isReference('D', reference)) return <DonationDetails key={page} reference={reference} />
  if (!(page in ways)) return <NoPage />
  return (
    <TabPage title={words.title} intro={data && words.intro(data.claimed, data.disputed)}>
      <PageWays
        label={words.ways}
        ways={ways}
        current={page}
        toOf={(name) => `donations/${name}`}
      />
      {page === 'all' && <AllDonations />}
      {page === 'statement' && <StatementImport />}
      {page === 'monthly' && <MonthlyGifts />}
      {page === 'totals' && <DonationTotals />}
      {page === 'tax' && <TaxForm />}
    </TabPage>
  )
}
