import { readFile } from 'node:fs/promises'
import { openAdmin } from '#e2e/admin.ts'
import { expect, test } from '#e2e/fixtures.ts'

test('an administrator sees, takes out and erases what is kept about a guest', async ({ page }) => {
  const email = 'erase-me@temple.example'
  await page.request.post('/api/contact', {
    data: { name: 'Asha Joshi', email, subject: 'puja', message: 'Is there parking?' },
  })
  const admin = await openAdmin(page, 'admin', 'personal-data')
  const contact = page.getByLabel('Email or phone number')
  const find = page.getByRole('button', { name: 'Look up' })
  await contact.fill('123')
  await find.click()
  await expect(contact).toHaveAccessibleDescription(/valid|enter an email address/)

  await contact.fill(email)
  await find.click()
  const found = page.getByRole('region').or(page.locator('section.card')).filter({ hasText: email })
  await expect(found.getByText(`Asha Joshi, ${email}`)).toBeVisible()
  await expect(found.getByText('1 to erase')).toBeVisible()

  const dialog = page.getByRole('alertdialog')
  const password = dialog.getByLabel('Your current password')
  await found.getByRole('button', { name: 'Export' }).click()
  await password.fill('Wrong-1234')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription(/not your current password/)
  const saving = page.waitForEvent('download')
  await password.fill(admin.password)
  await dialog.getByRole('button', { name: 'Export' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^personal-data-[\d-]+\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data.messages).toMatchObject([{ email, message: 'Is there parking?' }])

  await found.getByRole('button', { name: 'Erase' }).click()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(found.getByText('1 to erase')).toBeVisible()
  await found.getByRole('button', { name: 'Erase' }).click()
  await password.fill(admin.password)
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText(`We keep nothing for ${email}.`)).toBeVisible()
})
