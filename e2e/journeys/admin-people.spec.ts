import { member, openAdmin } from '#e2e/admin.ts'
import { toast } from '#e2e/bookingForm.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { mailedPath } from '#e2e/mails.ts'
import { fillLogin, pressLogin, someone } from '#e2e/people.ts'

test(
  'an account is disabled and enabled again with the password of the administrator',
  { tag: '@proof' },
  async ({ page }) => {
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
  },
)

test(
  'a role waits until the email is confirmed, which is said before the password is asked for',
  { tag: '@proof' },
  async ({ page }) => {
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
  },
)

test(
  'a role is changed by keyboard, and the focus is never lost',
  { tag: '@proof' },
  async ({ page, openDevice }) => {
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
  },
)

test('somebody is invited by email, accepts with a new account, and works here', async ({
  page,
  openDevice,
}) => {
  const invited = someone('treasurer')
  const admin = await openAdmin(page, 'admin', 'people')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Their email').fill(invited.email)
  await dialog.getByLabel('Role').selectOption('Treasurer')
  await expect(dialog.getByLabel('Role')).toHaveAccessibleDescription(
    /refunds and totals donations/,
  )
  await dialog.getByLabel('Your current password').fill('Wrong-1234')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Your current password')).toHaveAccessibleDescription(
    /not your current password/,
  )
  await dialog.getByLabel('Your current password').fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(toast(page, `We emailed the invitation to ${invited.email}`)).toBeVisible()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: invited.email })
  await expect(row).toContainText(`Treasurer · invited by ${admin.username}`)

  const link = await mailedPath(invited.email, '/admin/invitation')
  const phone = await openDevice()
  await phone.goto(link)
  await expect(phone.getByText(`for ${invited.email}.`)).toBeVisible()
  await phone.getByLabel('Username').fill(invited.username)
  await phone.getByLabel('Password', { exact: true }).fill(invited.password)
  await phone.getByLabel('Confirm password').fill(invited.password)
  await phone.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(phone).toHaveURL(/\/admin$/)
  await fillLogin(phone, invited)
  await pressLogin(phone)
  const most = phone.getByRole('navigation', { name: 'Most used' })
  await expect(most.getByRole('link')).toHaveText([/Today/, /Donations/, /Orders/, /Counter/])

  await page.reload()
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()
  await expect(row.filter({ hasText: 'invited by' })).toHaveCount(0)
  await page.locator('summary', { hasText: 'Who may do what' }).click()
  await expect(
    page.getByRole('row', { name: /confirms, refunds and totals donations no no yes no yes/ }),
  ).toBeVisible()
})
