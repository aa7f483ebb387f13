import { adminClient, openAdmin } from '#e2e/admin.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { dateAt } from '#app/i18n/dates.ts'
import type { APIRequestContext } from '@playwright/test'

async function book(client: APIRequestContext, name: string): Promise<string> {
  const fullName = `${name} ${Date.now().toString(36)}`
  const data = {
    pujaType: 'ganesh',
    // Tomorrow is on the first page.
    preferredDate: dateAt(Date.now() + 86_400_000, 'Asia/Kolkata'),
    preferredTime: 'evening',
    fullName,
    email: 'd@temple.example',
  }
  const reply = await client.post('/api/puja-bookings', { data })
  expect(reply.status(), await reply.text()).toBe(200)
  return fullName
}

test('The first page shows new bookings when its window comes to the front, and by itself after a minute', async ({
  page,
}) => {
  await page.clock.install()
  await openAdmin(page, 'desk')
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  const client = await adminClient()
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first()

  const first = await book(client, 'Meera')
  await page.clock.runFor(2_000)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(row(first)).toBeVisible()

  const second = await book(client, 'Anand')
  await page.clock.runFor(61_000)
  await expect(row(second)).toBeVisible()
  await client.dispose()
})
