import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aBooking } from '#app/test/aBooking.ts'
import { aDonation } from '#app/test/aDonation.ts'
import { anOrder } from '#app/test/anOrder.ts'
import { aMantra, anAccount, aPage, aPost, aProduct } from '#app/test/builders.ts'
import { type DatabaseFault, databaseFaults } from '#app/test/databaseFaults.ts'
import { renderPage } from '#app/test/renderPage.tsx'
import { templeServer, type TempleServer } from '#app/test/templeServer.ts'
import { getPost, listPostPreviews } from '#contract/blog.ts'
import { getBooking } from '#contract/bookings.ts'
import { getDakshina } from '#contract/dakshina.ts'
import { getDonation, getPaymentSettings } from '#contract/donations.ts'
import { listFestivalOverrides, listUpcomingFestivals } from '#contract/festivals.ts'
import { previewOf, rowOf } from '#contract/mantraPreview.ts'
import {
  getMantra,
  getMantraOfDay,
  listAartis,
  listFeaturedMantras,
  listMantraPreviews,
  listMantras,
  listSung,
} from '#contract/mantras.ts'
import { listSessions } from '#contract/myAccount.ts'
import { getOrder } from '#contract/orders.ts'
import { getPage } from '#contract/pages.ts'
import { listPujas } from '#contract/pujaList.ts'
import { listMyReminders } from '#contract/reminders.ts'
import { getProduct, listProducts } from '#contract/shop.ts'
import { getVisit } from '#contract/visit.ts'

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
  server.answers(listUpcomingFestivals, [])
  server.answers(listPujas, [])
  server.answers(getVisit, { aartis: [], priests: [] })
  server.answers(getBooking, aBooking())
  server.refuses(getDakshina, 'not_found')
  server.answers(getOrder, anOrder())
  server.answers(getDonation, aDonation())
  server.answers(getPaymentSettings, { cards: 'none' })
  server.answers(listSessions, [])
  server.answers(listMyReminders, [])
  return server
}

/** Each page of what the server has, too. */
const pages: readonly [address: string, shows: string][] = [
  ['/', 'Ganesha Gayatri'],
  ['/mantras', 'Ganesha Gayatri'],
  ['/mantras/ganesha-gayatri', 'Ganesha Gayatri'],
  ['/chant/ganesha-gayatri', 'Touch anywhere'],
  ['/aarti', 'Ganesha Gayatri'],
  ['/blog', preview.title],
  [`/blog/${preview.slug}`, preview.title],
  ['/shop', aProduct().name],
  [`/shop/${aProduct().id}`, aProduct().name],
  ['/terms', aPage().title],
  ['/puja', 'Which puja'],
  ['/donate', 'Donate'],
  [`/booking/${aBooking().reference}#${aBooking().token}`, aBooking().pujaName],
  [`/orders/${anOrder().reference}#${anOrder().token}`, anOrder().reference],
  [`/donation/${aDonation().reference}#${aDonation().token}`, '₹501'],
  ['/profile', 'Asha'],
]

/** What only the phone has. A refused database has nothing; of a silent one nobody knows. */
const own = ['/cart', '/outbox', '/sadhana', '/offline']

/** Time runs fast: what waits a second or four is not waited for. */
const show = async (address: string, database: DatabaseFault) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pump = setInterval(() => vi.isFakeTimers() && vi.advanceTimersByTime(50), 2)
  onTestFinished(() => {
    clearInterval(pump)
    vi.useRealTimers()
  })
  const account = address === '/profile' ? anAccount() : undefined
  return renderPage(address, { server: fullServer(), database, ...(account && { account }) })
}

const cases = (addresses: readonly (readonly [string, string])[]) =>
  addresses.flatMap(([address, shows]) =>
    databaseFaults.map((fault) => ({ address, shows, fault })),
  )

describe('A page whose database does not answer', () => {
  it.each(cases(pages))(
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
