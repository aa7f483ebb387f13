import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { dayOfWeek, officeMenu, openAdmin } from '#e2e/admin.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { fillDay } from '#e2e/fullDay.ts'
import { temple } from '#e2e/temple.ts'
import { toast } from '#e2e/toasts.ts'
import { offerUpi, withdrawUpi } from '#e2e/upi.ts'
import { dateAt, dateText } from '#app/i18n/dates.ts'
import type { Donation } from '#contract/donations/public.ts'

test.beforeAll(offerUpi)
test.afterAll(withdrawUpi)

test.use({
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
})

const dayFromNow = (days: number): string => dateAt(Date.now() + days * 86_400_000, 'Asia/Kolkata')

async function send<T>(page: Page, path: string, data: object): Promise<T> {
  const reply = await page.request.post(path, { data })
  expect(reply.status(), await reply.text()).toBe(200)
  return reply.json()
}

/** From the temple's home page, as staff begin their day; counts what is pressed. */
async function fromHome(page: Page, role: Parameters<typeof openAdmin>[1]) {
  await openAdmin(page, role)
  await page.goto('/')
  const pressed = { count: 0 }
  const press = async (target: Locator) => {
    pressed.count += 1
    await target.click()
  }
  await press(page.getByRole('link', { name: 'Back office' }))
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  return { pressed, press }
}

test('a day’s 16 bookings are confirmed in four clicks', { tag: '@proof' }, async ({ page }) => {
  // Within the week that the first page shows, and free on a second try.
  const preferredDate = dayFromNow(6 - test.info().retry)
  const fullName = `Devotee ${Date.now().toString(36)}`
  const { reference } = await send<{ reference: string }>(page, '/api/puja-bookings', {
    pujaType: 'ganesh',
    preferredDate,
    preferredTime: 'morning',
    fullName,
    email: 'd@example.org',
  })
  await fillDay(join(temple().data, 'modak.sqlite'), { reference, count: 15 })

  const { pressed, press } = await fromHome(page, 'desk')
  await press(dayOfWeek(page, preferredDate))
  await press(page.getByRole('button', { name: 'Confirm all 16' }))
  await expect(toast(page, '16 bookings confirmed')).toBeVisible()
  expect(pressed.count).toBeLessThanOrEqual(4)
  const rows = page.locator('[data-booking]').filter({ hasText: fullName })
  await expect(rows.getByText('Confirmed', { exact: true })).toHaveCount(16)
})

test('a message is answered in three clicks', { tag: '@proof' }, async ({ page }) => {
  await send(page, '/api/contact', {
    name: 'Meera',
    email: 'meera@temple.example',
    subject: 'puja',
    message: 'When are you open?',
  })
  const { pressed, press } = await fromHome(page, 'desk')
  await press(page.getByRole('link', { name: 'Answer' }))
  await expect(page.getByLabel('Your answer')).toBeFocused()
  await page.keyboard.type('Namaste, we are open from 6 AM.')
  await press(page.getByRole('button', { name: 'Send answer' }))
  await expect(toast(page, 'Your answer is on its way')).toBeVisible()
  expect(pressed.count).toBeLessThanOrEqual(3)
})

test(
  'a UPI payment that a donor claims is confirmed in five clicks, with its fields filled in',
  { tag: '@proof' },
  async ({ page }) => {
    const amount = 10_000 + (Date.now() % 89_000)
    const fullName = `Vikram ${Date.now().toString(36)}`
    const pledge = { amount, fullName, email: 'vikram@example.org', paymentMethod: 'gpay' }
    const { reference, token } = await send<Donation>(page, '/api/donations', pledge)
    const utr = `${Date.now()}`.slice(-12)
    await send(page, `/api/donations/${reference}/paid`, { token, utr })

    const { pressed, press } = await fromHome(page, 'treasurer')
    await press(officeMenu(page).getByRole('link', { name: 'Donations' }))
    await press(page.getByRole('link', { name: new RegExp(fullName) }))
    await expect(page.getByLabel('UTR on the statement')).toHaveValue(utr)
    await expect(page.getByLabel('Amount on the statement')).toHaveValue(String(amount))
    await expect(page.getByLabel('Date received')).toHaveValue(dayFromNow(0))
    await press(page.getByRole('button', { name: 'Confirm payment received' }))
    await expect(toast(page, 'Confirmed. The receipt is on its way to the donor.')).toBeVisible()
    expect(pressed.count).toBeLessThanOrEqual(5)
  },
)

test(
  'the priest’s list is printed in three clicks, without the office around it',
  { tag: '@proof' },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    const { pressed, press } = await fromHome(page, 'priest')
    await press(page.getByRole('link', { name: 'Priest’s list' }))
    await expect(
      page.getByRole('heading', { level: 1, name: new RegExp(dateText(dayFromNow(0))) }),
    ).toBeVisible()
    const print = page.getByRole('button', { name: 'Print' })
    // On a day without pujas there is nothing to print.
    if (await print.isEnabled()) {
      await press(print)
      await expect(page.locator('html')).toHaveAttribute('data-printed')
    }
    expect(pressed.count).toBeLessThanOrEqual(3)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden()
  },
)
