import { join } from 'node:path'
import { openAdmin, openSection } from '#e2e/admin.ts'
import { freshDay } from '#e2e/bookingForm.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { fillDay } from '#e2e/fullDay.ts'
import { temple } from '#e2e/temple.ts'

test('A festival day with 300 bookings: all of them are listed, on the screen and on the priest’s list', async ({
  page,
}) => {
  const preferredDate = freshDay()
  const fullName = `Devotee ${Date.now().toString(36)}`
  const booking = {
    pujaType: 'ganesh',
    preferredDate,
    preferredTime: 'morning',
    fullName,
    email: 'd@temple.example',
  }
  const reply = await page.request.post('/api/puja-bookings', { data: booking })
  expect(reply.status(), await reply.text()).toBe(200)
  const { reference } = await reply.json()
  await fillDay(join(temple().data, 'modak.sqlite'), { reference, count: 299 })

  await openAdmin(page, 'desk', `bookings/day/${preferredDate}`)
  const rows = page.locator('[data-booking]').filter({ hasText: fullName })
  await expect(rows).toHaveCount(300)
  await expect(page.getByRole('button', { name: 'Confirm the first 200' })).toBeVisible()
  // Rows out of sight are only estimated: the way to the last becomes longer while it is gone.
  const last = rows.last().getByRole('button')
  await expect(async () => {
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ timeout: 500 })
  }).toPass()

  await openSection(page, 'Today')
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
})
