import { toast } from '#e2e/bookingForm.ts'
import {
  atCheckout,
  donate,
  fillDonation,
  offer80G,
  openDonate,
  openMore,
  pay,
  storedOnPhone,
} from '#e2e/donations.ts'
import { expect, hydrated, installed, test, testWithWorker } from '#e2e/fixtures.ts'
import { mailedPath, mailsTo } from '#e2e/mails.ts'

const use = (ending: string) => ({ name: new RegExp(ending) })

test.describe('A donation by card', () => {
  test('is paid, thanked for and clears the form but for who gives', async ({ page }) => {
    await atCheckout(page, '₹1,001')
    await expect(page).toHaveURL(/\/checkout\?amount=1001&email=meera%40example\.org&name=Meera\+/)
    await expect(page.getByRole('heading', { name: 'Pay ₹1,001' })).toBeVisible()
    await page.getByRole('button', use('4242')).click()
    await pay(page)
    await expect(page).toHaveURL(/\/donation-success\?payment_intent=pi_\w+$/)
    await expect(page.getByRole('heading', { name: 'Thank you for your donation!' })).toBeVisible()
    await expect(page.getByText('₹1,001', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Show the receipt' }).click()
    await expect(page.getByRole('heading', { name: /^Receipt TEST-/ })).toBeVisible()
    await openDonate(page)
    await expect(page.getByText('Receipt to Meera')).toBeVisible()
    await expect(page.locator('.preset[aria-pressed="true"]')).toHaveCount(0)
  })

  test(
    'that is declined says why, and another card pays it',
    { tag: '@proof' },
    async ({ page }) => {
      await atCheckout(page)
      await page.getByRole('button', use('0002')).click()
      await pay(page)
      await expect(toast(page, 'Payment Failed')).toBeVisible()
      await expect(toast(page, 'Your card was declined.')).toBeVisible()
      await page.getByRole('button', use('4242')).click()
      await pay(page)
      await expect(
        page.getByRole('heading', { name: 'Thank you for your donation!' }),
      ).toBeVisible()
    },
  )

  test(
    'that the bank must approve is paid after approval, not after refusal',
    { tag: '@proof' },
    async ({ page }) => {
      await atCheckout(page)
      await page.getByRole('button', use('3220')).click()
      await pay(page)
      await expect(
        page.getByRole('heading', { name: 'Your bank asks: is this you?' }),
      ).toBeFocused()
      await page.getByRole('button', { name: 'Decline' }).click()
      await expect(toast(page, 'Payment Failed')).toBeVisible()
      await page.getByRole('button', use('3220')).click()
      await pay(page)
      await page.getByRole('button', { name: 'Approve' }).click()
      await expect(
        page.getByRole('heading', { name: 'Thank you for your donation!' }),
      ).toBeVisible()
    },
  )

  test('needs an amount', { tag: '@proof' }, async ({ page }) => {
    await openDonate(page)
    await page.getByLabel('Your amount in rupees').fill('0')
    await donate(page)
    await expect(toast(page, 'Invalid amount')).toBeVisible()
    await expect(page.getByRole('main').getByText('Amount must be greater than 0')).toBeVisible()
    const label = await page.getByText('Your amount in rupees', { exact: true }).boundingBox()
    const message = await page.locator('.toast').boundingBox()
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(label?.y ?? 0)
    await page.goto('/checkout?email=meera@example.org&name=Meera')
    await expect(toast(page, 'Invalid amount')).toBeVisible()
    await expect(page).toHaveURL(/\/donate$/)
  })

  test('needs a name: the form says so below its heading', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/checkout?amount=501')
    const message = toast(page, 'Donation failed')
    await expect(message).toBeVisible()
    await expect(page).toHaveURL(/\/donate$/)
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const { y = 0 } = (await message.boundingBox()) ?? {}
    expect((heading?.y ?? y) + (heading?.height ?? 0)).toBeLessThan(y)
  })

  test(
    'goes back to the form where none can be begun',
    { tag: '@proof' },
    async ({ page, release }) => {
      release.answer(/^\/api\/create-payment-intent$/, 503)
      await openDonate(page)
      await fillDonation(page, 'Card')
      await donate(page)
      await expect(toast(page, 'Donation failed')).toBeVisible()
      await expect(page).toHaveURL(/\/donate$/)
      await expect(page.getByLabel('Your full name')).toHaveValue('Meera Kulkarni')
    },
  )

  test(
    'that could not be started gets its PAN back, which only this tab stores',
    { tag: '@proof' },
    async ({ page, release }) => {
      await offer80G(page, release)
      release.answer(/^\/api\/create-payment-intent$/, 503)
      const pan = page.getByLabel('PAN', { exact: true })
      const address = page.getByLabel('Your address')
      await openDonate(page)
      await fillDonation(page, 'Card')
      await openMore(page)
      await pan.fill('AKLPM4321Q')
      await address.fill('1 Temple Road')
      await donate(page)
      await expect(toast(page, 'Donation failed')).toBeVisible()
      await expect(address).toHaveValue('1 Temple Road')
      await expect(pan).toHaveValue('AKLPM4321Q')
      const stored = await storedOnPhone(page)
      const withPan = stored.filter(({ text }) => text.includes('AKLPM4321Q'))
      expect(withPan.map(({ where }) => where)).toEqual(['sessionStorage'])
    },
  )

  test('that is opened again removes nothing typed since', { tag: '@proof' }, async ({ page }) => {
    await atCheckout(page)
    await page.getByRole('button', use('4242')).click()
    await pay(page)
    await expect(page.getByRole('heading', { name: 'Thank you for your donation!' })).toBeVisible()
    const thanks = page.url()
    await openDonate(page)
    await fillDonation(page, 'Card', '₹2,001')
    await openMore(page)
    await page.getByLabel('Message').fill('For the whole family')
    await page.goto(thanks)
    await expect(page.getByRole('heading', { name: 'Thank you for your donation!' })).toBeVisible()
    await openDonate(page)
    await expect(page.getByLabel('Message')).toHaveValue('For the whole family')
  })

  test(
    'of somebody who closed the page as soon as they paid is still thanked for',
    { tag: '@proof' },
    async ({ page, release }) => {
      // Only the provider reports it.
      release.answer(/^\/api\/verify-payment/, 503)
      const email = 'closed-tab@example.org'
      await atCheckout(page, '₹2,001', email)
      await page.getByRole('button', use('4242')).click()
      const paid = page.waitForResponse(/\/api\/sandbox\/pay$/)
      await pay(page)
      await paid
      await page.close()
      await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
      const [mail = ''] = await mailsTo(email)
      expect(mail).toContain('Thank you for your donation! Receipt TEST-')
      expect(await mailedPath(email, '/receipt/test-[\\w-]+')).toMatch(/#[\w-]+$/)
    },
  )

  test(
    'whose answer was lost after the card was charged is not called failed',
    { tag: '@proof' },
    async ({ page }) => {
      await atCheckout(page)
      await page.route('**/api/sandbox/pay', async (route) => {
        const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' }
        const reply = await route.fetch({ headers })
        expect(reply.status()).toBe(200)
        await route.abort('connectionreset')
      })
      await page.getByRole('button', use('4242')).click()
      await pay(page)
      await expect(
        page.getByRole('heading', { name: 'Thank you for your donation!' }),
      ).toBeVisible()
      await expect(toast(page, 'Payment Failed')).toHaveCount(0)
    },
  )

  testWithWorker(
    'leaves nothing of the payment on the phone',
    { tag: '@proof' },
    async ({ page }) => {
      await openDonate(page)
      await installed(page)
      const paying = page.waitForRequest(/\/api\/sandbox\/pay$/)
      await atCheckout(page, '₹1,001', 'leaves-nothing@example.org')
      await page.getByRole('button', use('3220')).click()
      await pay(page)
      await page.getByRole('button', { name: 'Approve' }).click()
      await expect(
        page.getByRole('heading', { name: 'Thank you for your donation!' }),
      ).toBeVisible()
      const { clientSecret: secret } = (await paying).postDataJSON()
      expect(secret).toMatch(/^pi_\w+_secret_\w+$/)
      const [id = ''] = secret.split('_secret_')

      // The address still contains the payment, as the specification wants; nothing else does.
      await page.goto('/mantras')
      await hydrated(page)
      // A guest's name and email are kept for the next form, and only there.
      await page.evaluate(() => localStorage.removeItem('modak-contact'))
      const stored = await storedOnPhone(page)
      expect(stored.length).toBeGreaterThan(20)
      const naming = stored.filter(({ text }) =>
        [id, secret, 'leaves-nothing', '4000 0000 0000 3220'].some((part) => text.includes(part)),
      )
      expect(naming.map(({ where }) => where)).toEqual([])
      const payment = /\/(checkout|donation-success|hooks|sandbox)|payment|stripe\.com|pi_\w{20}/i
      const addresses = stored
        .map(({ where }) => where)
        .filter((where) => !where.includes('/assets/'))
      expect(addresses.filter((where) => payment.test(where))).toEqual([])
    },
  )

  test('that nobody paid shows no amount', { tag: '@proof' }, async ({ page, network }) => {
    await page.goto('/donation-success?payment_intent=pi_other&amount=9999')
    await expect(
      page.getByRole('heading', { name: 'Your payment is not confirmed yet' }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByText('₹')).toHaveCount(0)
    await network.lose()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(
      page.getByRole('heading', { name: 'We can’t check your payment right now' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check again' })).toBeFocused()
  })
})
