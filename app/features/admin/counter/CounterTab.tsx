import { AdminLink } from '#app/admin/AdminLink.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { counter } from '#app/i18n/en/adminCounter.ts'
import { useWords } from '#app/i18n/words.ts'
import { BookingAtCounter } from './BookingAtCounter.tsx'
import { CashOfDay } from './CashOfDay.tsx'
import { CounterSale } from './CounterSale.tsx'
import { DonationAtCounter } from './DonationAtCounter.tsx'

const pages = {
  booking: BookingAtCounter,
  donation: DonationAtCounter,
  sale: CounterSale,
  cash: CashOfDay,
}

const isPage = (name: string): name is keyof typeof pages => name in pages

/** `booking`, `donation`, `sale` and `cash/2026-11-26`. */
export function CounterTab({ path: [asked = '', day] }: { path: readonly string[] }) {
  const words = useWords(counter)
  const page = isPage(asked) ? asked : 'booking'
  const Page = pages[page]
  return (
    <TabPage title={words.title} isHeadingPrinted={false}>
      <nav aria-label={words.ways} className="no-print mt-4 flex flex-wrap gap-2">
        {Object.keys(pages)
          .filter(isPage)
          .map((name) => (
            <AdminLink
              key={name}
              to={`counter/${name}`}
              aria-current={page === name ? 'page' : undefined}
              className={`button button-small ${page === name ? 'button-primary' : 'button-outline'}`}
            >
              {words.pages[name]}
            </AdminLink>
          ))}
      </nav>
      <Page key={day} day={day} />
    </TabPage>
  )
}
