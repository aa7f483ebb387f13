import type { Page } from '@playwright/test'
import { axeFaults } from '#e2e/axe.ts'
import { bare, freshDay } from '#e2e/bookingForm.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { keyboardFaults } from '#e2e/keyboard.ts'
import { officeMenu, openAdmin } from '#e2e/admin.ts'
import { placed } from '#e2e/orders.ts'
import { offerUpi, withdrawUpi } from '#e2e/upi.ts'

const pages = [
  '',
  'pages',
  'pages/privacy',
  'notifications',
  'notifications/reminders',
  'mantras',
  'mantras/new',
  'mantras/vakratunda-mahakaya',
  'mantras/vakratunda-mahakaya/preview',
  'pujas',
  'pujas/new',
  'pujas/ganesh',
  'festivals',
  'festivals/new',
  'festivals/repeats',
  'festivals/shown',
  'festivals/month',
  // In the table of every year.
  `festivals/datta_jayanti-margashirsha-shukla-${new Date().getFullYear()}`,
  'blog',
  'blog/new',
  'bookings/day',
  'bookings/all',
  'bookings/places',
  'bookings/sheet',
  'donations',
  'donations/statement',
  'donations/totals',
  'donations/tax',
  'messages',
  'messages/templates',
  'sevas',
  'sevas/days',
  'sevas/new',
  'sevas/sponsored',
  'sevas/sponsored/new',
  'sevas/sponsored/offerings/new',
  'devotees/import',
  'shop',
  'shop/brass-ganapati',
  'shop/mantra-recordings',
  'shop/new',
  'orders',
  'counter/booking',
  'counter/donation',
  'counter/sale',
  'counter/cash',
  'orders/totals',
  'orders/slips',
  'dakshina',
  'takings',
  'takings/year',
  'dakshina/totals',
  'subscribers',
  'subscribers/import',
  'newsletters/new',
  'people',
  'personal-data',
  'settings',
  'settings/temple',
  'settings/app',
  'settings/visiting',
  'settings/giving',
  'settings/shop',
  'settings/email',
  'settings/backups',
  'settings/server',
  'settings/safety',
  'audit',
  'no-such-tab',
]

const partCount = 8

/** Each part is a journey of its own, so that they run side by side. */
const parts = Array.from({ length: partCount }, (_, part) =>
  pages.filter((_, at) => at % partCount === part),
)

/** Nothing of a page of the office is hard to see, to reach by keyboard, or wider than the screen. */
async function expectGood(page: Page, path: string, width: number): Promise<void> {
  await page.goto(`/admin/${path}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true], main .skeleton')).toHaveCount(0)
  expect(await axeFaults(page, path)).toEqual([])
  if (width === 1440) expect.soft(await keyboardFaults(page), path).toEqual([])
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(isWide, `${path} is wider than the screen`).toBe(false)
}

const message = { name: 'Asha', email: 'a@temple.example', subject: 'puja', message: 'Namaste' }

test.describe('Axe finds nothing in the back office, and Tab reaches everything', () => {
  // Tab walks through everything on each of six pages.
  test.describe.configure({ timeout: 300_000 })

  for (const width of [360, 1440]) {
    test.describe(() => {
      test.use({ viewport: { width, height: 800 } })

      for (const [part, paths] of parts.entries())
        test(`${width} wide, part ${part + 1} of ${parts.length}`, async ({ page }) => {
          if (paths.includes('messages')) await page.request.post('/api/contact', { data: message })
          await openAdmin(page, 'admin')
          for (const path of paths) await expectGood(page, path, width)
        })

      test(`${width} wide, in what somebody sent`, async ({ page, baseURL }) => {
        await page.request.post('/api/contact', { data: message })
        const booked = await page.request.post('/api/puja-bookings', { data: bare(freshDay()) })
        const gift = { amount: 501, fullName: 'Asha Patil', email: 'a@temple.example' }
        await offerUpi()
        const given = await page.request.post('/api/donations', {
          data: { ...gift, paymentMethod: 'gpay' },
        })
        await withdrawUpi()
        const order = await placed(page.request, baseURL ?? '', { payment: 'cod' })
        await openAdmin(page, 'admin')
        const { reference: booking } = await booked.json()
        const { reference: donation } = await given.json()
        const { items: people } = await page.evaluate(async () =>
          (await fetch('/api/admin/people')).json(),
        )
        const records = [
          `bookings/${booking}`,
          `donations/${donation}`,
          `orders/${order.reference}`,
          `people/${people[0].id}`,
        ]
        for (const path of records) await expectGood(page, path.toLowerCase(), width)
      })
    })
  }

  test('every section of the menu is among the pages above', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await openAdmin(page, 'admin')
    await expect(officeMenu(page).getByRole('link').first()).toBeVisible()
    const links = await officeMenu(page)
      .getByRole('link')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname))
    const shown = (link: string) =>
      pages.some((path) => `/admin/${path}`.replace(/\/$/, '').startsWith(link))
    expect(links.filter((link) => link.startsWith('/admin') && !shown(link))).toEqual([])
    expect(links.length).toBeGreaterThan(15)
  })
})
