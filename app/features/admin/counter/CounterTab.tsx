import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { PrinterSettings } from '#app/admin/prints/PrinterSettings.tsx'
import { PageWays } from '#app/admin/PageWays.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { counter } from '#app/i18n/en/counter/adminCounter.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { may } from '#contract/accounts/permissions.ts'
import { keysOf } from '#app/admin/keys/counterKeys.ts'
import { BookingAtCounter } from './BookingAtCounter.tsx'
import { CashOfDay } from './CashOfDay.tsx'
import { CounterSale } from './CounterSale.tsx'
import { DonationAtCounter } from './DonationAtCounter.tsx'
import { SaleDetails } from './SaleDetails.tsx'

const pages = {
  booking: BookingAtCounter,
  donation: DonationAtCounter,
  sale: CounterSale,
  cash: CashOfDay,
}

const small = buttonClass({ variant: 'outline', size: 'small' })

const isPage = (name: string): name is keyof typeof pages => name in pages

/** `booking`, `donation`, `donation/hundi`, `sale`, `sale/s7k3m9wace` and `cash/2026-11-26`. */
export function CounterTab({ path: [requested = '', one] }: { path: readonly string[] }) {
  const words = useWords(counter)
  const { me } = useAdmin()
  const page = isPage(requested) ? requested : 'booking'
  const Page = pages[page]
  return (
    <TabPage
      title={words.title}
      isHeadingPrinted={false}
      action={
        may(me.role, 'bookings') && (
          <div className="flex flex-wrap gap-2">
            <AdminLink to="sevas/new" className={small}>
              {words.seva}
            </AdminLink>
            <AdminLink to="sevas/sponsored/new" className={small}>
              {words.sponsor}
            </AdminLink>
          </div>
        )
      }
    >
      <PageWays
        label={words.ways}
        ways={words.pages}
        current={page}
        toOf={(name) => `counter/${name}`}
        keysOf={(name) => keysOf(`counter/${name}`)}
      />
      {page === 'sale' && one ? (
        <SaleDetails key={one} reference={one.toUpperCase()} />
      ) : (
        <Page key={one} part={one} />
      )}
      {page !== 'cash' && <PrinterSettings />}
    </TabPage>
  )
}
