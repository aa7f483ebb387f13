import { openAdmin } from '#e2e/admin.ts'
import { expect, test } from '#e2e/fixtures.ts'

test('The back office says when its styles fail to load, and gets them with *Try again*', async ({
  page,
  release,
}) => {
  const find = release.lose(/\/assets\/admin-.*\.css$/)
  await openAdmin(page, 'admin', 'bookings/day')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  // Requested again in vain, the notice stays: the back office cannot be read without styles.
  const asked = page.waitForRequest(/\/assets\/admin-.*\.css$/)
  await retry.click()
  await asked
  await expect(retry).toBeVisible()
  find()
  await retry.click()
  await expect(page.locator('.office-tabs')).toHaveCSS('display', 'grid')
})
