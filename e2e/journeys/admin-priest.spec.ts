import { join } from 'node:path'
import { openAdmin, openSection } from '#e2e/admin.ts'
import { freshDay } from '#e2e/bookingForm.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { inDatabase } from '#e2e/fullDay.ts'
import { temple } from '#e2e/temple.ts'
import { dateAt } from '#app/i18n/dates.ts'

test('A priest’s morning on a phone: who comes, in whose names, performed, and the list on paper', async ({
  page,
}) => {
  const fullName = `Meera ${Date.now().toString(36)}`
  const booking = {
    pujaType: 'ganesh',
    preferredDate: freshDay(),
    preferredTime: 'morning',
    fullName,
    email: 'meera@temple.example',
    phone: '98200 12345',
    sankalp: { names: [fullName, 'Anand Kulkarni'], gotra: 'Kashyapa' },
    specialRequests: 'A chair for my mother, please.',
  }
  const reply = await page.request.post('/api/puja-bookings', { data: booking })
  expect(reply.status(), await reply.text()).toBe(200)
  const { reference } = await reply.json()
  const today = dateAt(Date.now(), 'Asia/Kolkata')
  // The day of the puja comes.
  await inDatabase(join(temple().data, 'modak.sqlite'), (db) =>
    db('puja_bookings').where({ reference }).update({ preferred_date: today }),
  )

  await openAdmin(page, 'priest')
  const waiting = page.getByRole('listitem').filter({ hasText: fullName }).first()
  await expect(waiting).toContainText('Kashyapa gotra')
  await page
    .getByRole('button', { name: `Confirm: ${fullName}` })
    .first()
    .click()
  await expect(waiting.getByText('Confirmed', { exact: true })).toBeVisible()

  await openSection(page, 'Bookings')
  const row = page.locator(`[data-booking="${reference}"]`)
  await expect(row).toContainText(`${fullName}, 2 names`)
  await expect(row.getByRole('link', { name: '98200 12345' })).toHaveAttribute('href', /^tel:/)
  await row.getByRole('button', { name: `Start: ${reference}` }).click()
  await row.getByRole('button', { name: `Mark as performed: ${reference}` }).click()
  await expect(row.getByText('Performed', { exact: true })).toBeVisible()

  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto(`/admin/bookings/sheet/${today}`)
  const block = page.getByRole('row').filter({ hasText: reference })
  for (const words of [fullName, 'Anand Kulkarni', 'Kashyapa', 'A chair for my mother, please.'])
    await expect(block.getByText(words).first()).toBeVisible()
  const width = () => page.evaluate(() => document.querySelector('.sheet')?.scrollWidth ?? 0)
  expect(await width(), 'nothing to scroll to sideways').toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
})
