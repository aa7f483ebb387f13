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
  const lost = page.waitForEvent('requestfailed', (request) =>
    /\/assets\/admin-.*\.css$/.test(request.url()),
  )
  await retry.click()
  await lost
  await expect(retry).toBeVisible()
  find()
  await retry.click()
  await expect(page.getByRole('navigation', { name: 'Most used' })).toHaveCSS('display', 'grid')
})
