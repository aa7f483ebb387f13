import { member, openAdmin } from '#e2e/admin.ts'
import { toast } from '#e2e/bookingForm.ts'
import { expect, test, withoutWorker } from '#e2e/fixtures.ts'

test.use(withoutWorker)

test('an account is disabled and enabled again with the password of the administrator', async ({
  page,
}) => {
  const devotee = await member('user')
  const admin = await openAdmin(page, 'admin', 'people')
  await page.getByRole('searchbox').fill(devotee.username)
  await page.getByRole('link', { name: devotee.username }).click()
  const dialog = page.getByRole('alertdialog')
  const password = dialog.getByLabel('Your current password')

  const disable = page.getByRole('button', { name: 'Disable account' })
  await disable.click()
  await expect(password).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(disable).toBeFocused()
  await disable.click()
  await password.fill('Wrong-1234')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription(/not your current password/)
  await password.fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Enable account' }).click()
  await expect(password).toHaveValue('')
  await password.fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Can log in', { exact: true })).toBeVisible()
})

test('a role waits until the email is confirmed, which is said before the password is asked for', async ({
  page,
}) => {
  const devotee = await member('user')
  await openAdmin(page, 'admin', 'people')
  await page.getByRole('searchbox').fill(devotee.username)
  await page.getByRole('link', { name: devotee.username }).click()
  await page.getByRole('radio', { name: /^Priest/ }).check()
  await expect(page.getByText('They must confirm their email first.')).toBeVisible()
  await expect(page.getByLabel('Your current password')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change role' })).toBeDisabled()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(toast(page, `We emailed the link to ${devotee.email}`)).toBeVisible()
})

test('a role is changed by keyboard, and the focus is never lost', async ({ page, openDevice }) => {
  const priest = await openAdmin(await openDevice(), 'priest')
  const admin = await openAdmin(page, 'admin', 'people')
  await page.getByRole('searchbox').fill(priest.username)
  await page.getByRole('link', { name: priest.username }).click()
  const editor = page.getByRole('radio', { name: /^Editor/ })
  await editor.press('Space')
  const password = page.getByLabel('Your current password')
  await password.fill('Wrong-1234')
  await page.getByRole('button', { name: 'Change role' }).press('Enter')
  await expect(password).toHaveAccessibleDescription(/not your current password/)
  await expect(password).toBeFocused()
  await password.fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(password).toHaveCount(0)
  await expect(editor).toBeFocused()
})
