import { dayOfWeek, openAdmin } from '#e2e/admin.ts'
import { menu, openMenu } from '#e2e/people.ts'
import { freshDay } from '#e2e/bookingForm.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { toast } from '#e2e/toasts.ts'
import type { DaySlot } from '#contract/bookings/pujas.ts'
import { dateAt, dateText } from '#app/i18n/dates.ts'
import type { Locator, Page } from '@playwright/test'

async function booked(page: Page, fullName: string, preferredTime: DaySlot): Promise<string> {
  const preferredDate = freshDay()
  const data = {
    pujaType: 'sankashti',
    preferredDate,
    preferredTime,
    fullName,
    email: 'ravi@temple.example',
  }
  const reply = await page.request.post('/api/puja-bookings', { data })
  expect(reply.status(), await reply.text()).toBe(200)
  return preferredDate
}

test(
  'Who is booked on a day that was closed stays in view after saving',
  { tag: '@proof' },
  async ({ page }) => {
    const date = await booked(page, 'Meera Joshi', 'evening')
    await openAdmin(page, 'admin', 'bookings/places/sankashti')
    await page.getByLabel('Add a closed day').fill(date)
    const name = page.getByRole('link', { name: 'Meera Joshi' })
    await expect(name).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByLabel('Add a closed day')).toHaveValue('')
    await expect(name).toBeVisible()
  },
)

test('Closing a part of the day names who is booked in it', { tag: '@proof' }, async ({ page }) => {
  await booked(page, 'Anil Deshpande', 'afternoon')
  await openAdmin(page, 'admin', 'bookings/places/sankashti')
  const afternoon = page.getByLabel(/^Afternoon \(/)
  const capacity = await afternoon.inputValue()
  await afternoon.fill('0')
  const name = page.getByRole('link', { name: 'Anil Deshpande' })
  await expect(name).toBeVisible()
  await afternoon.fill(capacity)
  await expect(name).toBeHidden()
})

test('The temple is closed for a day in five clicks from the home page; site and puja form say so', async ({
  page,
}) => {
  await openAdmin(page, 'admin')
  // From then on the phone knows who is logged in.
  await expect(page.getByRole('button', { name: 'Find' })).toBeVisible()
  await page.goto('/')
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  clicks += 1
  await openMenu(page)
  await click(menu(page).getByRole('link', { name: 'Back office' }))
  const today = dateAt(Date.now(), 'Asia/Kolkata')
  await click(dayOfWeek(page, today))
  await click(page.getByRole('button', { name: 'Close the temple on this day' }))
  // Asked only if somebody is booked today.
  const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Close the temple' })
  const closed = page.getByText('Temple closed', { exact: true })
  await expect(sure.or(closed).first()).toBeVisible()
  if (await sure.isVisible()) await click(sure)
  expect(clicks).toBeLessThanOrEqual(5)
  await expect(closed).toBeVisible()

  await page.goto('/contact')
  await expect(
    page
      .getByRole('main')
      .getByText(`${dateText(today)}`)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible()

  await page.goto(`/admin/bookings/day/${today}`)
  await page.getByRole('button', { name: 'Open the temple again' }).click()
  await expect(page.getByText('Temple closed', { exact: true })).toBeHidden()
})

test(
  'Before a day is closed, its bookings are shown, each with the way to move or cancel it',
  { tag: '@proof' },
  async ({ page }) => {
    const date = await booked(page, 'Sunita Apte', 'evening')
    await openAdmin(page, 'admin', `bookings/day/${date}`)
    const close = page.getByRole('button', { name: 'Close the temple on this day' })
    await close.click()
    const question = page.getByRole('alertdialog', {
      name: `Close the temple on ${dateText(date)}?`,
    })
    await expect(question.getByRole('link', { name: 'Sunita Apte' })).toHaveAttribute(
      'href',
      /\/admin\/bookings\/pj-/,
    )
    await question.getByRole('button', { name: 'Keep it open' }).click()
    await expect(close).toBeFocused()
    await close.click()
    await question.getByRole('button', { name: 'Close the temple' }).click()
    await expect(page.getByText('Temple closed', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /Sunita Apte/ })).toBeVisible()
  },
)

test(
  'A booking is moved, given an exact time, and cancelled with a reason, which its page shows',
  { tag: '@proof' },
  async ({ page }) => {
    const preferredDate = freshDay()
    const data = {
      pujaType: 'ganesh',
      preferredDate,
      preferredTime: 'morning',
      fullName: 'Lata Mule',
      email: 'lata@temple.example',
    }
    const { reference, token } = await (
      await page.request.post('/api/puja-bookings', { data })
    ).json()
    await openAdmin(page, 'desk', `bookings/${reference.toLowerCase()}`)
    await page.getByLabel('Exact time (optional)').fill('08:30')
    await page.getByRole('button', { name: 'Save the new time' }).click()
    await expect(toast(page, 'The booking has a new time')).toBeVisible()
    await page.getByLabel('Priest').fill('Joshi Guruji')
    await page.getByLabel('Internal notes').fill('Comes by wheelchair.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    const pass = `/booking/${reference.toLowerCase()}#${token}`
    await page.goto(pass)
    await expect(page.getByRole('main').getByText('8:30 AM').first()).toBeVisible()
    await expect(page.getByText('wheelchair')).toHaveCount(0)

    await page.goto(`/admin/bookings/${reference.toLowerCase()}`)
    await page.getByRole('button', { name: `Cancel: ${reference}` }).click()
    await page.getByLabel('Reason (optional)').fill('The priest is ill.')
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await expect(page.getByText('Reason: The priest is ill.', { exact: true })).toBeVisible()
    await page.goto(pass)
    await expect(page.getByText('The priest is ill.', { exact: true })).toBeVisible()
  },
)
