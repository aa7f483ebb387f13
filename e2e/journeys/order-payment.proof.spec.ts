import { orderPath } from '#contract/orders/links.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { placed } from '#e2e/orders.ts'
import { toast } from '#e2e/toasts.ts'

test('On a phone that stores nothing an order is paid by its link, which the card form does not show', async ({
  page,
  release,
}) => {
  const order = await placed(page.request, release.origin)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is blocked.', 'SecurityError')
    }
  })
  await page.goto(orderPath(order))
  await page.getByRole('link', { name: /^Pay ₹[\d,]+ by card$/ }).click()
  await page.getByRole('button', { name: '… 4242 succeeds' }).click()
  expect(page.url()).toMatch(/\/pay$/)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByText('We received your payment')).toBeVisible({ timeout: 30_000 })
})

test('Once a buyer gave the bank’s number, the focus is on what the temple was told, and nothing covers it', async ({
  page,
  release,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  // As it would be at a temple that takes UPI.
  const order = {
    ...(await placed(page.request, release.origin, { payment: 'cod' })),
    payment: 'upi',
  }
  const { reference } = order
  const claimed = { ...order, claimedAt: order.createdAt, utr: '630577410001' }
  release.answer(new RegExp(`^/api/orders/${reference}\\?`), 200, JSON.stringify(order))
  release.answer(new RegExp(`^/api/orders/${reference}/paid`), 200, JSON.stringify(claimed))
  await page.goto(orderPath(order))
  await page.getByRole('textbox', { name: /^UTR/ }).fill('6305 7741 0001')
  await page.getByRole('button', { name: 'I have paid' }).click()
  const confirmation = page.getByText(/^You told us on .* that you have paid/)
  await expect(confirmation).toBeFocused()
  await expect(toast(page, 'Thank you for telling us')).toBeVisible()
  const isSeen = () =>
    confirmation.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(isSeen).toBe(true)
})
