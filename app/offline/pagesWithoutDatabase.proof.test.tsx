import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aBooking } from '#app/test/aBooking.ts'
import { aDonation } from '#app/test/aDonation.ts'
import { anOrder } from '#app/test/anOrder.ts'
import { aFestival, aMantra, anAccount, aPage, aPost, aProduct } from '#app/test/builders.ts'
import { routeTree } from '#app/routeTree.gen.ts'
import { type DatabaseFault, databaseFaults } from '#app/test/databaseFaults.ts'
import { aReceipt } from '#app/test/aReceipt.ts'
import { getReceipt } from '#contract/donations/receipts.ts'
import { searchSite } from '#contract/search/public.ts'
import { getSubscription } from '#contract/newsletter/public.ts'
import { renderPage } from '#app/test/renderPage.tsx'
import { templeServer, type TempleServer } from '#app/test/templeServer.ts'
import { getPost, listPostPreviews } from '#contract/blog/public.ts'
import { getBooking } from '#contract/bookings/public.ts'
import { getDakshina } from '#contract/bookings/dakshina.ts'
import {
  createPaymentIntent,
  getDonation,
  getPaymentSettings,
  verifyPayment,
} from '#contract/donations/public.ts'
import {
  getFestival,
  listFestivalOverrides,
  listFestivalsOfMonth,
  listUpcomingFestivals,
} from '#contract/festivals/public.ts'
import { previewOf, rowOf } from '#contract/mantras/preview.ts'
import {
  getMantra,
  getMantraOfDay,
  listAartis,
  listFeaturedMantras,
  listMantraPreviews,
  listMantras,
  listSung,
} from '#contract/mantras/public.ts'
import { listSessions } from '#contract/accounts/myAccount.ts'
import { getOrder, getShopSettings } from '#contract/orders/public.ts'
import { getPage } from '#contract/pages/public.ts'
import { listPujas } from '#contract/bookings/pujaList.ts'
import { listMyReminders } from '#contract/reminders/public.ts'
import { getProduct, listProducts } from '#contract/shop/public.ts'
import { getVisit } from '#contract/site/visit.ts'

const { content: _, related: _related, pictures: _pictures, ...preview } = aPost()

/** A server that has everything these pages ask for. */
function fullServer(): TempleServer {
  const server = templeServer()
  server.answers(getMantra, aMantra())
  server.answers(listMantras, [aMantra()])
  server.answers(listAartis, [])
  server.answers(listSung, [aMantra({ kind: 'aarti', aartiPosition: 1 })])
  server.answers(listMantraPreviews, [rowOf(aMantra())])
  server.answers(getMantraOfDay, previewOf(aMantra()))
  server.answers(listFeaturedMantras, [])
  server.answers(getPost, aPost())
  server.answers(listPostPreviews, { items: [preview], page: 1, pageCount: 1, total: 1 })
  server.answers(listProducts, [aProduct()])
  server.answers(getProduct, aProduct())
  server.answers(getPage, aPage({ name: 'terms' }))
  server.answers(listFestivalOverrides, [])
  server.answers(listUpcomingFestivals, [aFestival()])
  server.answers(listPujas, [])
  server.answers(getVisit, { aartis: [], priests: [] })
  server.answers(getBooking, aBooking())
  server.refuses(getDakshina, 'not_found')
  server.answers(getOrder, anOrder())
  server.answers(getDonation, aDonation())
  server.answers(getPaymentSettings, { cards: 'sandbox' })
  server.answers(createPaymentIntent, { clientSecret: 'pi_1_secret_x' })
  server.answers(verifyPayment, { paymentId: 'pi_1', amount: 501 })
  server.answers(getReceipt, aReceipt())
  server.answers(getSubscription, { status: 'confirmed' })
  server.answers(listFestivalsOfMonth, [aFestival()])
  server.answers(getFestival, aFestival())
  server.answers(getShopSettings, { standardFee: 80, expressFee: 150, countries: [] })
  server.answers(searchSite, { results: [] })
  server.answers(listSessions, [])
  server.answers(listMyReminders, [])
  return server
}

const link = (
  path: string,
  { reference, token }: { reference: string; token: string },
  more = '',
) => `/${path}/${reference}${more}#${token}`

