import { openAdmin } from '#e2e/admin.ts'
import { expect, test } from '#e2e/fixtures.ts'

test.use({ viewport: { width: 1440, height: 700 }, isMobile: false, hasTouch: false })

test('On a low screen the last sections of the menu are reached with the keyboard, and the current one is in sight', async ({
  page,
}) => {
  await openAdmin(page, 'admin', 'pages')
  const menu = page.getByRole('navigation', { name: 'Back office' })
  const last = menu.getByRole('link', { name: 'Activity log' })
  await expect(last).not.toBeInViewport()
  const top = menu.getByRole('link', { name: 'Today' })
  await menu.getByRole('link', { name: 'Personal data' }).focus()
  await page.keyboard.press('Tab')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(last).toHaveAttribute('aria-current', 'page')
  await page.reload()
  await expect(last).toBeInViewport({ ratio: 1 })
  // The bar lies over the upper end of the menu.
  await menu.getByRole('link', { name: 'Bookings' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(top).toBeFocused()
  const bar = await page.locator('.office-bar').boundingBox()
  const first = await top.boundingBox()
  expect(first?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})
