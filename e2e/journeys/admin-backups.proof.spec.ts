import { openAdmin } from '#e2e/admin.ts'
import { expect, test } from '#e2e/fixtures.ts'

test('An administrator backs up the temple and reads how it went', async ({ page }) => {
  test.setTimeout(120_000)
  await openAdmin(page, 'admin', 'settings')
  await page.getByRole('link', { name: 'Backups' }).click()
  await expect(page.getByText('They are stored in')).toBeInViewport()
  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(page.getByText(/The backup is made and checked: .*MB/)).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText(/The last good backup: .*[AP]M/)).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/modak-\d{8}-\d{6}\.tar\.gz/)
      .first(),
  ).toBeVisible()
})