/** Every route of the app, an address of it, and what it shows of what the server has or receives. */
const pages: Readonly<Record<string, readonly [address: string, shows: string]>> = {
  '/': ['/', 'Ganesha Gayatri'],
  '/$': ['/no/such/page', '404 Page Not Found'],
  '/$page': ['/terms', aPage().title],
  '/aarti': ['/aarti', 'Ganesha Gayatri'],
  '/about': ['/about', 'Shri Ganesha Mandir'],
  '/blog/': ['/blog', preview.title],
  '/blog/$slug': [`/blog/${preview.slug}`, preview.title],
  '/booking/$reference': [link('booking', aBooking()), aBooking().pujaName],
  '/booking/$reference_/pay': [link('booking', aBooking(), '/pay?amount=1001'), 'Pay ₹1,001'],
  '/calendar/': ['/calendar', 'Ganadhipa Sankashti'],
  '/calendar/$slug': [`/calendar/${aFestival().slug}`, 'Ganadhipa Sankashti'],
  '/cart_/checkout': ['/cart/checkout', 'Checkout'],
  '/chant/$mantra': ['/chant/ganesha-gayatri', 'Touch anywhere'],
  '/checkout': ['/checkout?amount=501&email=meera%40example.org&name=Meera', '₹501'],
  '/confirm-email': ['/confirm-email#secret', 'email'],
  '/contact': ['/contact', 'Message'],
  '/donate': ['/donate', 'Donate'],
  '/donation-success': ['/donation-success?payment_intent=pi_1', 'Thank you for your donation'],
  '/donation/$reference': [link('donation', aDonation()), '₹501'],
  '/forgot-password': ['/forgot-password', 'Email'],
  '/login': ['/login', 'Password'],
  '/mantras': ['/mantras', 'Ganesha Gayatri'],
  '/mantras_/$mantra': ['/mantras/ganesha-gayatri', 'Ganesha Gayatri'],
  '/newsletter': ['/newsletter#secret', 'You are subscribed'],
  '/orders/$reference/': [link('orders', anOrder()), anOrder().reference],
  '/orders/$reference/pay': [link('orders', anOrder(), '/pay'), 'Pay ₹579'],
  '/panchang/': ['/panchang?date=2026-11-27', 'Sunrise'],
  '/panchang/month': ['/panchang/month?month=2026-11', 'November 2026'],
  '/profile': ['/profile', 'Asha'],
  '/puja': ['/puja', 'Which puja'],
  '/receipt/$number': ['/receipt/R-2026-27-00042#secret', '₹501'],
  '/reminders': ['/reminders', 'Sankashti'],
  '/search': ['/search?q=durva', 'durva'],
  '/shop/': ['/shop', aProduct().name],
  '/shop/$id': [`/shop/${aProduct().id}`, aProduct().name],
  '/signup': ['/signup', 'Password'],
}

/** What only the phone has. A refused database has nothing; what a silent one has is unknown. */
const own = ['/cart', '/outbox', '/sadhana', '/offline']

/** The back office has no database on the phone. */
const ofStaff = /^\/admin/

/** Time runs fast: what waits a second or four is not waited for. */
const show = async (address: string, database: DatabaseFault) => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: new Date('2026-11-21T06:00:00Z'),
  })
  const pump = setInterval(() => vi.isFakeTimers() && vi.advanceTimersByTime(50), 2)
  onTestFinished(() => {
    clearInterval(pump)
    vi.useRealTimers()
  })
  // A page of a payment reads its secret from the browser's own address.
  history.replaceState(null, '', `#${address.split('#')[1] ?? ''}`)
  const account = address === '/profile' ? anAccount() : undefined
  return renderPage(address, { server: fullServer(), database, ...(account && { account }) })
}

type AnyRoute = { options: { id?: string }; children?: object }
const routesIn = ({ options, children = {} }: AnyRoute): string[] => [
  ...(options.id === undefined ? [] : [options.id]),
  ...Object.values(children as Record<string, AnyRoute>).flatMap(routesIn),
]

const cases = (addresses: readonly (readonly [string, string])[]) =>
  addresses.flatMap(([address, shows]) =>
    databaseFaults.map((fault) => ({ address, shows, fault })),
  )

describe('A page whose database does not answer', () => {
  it('is every page of the app', () => {
    const routes = routesIn(routeTree as AnyRoute).filter((id) => !ofStaff.test(id))
    expect([...Object.keys(pages), ...own].toSorted()).toEqual(routes.toSorted())
  })

  it.each(cases(Object.values(pages)))(
    '$address shows what the server says while it is $fault',
    async ({ address, shows, fault }) => {
      const { container } = await show(address, fault)
      await expect.poll(() => container.querySelector('main')?.textContent).toContain(shows)
    },
  )

  it.each(cases(own.map((address) => [address, ''])))(
    '$address says so, or that nothing is there, while it is $fault',
    async ({ address, fault }) => {
      const { container } = await show(address, fault)
      const main = () => container.querySelector('main')
      await expect.poll(() => main()?.querySelector('.notice, h1 ~ p, section')).toBeTruthy()
      await expect.poll(() => main()?.querySelector('.skeleton, [aria-busy=true]')).toBeNull()
    },
  )
})
