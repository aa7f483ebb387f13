import { toast } from '#e2e/bookingForm.ts'
import { donate, fillDonation, openDonate, pay } from '#e2e/donations.ts'
import { expect, hydrated, test } from '#e2e/fixtures.ts'
import { stripeStandIn } from '#e2e/stripeStandIn.ts'

test.describe('Where Stripe takes the cards', () => {
  // Its script is a stand-in here; the server’s own tests cover which page may load it.
  test.use({ bypassCSP: true })

  test(
    'its script is loaded at the checkout alone, and its word leads on',
    { tag: '@proof' },
    async ({ page, context, release }) => {
      const requests: string[] = []
      await context.route('https://js.stripe.com/**', async (route) => {
        requests.push(new URL(page.url()).pathname)
        await route.fulfill({
          contentType: 'text/javascript',
          body: `(${stripeStandIn.toString()})()`,
        })
      })
      const settings = { cards: 'stripe', publishableKey: 'pk_test_standin' }
      release.answer(/^\/api\/payment-settings$/, 200, JSON.stringify(settings))
      await openDonate(page)
      await fillDonation(page, 'Card', '₹2,001')
      await donate(page)
      await expect(page.getByText('The card form of Stripe')).toBeVisible()
      await expect(page.getByText('Test mode')).toHaveCount(0)
      await pay(page)
      await expect(toast(page, 'Your card was declined.')).toBeVisible()
      await pay(page)
      await expect(
        page.getByRole('heading', { name: 'Thank you for your donation!' }),
      ).toBeVisible()
      await expect(page.getByText('₹2,001', { exact: true })).toBeVisible()
      await expect(page).toHaveURL(/\/donation-success\?payment_intent=pi_\w+$/)
      expect(requests).toEqual(['/checkout'])
    },
  )

  test(
    'says when a script fails to load',
    { tag: '@proof' },
    async ({ page, context, release }) => {
      await context.route('https://js.stripe.com/**', (route) => route.abort())
      const settings = { cards: 'stripe', publishableKey: 'pk_test_standin' }
      release.answer(/^\/api\/payment-settings$/, 200, JSON.stringify(settings))
      await page.goto('/checkout?amount=501&email=m@example.org&name=Meera')
      await hydrated(page)
      await expect(
        page.getByRole('heading', { name: 'The card form could not be loaded' }),
      ).toBeVisible()
    },
  )
})
