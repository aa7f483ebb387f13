import type { Page } from '@playwright/test'
import { expect, hydrated, settled, test, testWithWorker } from '#e2e/fixtures.ts'
import { mailedPath } from '#e2e/mails.ts'
import { openFold } from '#e2e/people.ts'
import { toast } from '#e2e/toasts.ts'

const form = (page: Page, place: 'contentinfo' | 'main') =>
  page.getByRole(place).locator('form', { has: page.getByRole('button', { name: 'Subscribe' }) })

/** The address of the page that the email to `address` leads to, once the email has been sent. */
const linkFor = (address: string) => mailedPath(address, '/newsletter')

test.describe('The newsletter', () => {
  test('refuses an invalid address, and sends nothing', { tag: '@proof' }, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto('/')
    const footer = form(page, 'contentinfo')
    await openFold(page, 'Newsletter')
    for (const wrong of ['', 'nobody']) {
      await footer.getByLabel('Your email').fill(wrong)
      await footer.getByRole('button').click()
      await expect(toast(page, 'Invalid email')).toBeVisible()
      await expect(
        page.getByText('Please enter a valid email address', { exact: true }),
      ).toBeVisible()
    }
    expect(requests).not.toContain('/api/newsletter')
  })

  test(
    'is confirmed by a button on the page of the mail’s link, and ended there',
    { tag: '@proof' },
    async ({ page }) => {
      const address = `asha-${Date.now()}@temple.example`
      await page.goto('/')
      await hydrated(page)
      const footer = form(page, 'contentinfo')
      await openFold(page, 'Newsletter')
      await footer.getByLabel('Your email').fill(address)
      await footer.getByRole('button').click()
      await expect(page.getByText('Thank you for subscribing!', { exact: true })).toBeVisible()
      await expect(
        page.getByText("You'll receive updates about festivals and spiritual content.", {
          exact: true,
        }),
      ).toBeVisible()
      await expect(footer.getByLabel('Your email')).toHaveValue('')
      await expect(footer.getByText(/the link we emailed you to confirm/)).toBeVisible()

      await page.goto(await linkFor(address))
      await page.getByRole('button', { name: 'Confirm subscription' }).click()
      await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    },
  )

  test(
    'is offered below the mantras with the mantra of the day, which can be stopped alone',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/mantras')
      const section = form(page, 'main')
      const address = `devi-${Date.now()}@temple.example`
      await section.getByLabel('Your email').fill(address)
      await section.getByRole('button').click()
      await expect(page.getByText('Subscription successful!', { exact: true })).toBeVisible()
      await expect(
        page.getByText("You'll now receive daily mantras in your inbox.", { exact: true }),
      ).toBeVisible()

      await page.goto(await linkFor(address))
      await expect(page.getByText(/also receive the mantra of the day/)).toBeVisible()
      await page.getByRole('button', { name: 'Confirm subscription' }).click()
      await expect(page.getByText(/^The mantra of the day comes every morning/)).toBeVisible()
      await page.getByRole('button', { name: 'Stop the daily mantra' }).click()
      await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
      await page.getByRole('button', { name: 'Send me the daily mantra' }).click()
      await expect(page.getByRole('button', { name: 'Stop the daily mantra' })).toBeVisible()
    },
  )

  testWithWorker(
    'is saved while offline, and sent when online again',
    { tag: '@proof' },
    async ({ page, network }) => {
      const address = `ravi-${Date.now()}@temple.example`
      await settled(page, '/')
      await network.lose()
      const footer = form(page, 'contentinfo')
      await openFold(page, 'Newsletter')
      await footer.getByLabel('Your email').fill(address)
      await footer.getByRole('button').click()
      await expect(toast(page, 'Saved on this phone')).toBeVisible()
      await network.regain()
      await expect(page.getByText('Thank you for subscribing!', { exact: true })).toBeVisible({
        timeout: 20_000,
      })
      expect(await linkFor(address)).toMatch(/^\/newsletter#/)
    },
  )

  test(
    'says so where a link is wrong, and where nobody answers',
    { tag: '@proof' },
    async ({ page, release }) => {
      await page.goto('/newsletter#nonsense')
      await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
      const heal = release.lose(/^\/api\/newsletter\//)
      await page.reload()
      await expect(
        page.getByRole('heading', { name: 'We can’t open your subscription right now' }),
      ).toBeVisible()
      const asked = page.waitForRequest(/\/api\/newsletter\//)
      await page.getByRole('button', { name: 'Try again' }).click()
      await asked
      heal()
      // It also loads automatically, as soon as the server can be reached.
      await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
    },
  )
})
