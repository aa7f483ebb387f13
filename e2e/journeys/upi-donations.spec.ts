import type { Page } from '@playwright/test'
import { toast } from '#e2e/bookingForm.ts'
import { donate, fillDonation, openDonate, scanned } from '#e2e/donations.ts'
import { broughtAll, expect, type Network, test, testWithWorker } from '#e2e/fixtures.ts'
import { temple } from '#e2e/temple.ts'
import { offerUpi, upiAddress, withdrawUpi } from '#e2e/upi.ts'

test.beforeAll(offerUpi)
test.afterAll(withdrawUpi)

type Phone = { page: Page; network: Network }

/** A phone goes offline with the form open, and the pledge is made anyway. */
async function pledgeOffline({ page, network }: Phone): Promise<void> {
  await openDonate(page)
  await broughtAll(page)
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeEnabled()
  await network.lose()
  await fillDonation(page, 'UPI')
  await donate(page)
}

test.describe('A donation by UPI', () => {
  test('when accepted shows its code, in focus and not covered, and says what is next @smoke', async ({
    page,
  }) => {
    await openDonate(page)
    await expect(page.getByRole('radio', { name: 'UPI' })).toBeEnabled()
    await fillDonation(page, 'UPI', '₹1,001')
    await donate(page)
    const message = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
    await expect(message).toContainText('Thank you for your donation!')
    await expect(message).toContainText('Now pay ₹1,001 with this code')
    const code = page.getByRole('img', { name: 'QR code that pays ₹1,001 to the temple' })
    await expect(page.getByRole('group', { name: 'Now pay ₹1,001 by UPI' })).toBeFocused()
    await expect(code).toBeInViewport({ ratio: 1 })
    const [low = 0, high = 0] = await Promise.all(
      [code, message].map((part) =>
        part.evaluate(async (element) => {
          // A message comes from above: where it stays is what counts.
          await Promise.all(element.getAnimations().map(({ finished }) => finished))
          const { top, bottom } = element.getBoundingClientRect()
          return element.tagName === 'svg' ? bottom : top
        }),
      ),
    )
    expect(low).toBeLessThanOrEqual(high)
    // On a phone its own app comes first: nobody can scan their own screen.
    const order = await page
      .getByRole('link', { name: 'Open your UPI app' })
      .or(code)
      .evaluateAll((parts) => parts.map(({ tagName }) => tagName))
    expect(order).toEqual(['A', 'svg'])
    await expect(page.getByText(/thank/i).and(page.locator('main *'))).toHaveCount(0)
  })

  testWithWorker(
    'pledged offline shows its code at once, and is sent later',
    { tag: '@proof' },
    async ({ page, network }) => {
      await pledgeOffline({ page, network })
      await expect(toast(page, 'Saved on this phone')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Now pay ₹501 by UPI' })).toBeVisible()
      await expect(page.getByRole('group', { name: 'Now pay ₹501 by UPI' })).toBeFocused()
      const open = page.getByRole('link', { name: 'Open your UPI app' })
      const link = (await open.getAttribute('href')) ?? ''
      expect(link).toMatch(
        new RegExp(
          `^upi://pay\\?pa=${upiAddress}&pn=[^&+]+&tr=D\\w{9}&tn=D\\w{9}%20Donation&am=501\\.00&cu=INR$`,
        ),
      )
      expect(link.length).toBeLessThan(200)
      await expect.poll(() => scanned(page, /^QR code that pays/)).toBe(link)
      await expect(page.getByRole('link', { name: 'Open Google Pay' })).toHaveAttribute(
        'href',
        /^intent:\/\/pay\?/,
      )

      await network.regain()
      await page.reload()
      const utr = page.getByLabel('UTR, 12 digits (optional)')
      await utr.fill('1234', { timeout: 20_000 })
      await page.getByRole('button', { name: 'I have paid' }).click()
      await expect(page.getByText('The UTR has 12 digits: your UPI app shows it')).toBeVisible()
      await utr.fill('1234 5678 9012')
      await page.getByRole('button', { name: 'I have paid' }).click()
      await expect(toast(page, 'Thank you for telling us')).toBeVisible()
      await expect(page.getByText(/^You told us on /)).toBeVisible()
      await expect(page.getByText('123456789012')).toBeVisible()

      await network.lose()
      await page.goto('/donate')
      await page
        .getByRole('region', { name: 'Your donations on this phone' })
        .getByRole('link', { name: /₹501.*Being checked/ })
        .click()
      await expect.poll(() => scanned(page, /^QR code that pays/)).toBe(link)
    },
  )
})

testWithWorker(
  'A pledge whose reference is another donation’s already is sent again under a new one',
  { tag: '@proof' },
  async ({ page, network, request }) => {
    await pledgeOffline({ page, network })
    const link = page.getByRole('link', { name: 'Open your UPI app' })
    const referenceOf = async () => /&tr=(\w+)&/.exec((await link.getAttribute('href')) ?? '')?.[1]
    const first = await referenceOf()
    // Nearly impossible: somebody else’s phone made the same reference, and was quicker.
    const theirs = { fullName: 'Arjun', email: 'a@example.org', amount: 5, paymentMethod: 'gpay' }
    const data = { ...theirs, reference: first }
    const taken = await request.post(`${temple().upstream}/api/donations`, { data })
    expect(taken.status()).toBe(200)
    await network.regain()
    await expect(
      page.getByText('This donation was not accepted. Please do not pay it.'),
    ).toBeVisible({
      timeout: 20_000,
    })
    await expect(link).toHaveCount(0)
    await page.getByRole('link', { name: 'See why and correct it' }).click()
    await expect(page.getByText('Another donation already has this reference.')).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Edit' })
      .or(page.getByRole('main').getByRole('link', { name: 'Edit' }))
      .click()
    await expect(page.getByLabel('Your full name')).toHaveValue('Meera Kulkarni')
    await donate(page)
    await expect(page.getByRole('heading', { name: 'Now pay ₹501 by UPI' })).toBeVisible()
    expect(await referenceOf()).not.toBe(first)
  },
)
