import type { Page } from '@playwright/test'
import { draftOf, openStep } from '#e2e/bookingForm.ts'
import { sendMessage } from '#e2e/contactForm.ts'
import { expect, hydrated, settled, test, testWithWorker } from '#e2e/fixtures.ts'
import { mailedPath } from '#e2e/mails.ts'
import { guestLinks, headerSays, menu, openMenu, ownLinks, signedIn, signIn } from '#e2e/people.ts'

const sectionOf = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })

test.describe('The header', { tag: '@proof' }, () => {
  for (const width of [360, 1440])
    test(`shows the true state on ${width} px, before the app runs, and nothing moves`, async ({
      page,
      release,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await openMenu(page)
      expect(await headerSays(page)).toEqual(guestLinks)
      await signedIn(page)
      await openMenu(page)
      expect(await headerSays(page)).toEqual(ownLinks)
      await expect(menu(page).getByRole('link', { name: 'Account' })).toHaveAttribute(
        'href',
        '/profile',
      )

      // Without any of the app's code.
      const free = release.hold(/^\/assets\/.*\.js/)
      const bare = await page.context().newPage()
      await bare.setViewportSize({ width, height: 800 })
      await bare.goto('/calendar', { waitUntil: 'commit' })
      await bare.locator('html[data-account]').waitFor({ state: 'attached' })
      await openMenu(bare)
      expect(await headerSays(bare)).toEqual(ownLinks)
      await bare.evaluate(() => {
        const shifts: number[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { sources = [] } = entry as unknown as { sources?: { node?: Node }[] }
            if (sources.some(({ node }) => node?.parentElement?.closest('header')))
              shifts.push((entry as unknown as { value: number }).value)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        Object.assign(window, { shifts })
      })
      free()
      await hydrated(bare)
      expect(await headerSays(bare)).toEqual(ownLinks)
      expect(await bare.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
        [],
      )
    })

  testWithWorker(
    'knows about another tab, a page cached by the worker, and an offline phone',
    async ({ page, context, network }) => {
      await settled(page, '/')
      const tab = await context.newPage()
      await settled(tab, '/mantras')
      await signedIn(page)
      await openMenu(tab)
      await expect.poll(() => headerSays(tab)).toEqual(ownLinks)
      await network.lose()
      await page.goto('/')
      await openMenu(page)
      expect(await headerSays(page)).toEqual(ownLinks)
      await menu(page).getByRole('link', { name: 'Account' }).click()
      await expect(page).toHaveURL(/\/profile$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('asha-')
      await expect(page.getByText('You need to be online to see your devices.')).toBeVisible()
    },
  )
})

test.describe('Forms', () => {
  const fields = (page: Page, name: string) =>
    [page.getByLabel(name), page.getByRole('main').locator('input[name=email]').first()] as const

  testWithWorker(
    'know who is logged in, even offline, and never overwrite a draft',
    async ({ page, network }) => {
      await settled(page, '/puja')
      const [name, email] = fields(page, 'Your full name')
      await expect(name).toHaveValue('')
      const asha = await signedIn(page)
      await page.goto('/profile')
      await page.getByText('Change name').click()
      await page.getByLabel('Full name').fill('Asha Kulkarni')
      await page.getByRole('button', { name: 'Save name' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Kulkarni')

      await network.lose()
      await page.goto('/puja')
      await expect(name).toHaveValue('Asha Kulkarni')
      await expect(email).toHaveValue(asha.email)
      await network.regain()
      expect(await draftOf(page), 'nobody has typed anything').toBe('""')
      await openStep(page, 'Your names')
      // For somebody else this time: the form keeps what was typed.
      await name.fill('Ravi Kulkarni')
      await email.fill('')
      await expect.poll(() => draftOf(page)).toContain('"fullName":"Ravi Kulkarni","email":""')
      await page.goto('/mantras')
      await page.goto('/puja')
      await expect(name).toHaveValue('Ravi Kulkarni')
      await expect(email).toHaveValue('')
    },
  )

  test('know it again after a message is sent', { tag: '@proof' }, async ({ page }) => {
    const asha = await signedIn(page)
    await page.goto('/contact')
    const [name, email] = fields(page, 'Your name')
    await expect(name).toHaveValue('')
    await expect(email).toHaveValue(asha.email)
    await sendMessage(page, 'Where does one leave the shoes?')
    await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Write another message' }).click()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
    await expect(email).toHaveValue(asha.email)
    await expect(name).toHaveValue('')
  })
})

test.describe('The account page', () => {
  test(
    'changes the name, the password and the address',
    { tag: '@proof' },
    async ({ page, openDevice }) => {
      const asha = await signedIn(page)
      await page.goto('/profile')
      await page.getByText('Change name').click()
      await page.getByLabel('Full name').fill('Asha Kulkarni')
      await page.getByRole('button', { name: 'Save name' }).click()
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Kulkarni')

      await page.getByText('Change password').click()
      const section = sectionOf(page, 'Your password')
      await section.getByLabel('Your current password').fill('Wrong-one-1')
      await section.getByLabel('New password').fill('Modak-other-21')
      await section.getByLabel('Confirm password').fill('Modak-other-21')
      await section.getByRole('button', { name: 'Save new password' }).click()
      await expect(section.getByLabel('Your current password')).toHaveAttribute(
        'aria-invalid',
        'true',
      )
      await section.getByLabel('Your current password').fill(asha.password)
      await section.getByRole('button', { name: 'Save new password' }).click()
      await expect(page.getByText('Password changed', { exact: true })).toBeVisible()

      const email = `new-${asha.email}`
      await page.getByText('Change email').click()
      const address = sectionOf(page, 'Your email')
      await address.getByLabel('New email').fill(email)
      await address.getByLabel('Your current password').fill('Modak-other-21')
      await address.getByRole('button', { name: 'Send confirmation link' }).click()
      await expect(address.getByText(/^To switch to /)).toContainText(email)
      await page.goto(await mailedPath(email, '/confirm-email'))
      await page.getByRole('button', { name: 'Confirm email' }).click()
      await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
      await page.getByRole('link', { name: 'My account' }).click()
      await expect(sectionOf(page, 'Your email').getByText(email)).toBeVisible()
      await expect(page.getByText(/^To switch to /)).toHaveCount(0)

      const other = await openDevice()
      await signIn(other, { ...asha, username: email, password: 'Modak-other-21' })
    },
  )

  test(
    'stays open if a call with the cookie from before a new password is answered after it',
    { tag: '@proof' },
    async ({ page, release }) => {
      const asha = await signedIn(page)
      // The page fetches the donations once it knows who is logged in: those of the page before it,
      // where the login was, are over by then.
      const tellWho = release.hold(/^\/api\/auth\/me/)
      await page.goto('/profile')
      const answer = release.hold(/^\/api\/account\/donations/)
      const sent = page.waitForRequest(/\/api\/account\/donations/)
      tellWho()
      const call = await sent
      await page.getByText('Change password').click()
      const section = sectionOf(page, 'Your password')
      await section.getByLabel('Your current password').fill(asha.password)
      await section.getByLabel('New password').fill('Modak-other-21')
      await section.getByLabel('Confirm password').fill('Modak-other-21')
      await section.getByRole('button', { name: 'Save new password' }).click()
      await expect(page.getByText('Password changed', { exact: true })).toBeVisible()

      const askedAgain = page.waitForResponse(/\/api\/auth\/me/)
      answer()
      expect((await call.response())?.status()).toBe(401)
      expect((await askedAgain).status()).toBe(200)
      await page.goto('/profile')
      await expect(page.getByText('This device')).toBeVisible()
      await expect(page.getByText(/^You were logged out/)).toHaveCount(0)
    },
  )

  test(
    'returns after the browser’s storage is cleared, while the session is valid',
    { tag: '@proof' },
    async ({ page }) => {
      await signedIn(page)
      await page.goto('/')
      await hydrated(page)
      const cleared = await page.context().newCDPSession(page)
      await cleared.send('Storage.clearDataForOrigin', {
        origin: new URL(page.url()).origin,
        storageTypes: 'local_storage,indexeddb,service_workers,cache_storage',
      })
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-account')
      await openMenu(page)
      await expect(menu(page).getByRole('button', { name: 'Logout' })).toBeVisible()
    },
  )

  test(
    'exports all data as a file, and deletes the account',
    { tag: '@proof' },
    async ({ page }) => {
      const asha = await signedIn(page)
      await page.goto('/profile')
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export my data' }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(/^my-temple-data-\d{4}-\d{2}-\d{2}\.json$/)
      const stream = await download.createReadStream()
      let text = ''
      for await (const part of stream) text += String(part)
      expect(JSON.stringify(JSON.parse(text))).toContain(asha.email)

      await page.getByText('Delete my account').click()
      await expect(page.getByText(/delete your account at once and for good/)).toBeVisible()
      const remove = page.getByRole('button', { name: 'Delete for good' })
      await remove.click()
      await expect(page.getByText('Please enter your current password')).toBeVisible()
      await page.getByRole('group').getByLabel('Your current password').fill(asha.password)
      await remove.click()
      await expect(page.getByText('Account deleted', { exact: true })).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
      await openMenu(page)
      await expect.poll(() => headerSays(page)).toEqual(guestLinks)
      const again = await page.request.post('/api/auth/login', {
        data: { username: asha.username, password: asha.password },
      })
      expect(again.status()).toBe(401)
    },
  )
})
