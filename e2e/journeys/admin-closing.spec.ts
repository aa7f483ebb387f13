import { openAdmin } from '#e2e/admin.ts'
import { freshDay } from '#e2e/bookingForm.ts'
import { expect, test, withoutWorker } from '#e2e/fixtures.ts'
import type { DaySlot } from '#contract/pujas.ts'
import type { Page } from '@playwright/test'

test.use(withoutWorker)

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

test('Who is booked on a day that was closed stays in view after saving', async ({ page }) => {
  const date = await booked(page, 'Meera Joshi', 'evening')
  await openAdmin(page, 'admin', 'bookings/places/sankashti')
  await page.getByLabel('Add a closed day').fill(date)
  const name = page.getByRole('link', { name: 'Meera Joshi' })
  await expect(name).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Add a closed day')).toHaveValue('')
  await expect(name).toBeVisible()
})

test('Closing a part of the day names who is booked in it', async ({ page }) => {
  await booked(page, 'Anil Deshpande', 'afternoon')
  await openAdmin(page, 'admin', 'bookings/places/sankashti')
  const afternoon = page.getByLabel(/^Afternoon/)
  const capacity = await afternoon.inputValue()
  await afternoon.fill('0')
  const name = page.getByRole('link', { name: 'Anil Deshpande' })
  await expect(name).toBeVisible()
  await afternoon.fill(capacity)
  await expect(name).toBeHidden()
})
