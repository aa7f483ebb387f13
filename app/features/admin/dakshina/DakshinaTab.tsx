import { AdminLink } from '#app/admin/AdminLink.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { adminDakshina } from '#app/i18n/en/bookings/adminDakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import { AllDakshina } from './AllDakshina.tsx'
import { DakshinaOfBooking } from './DakshinaOfBooking.tsx'
import { DakshinaTotals } from './DakshinaTotals.tsx'

/** `all`, `totals` and `pj-2026-7k3m9w`. */
export function DakshinaTab({ path: [page = 'all'] }: { path: readonly string[] }) {
  const words = useWords(adminDakshina)
  if (!(page in words.pages)) {
    return <DakshinaOfBooking key={page} reference={page.toUpperCase()} />
  }
  return (
    <TabPage title={words.title} intro={words.intro}>
      <nav aria-label={words.ways} className="no-print mt-4 flex flex-wrap gap-2">
        {Object.entries(words.pages).map(([name, text]) => (
          <AdminLink
            key={name}
            to={`dakshina/${name}`}
            aria-current={page === name ? 'page' : undefined}
            className={`button button-small ${page === name ? 'button-primary' : 'button-outline'}`}
          >
            {text}
          </AdminLink>
        ))}
      </nav>
      {page === 'all' ? <AllDakshina /> : <DakshinaTotals />}
    </TabPage>
  )
}
