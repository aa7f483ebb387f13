import { expect, hydrated, test } from '#e2e/fixtures.ts'
import { tab } from '#e2e/people.ts'

// A first visit on a poor network: no worker has anything stored yet.
test('readings that are all lost: the page says so, and trying again brings them', async ({
  page,
  release,
}) => {
  const find = release.lose(/^\/(assets\/offline-|api\/)/)
  await page.goto('/contact')
  await hydrated(page)
  await tab(page, 'Mantras').click()
  await expect(page.getByText('Failed to load mantras. Please try again later.')).toBeVisible()
  find()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('article')).toHaveCount(23)
})

test('a server that says nothing is given up after 15 s, and can be tried again', async ({
  page,
  release,
}) => {
  await page.clock.install()
  release.hush(/^\/api\//)
  await page.goto('/contact')
  await hydrated(page)
  const request = page.waitForRequest(/\/api\/mantras\/previews/)
  await tab(page, 'Mantras').click()
  await request
  await expect(page.getByRole('heading', { level: 1, name: 'Daily Mantras' })).toBeVisible()
  const failed = page.getByText('Failed to load mantras. Please try again later.')
  // The clock also runs on its own, so the test does not move it too close.
  await page.clock.runFor(8_000)
  await expect(failed).toHaveCount(0)
  await page.clock.runFor(8_000)
  await expect(failed).toBeVisible()
  // Retry reloads the page, which already contains everything. If the API answered first, the page
  // would refetch automatically, and the button could be gone before it is pressed.
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('article')).toHaveCount(23)
})
