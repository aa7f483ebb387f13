import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { officeMenu } from '#e2e/admin.ts'
import { newTemple } from '#e2e/firstStart.ts'
import { type Credentials, someone } from '#e2e/people.ts'

const fillIn = async (page: Page, { username, email, password }: Credentials) => {
  await page.getByLabel('Username').fill(username)
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

test.describe('The first start', () => {
  test.describe.configure({ timeout: 180_000 })

  test('leaves a link that makes the first admin, once', async ({ page }) => {
    const temple = await newTemple()
    try {
      const { origin, said, stop } = await temple.start()
      await expect.poll(said).toContain(temple.linkFile)
      const link = (await readFile(temple.linkFile, 'utf8')).trim()
      expect(link).toContain(`${origin}/admin/first#`)

      const office = someone('office')
      await page.goto(link)
      await expect(page.getByRole('heading', { name: 'The first admin' })).toBeVisible()
      await fillIn(page, { ...office, password: 'modak' })
      await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
      await fillIn(page, { ...office, password: 'Password1' })
      await expect(page.getByText('Account not created', { exact: true })).toBeVisible()
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
      await fillIn(page, office)
      await expect(page.getByText('Account created', { exact: true })).toBeVisible()
      await expect.poll(() => existsSync(temple.linkFile)).toBe(false)
      await expect(page).toHaveURL(/\/admin$/)
      await expect(
        page.getByRole('heading', { name: 'Please set up two-step login' }),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Not now' }).click()
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await expect(officeMenu(page).getByRole('link', { name: 'People' })).toBeVisible()
      await expect(officeMenu(page).getByRole('link', { name: 'Settings' })).toBeVisible()

      await page.goto('about:blank')
      await page.goto(link)
      await fillIn(page, someone('another'))
      await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
      await expect(page.getByRole('alert')).toContainText('An admin already exists')

      await stop()
      const again = await temple.start()
      await expect.poll(again.said).toContain('Modak is ready')
      expect(again.said()).not.toContain('There is no admin yet')
    } finally {
      await temple.remove()
    }
  })
})
