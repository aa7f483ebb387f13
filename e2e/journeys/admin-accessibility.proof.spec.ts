import { axeFaults } from '#e2e/axe.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { keyboardFaults } from '#e2e/keyboard.ts'
import { openAdmin } from '#e2e/admin.ts'

const pages = [
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
  'dakshina/totals',
  'subscribers',
  'subscribers/import',
  'subscribers/newsletters/new',
  'people',
  'personal-data',
  'settings',
  'audit',
  'no-such-tab',
]

/** Each part is a journey of its own, so that they run side by side. */
const parts = Array.from({ length: 4 }, (_, part) => pages.filter((_, at) => at % 4 === part))

test.describe('Axe finds nothing in the back office, and Tab reaches everything', () => {
  for (const width of [360, 1440])
    for (const [part, paths] of parts.entries())
      test(`${width} wide, part ${part + 1} of ${parts.length}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        if (paths.includes('messages'))
          await page.request.post('/api/contact', {
            data: { name: 'Asha', email: 'a@temple.example', subject: 'puja', message: 'Namaste' },
          })
        await openAdmin(page, 'admin')
        for (const path of paths) {
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
      })
})
