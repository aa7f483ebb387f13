import { drawn, expect, hydrated, settled, test, testWithWorker } from '#e2e/fixtures.ts'
import { mailedPath, mailedPaths } from '#e2e/mails.ts'
import { fillLogin, pressLogin, signedIn, someone } from '#e2e/people.ts'

test.describe('A forgotten password', () => {
  test('is replaced by a link that works once', { tag: '@proof' }, async ({ page, openDevice }) => {
    const asha = await signedIn(page)
    const phone = await openDevice()
    await phone.goto('/login')
    await phone.getByRole('link', { name: 'Forgot password?' }).click()
    await phone.getByRole('main').getByLabel('Email', { exact: true }).fill('nobody')
    await phone.getByRole('button', { name: 'Send link' }).click()
    await expect(phone.getByText('Please enter a valid email address')).toBeVisible()
    await phone.getByRole('main').getByLabel('Email', { exact: true }).fill(asha.email)
    await phone.getByRole('button', { name: 'Send link' }).click()
    await expect(phone.getByRole('heading', { name: 'Please check your email' })).toBeVisible()

    const link = await mailedPath(asha.email, '/forgot-password')
    await phone.goto('about:blank')
    await phone.goto(link)
    await phone.getByLabel('New password').fill('Modak-again-21')
    await phone.getByLabel('Confirm password').fill('Modak-again-21')
    await phone.getByRole('button', { name: 'Save new password' }).click()
    await expect(phone.getByText('Password changed', { exact: true })).toBeVisible()
    await expect(phone).toHaveURL(/\/login$/)

    await fillLogin(phone, asha)
    await pressLogin(phone)
    await expect(phone.getByText('Login failed', { exact: true })).toBeVisible()
    await fillLogin(phone, { ...asha, password: 'Modak-again-21' })
    await pressLogin(phone)
    await expect(phone.getByText('Login successful', { exact: true })).toBeVisible()

    // If somebody else may have been logged in, that session has ended.
    await page.goto('/')
    await expect(page.getByText('You were logged out', { exact: true })).toBeVisible()

    await phone.goto('about:blank')
    await phone.goto(link)
    await phone.getByLabel('New password').fill('Modak-third-21')
    await phone.getByLabel('Confirm password').fill('Modak-third-21')
    await phone.getByRole('button', { name: 'Save new password' }).click()
    await expect(phone.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
    await phone.getByRole('button', { name: 'Get a new link' }).click()
    await expect(phone.getByRole('button', { name: 'Send link' })).toBeVisible()
  })

  test('gives the same answer for an unknown address', { tag: '@proof' }, async ({ page }) => {
    const { email } = someone('nobody')
    await page.goto('/forgot-password')
    await hydrated(page)
    await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { name: 'Please check your email' })).toBeVisible()
    expect(await mailedPaths(email, '/forgot-password')).toEqual([])
  })
})

test.describe('Invalid links', { tag: '@proof' }, () => {
  for (const [path, name] of [
    ['/confirm-email', 'This link has expired'],
    ['/admin/first', 'This link has expired'],
  ] as const)
    test(`${path} without a token says so, and is not indexed`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name })).toBeVisible()
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    })

  test('an invalid confirmation says so', async ({ page }) => {
    await page.goto('/confirm-email#nonsense')
    await page.getByLabel('Account password', { exact: true }).fill('Modak-108')
    await page.getByRole('button', { name: 'Confirm email' }).click()
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeFocused()
  })

  testWithWorker('/home is home', async ({ page, network }) => {
    await page.goto('/home')
    await expect(page).toHaveURL(/\/$/)
    await settled(page, '/')
    await network.lose()
    await page.goto('/home')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Embracing')
  })
})

for (const width of [360, 412])
  test(`the picture beside a title covers no text, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/forgot-password')
    await drawn(page)
    const boxOf = (selector: string) => page.locator(selector).boundingBox()
    const picture = await boxOf('.gate > .shrine')
    const below = await boxOf('.gate h1 + p')
    expect(below?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? Infinity))
  })
