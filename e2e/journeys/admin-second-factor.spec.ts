import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, hydrated, test } from '#e2e/fixtures.ts'
import { member } from '#e2e/admin.ts'
import { fillLogin, menu, openMenu, pressLogin, signIn, type Credentials } from '#e2e/people.ts'
import { toast } from '#e2e/toasts.ts'

const halfMinute = 30_000

/** An authenticator app: its current code, or the next one. */
const appWith = (secret: string) => {
  const totp = new TOTP({ secret })
  return {
    now: () => totp.generate(),
    next: () => totp.generate({ timestamp: Date.now() + halfMinute }),
  }
}

const section = (page: Page) => page.locator('section', { hasText: 'Two-step login' })

/** Up to the question for the code. */
const beginLogin = async (page: Page, person: Credentials) => {
  await page.goto('/login')
  await hydrated(page)
  await fillLogin(page, person)
  await pressLogin(page)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()
}

const typeCode = async (page: Page, code: string) => {
  await page.getByLabel('Code').fill(code)
  await page.keyboard.press('Enter')
}

test.describe('Two-step login', () => {
  test.describe.configure({ timeout: 180_000 })

  test(
    'is switched on by staff, asked for, replaced by a recovery code, and switched off',
    { tag: '@proof' },
    async ({ page, openDevice }) => {
      const priest = await member('priest')
      await signIn(page, priest)
      await page.goto('/profile')
      await section(page).getByText('Set it up').click()
      await section(page).getByLabel('Your current password').fill('Not-mine-21')
      await section(page).getByRole('button', { name: 'Continue' }).click()
      await expect(section(page).getByText('This is not your current password')).toBeVisible()
      await section(page).getByLabel('Your current password').fill(priest.password)
      await section(page).getByRole('button', { name: 'Continue' }).click()

      await expect(section(page).getByRole('img', { name: 'The key as a QR code' })).toBeVisible()
      const key = await section(page)
        .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
        .innerText()
      const app = appWith(key.replaceAll(' ', ''))
      const inApp = section(page).getByRole('link', { name: 'Open authenticator app' })
      await expect(inApp).toHaveAttribute('href', /^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await section(page).getByRole('button', { name: 'Copy' }).click()
      await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        key.replaceAll(' ', ''),
      )
      await section(page).getByLabel('Code', { exact: true }).fill('000000')
      await section(page).getByRole('button', { name: 'Turn on' }).click()
      await expect(
        section(page).getByText('That code is not right.', { exact: false }),
      ).toBeVisible()
      await section(page).getByLabel('Code', { exact: true }).fill(app.now())
      await section(page).getByRole('button', { name: 'Turn on' }).click()
      await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
      const recovery = await section(page).getByRole('listitem').allInnerTexts()
      expect(recovery).toHaveLength(10)
      const [first = '', second = ''] = recovery
      await section(page).getByRole('button', { name: 'I have saved them' }).click()
      await expect(page.getByText('Two-step login is on', { exact: true })).toBeVisible()
      await expect(section(page).getByText(first)).toHaveCount(0)
      await expect(section(page).getByText('Turn off')).toBeFocused()
      await expect(section(page).getByText('10 recovery codes left.')).toBeVisible()
      const back = section(page).getByRole('link', { name: 'Go to the back office' })
      await expect(back).toHaveAttribute('href', '/admin')
      await expect(section(page).getByText(/^On\. Logging in also asks for a code/)).toBeVisible()

      await openMenu(page)
      await menu(page).getByRole('button', { name: 'Logout' }).click()
      await expect(toast(page, 'You are logged out')).toBeVisible()
      await beginLogin(page, priest)
      await typeCode(page, '')
      await expect(page.getByText('Please enter the code', { exact: true })).toBeVisible()
      await typeCode(page, '000000')
      await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
      await expect(page.getByRole('main').getByText(/^That code is not right/)).toBeVisible()
      // The code that switched it on is used up.
      await typeCode(page, app.next())
      await expect(page.getByText('Login successful', { exact: true })).toBeVisible()

      // The phone with the app is lost.
      const other = await openDevice()
      await beginLogin(other, priest)
      await typeCode(other, first.toLowerCase().replaceAll('-', ' '))
      await expect(other.getByText('Login successful', { exact: true })).toBeVisible()
      const third = await openDevice()
      await beginLogin(third, priest)
      await typeCode(third, first)
      await expect(third.getByRole('main').getByText(/^That code is not right/)).toBeVisible()

      await page.goto('/profile')
      await section(page).getByText('Turn off').click()
      await section(page).getByLabel('Your current password').fill(priest.password)
      await section(page).getByLabel('Code', { exact: true }).fill('000000')
      await section(page).getByRole('button', { name: 'Turn off' }).click()
      await expect(section(page).getByText(/^That code is not right/)).toBeVisible()
      await section(page).getByLabel('Code', { exact: true }).fill(second)
      await section(page).getByRole('button', { name: 'Turn off' }).click()
      await expect(page.getByText('Two-step login is off', { exact: true })).toBeVisible()
      await expect(section(page).getByText('Set it up')).toBeVisible()

      // It logged out the other devices; now the password alone is enough again.
      await other.goto('/')
      await expect(other.getByText('You were logged out', { exact: true })).toBeVisible()
      await signIn(third, priest)
    },
  )
})
