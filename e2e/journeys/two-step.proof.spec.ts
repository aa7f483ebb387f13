import { readFile } from 'node:fs/promises'
import { TOTP } from 'otpauth'
import { expect, hydrated, test } from '#e2e/fixtures.ts'
import { officeMenu, openSection } from '#e2e/admin.ts'
import { newTemple } from '#e2e/firstStart.ts'
import { fillLogin, pressLogin, someone } from '#e2e/people.ts'
import { toast } from '#e2e/toasts.ts'

test.describe('Two-step login', () => {
  test.describe.configure({ timeout: 180_000 })

  // On a separate temple: the rule would close the back office to every other journey.
  test('is asked for before the back office opens, and is made compulsory in the settings', async ({
    page,
  }) => {
    const temple = await newTemple()
    try {
      const { origin, said } = await temple.start()
      await expect.poll(said).toContain(temple.linkFile)
      const token = (await readFile(temple.linkFile, 'utf8')).trim().split('#')[1]
      const office = someone('office')
      const send = (path: string, data: object) =>
        page.request.post(origin + path, { data, headers: { origin } })
      expect((await send('/api/admin/first', { ...office, token })).status()).toBe(200)

      await page.goto(`${origin}/login`)
      await hydrated(page)
      await fillLogin(page, office)
      await pressLogin(page)
      await expect(page.getByText('Login successful', { exact: true })).toBeVisible()
      await page.goto(`${origin}/admin/settings/safety`)
      const question = page.getByRole('heading', { name: 'Please set up two-step login' })
      await expect(question).toBeVisible()
      await expect(officeMenu(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Not now' }).click()

      await page.getByLabel('Require two-step login for staff').check()
      await page.getByLabel('Your current password').fill(office.password)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(
        page.getByText('Please set up two-step login for your own account'),
      ).toBeVisible()

      await page.evaluate(() => localStorage.removeItem('modak-two-step-later'))
      page.on('dialog', (dialog) => void dialog.accept())
      await page.goto(`${origin}/admin/settings/safety`)
      await page.getByRole('link', { name: 'Set it up now' }).click()
      await page.getByLabel('Your current password').fill(office.password)
      await page.getByRole('button', { name: 'Continue' }).click()
      const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
      const code = new TOTP({ secret: key.replaceAll(' ', '') }).generate()
      await page.getByLabel('Code', { exact: true }).fill(code)
      await page.getByRole('button', { name: 'Turn on' }).click()
      const recovery = page.locator('.recovery-codes li').first()
      const spare = await recovery.innerText()
      await page.getByRole('button', { name: 'I have saved them' }).click()

      await page.locator('#two-step').getByRole('link', { name: 'Go to the back office' }).click()
      await openSection(page, 'Settings')
      await page.getByRole('link', { name: 'Safety', exact: true }).click()
      await page.getByLabel('Require two-step login for staff').check()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Please enter your current password')).toBeVisible()
      await page.getByLabel('Your current password').fill(office.password)
      await page.keyboard.press('Enter')
      await expect(toast(page, 'Saved. The site shows it now.')).toBeVisible()
      await expect(page.getByLabel('Require two-step login for staff')).toBeFocused()

      // With two-step login off again, only its set-up is open.
      const off = { currentPassword: office.password, code: spare }
      expect((await send('/api/account/totp/disable', off)).status()).toBe(200)
      await page.goto(`${origin}/admin/people`)
      await expect(question).toBeVisible()
      await expect(
        page.getByText(/^The temple requires two-step login for all staff/),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0)
      await expect(officeMenu(page)).toHaveCount(0)
    } finally {
      await temple.remove()
    }
  })
})
