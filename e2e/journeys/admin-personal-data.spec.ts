import { readFile } from 'node:fs/promises'
import { openAdmin } from '#e2e/admin.ts'
import { bare, freshDay } from '#e2e/bookingForm.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signedIn } from '#e2e/people.ts'

test(
  'an administrator sees, exports and erases what is stored about a guest',
  { tag: '@proof' },
  async ({ page }) => {
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
    const found = page
      .getByRole('region')
      .or(page.locator('section.card'))
      .filter({ hasText: email })
    await expect(found.getByRole('heading', { name: email })).toBeFocused()
    await expect(found.getByText(`Asha Joshi, ${email}`)).toBeVisible()
    await expect(found.getByRole('listitem')).toContainText(`Asha Joshi · ${email}`)
    await expect(found.getByText('1 to erase')).toBeVisible()

    const dialog = page.getByRole('alertdialog')
    const password = dialog.getByLabel('Your current password')
    await found.getByRole('button', { name: 'Export' }).press('Enter')
    await password.fill('Wrong-1234')
    await page.keyboard.press('Enter')
    await expect(password).toHaveAccessibleDescription(/not your current password/)
    const saving = page.waitForEvent('download')
    await password.fill(admin.password)
    await dialog.getByRole('button', { name: 'Export' }).press('Enter')
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/^personal-data-[\d-]+\.json$/)
    const data = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(data.messages).toMatchObject([{ email, message: 'Is there parking?' }])
    await expect(found.getByRole('button', { name: 'Export' })).toBeFocused()

    await found.getByRole('button', { name: 'Erase' }).click()
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(found.getByText('1 to erase')).toBeVisible()
    await expect(found.getByRole('button', { name: 'Erase' })).toBeFocused()
    await page.keyboard.press('Enter')
    await password.fill(admin.password)
    await dialog.getByRole('button', { name: 'Erase for good' }).press('Enter')
    await expect(page.getByText(`We keep nothing for ${email}.`)).toBeFocused()

    await page.goto('/admin/audit')
    const entry = page.getByRole('listitem').filter({ hasText: 'Personal data: exported' }).first()
    await entry.getByText('Details').click()
    await expect(entry.locator('dl')).toHaveText(/Messages ?1.*Rows ?1$/)
    await expect(entry.getByText('Before')).toHaveCount(0)
  },
)

test(
  'a booking in another account is listed apart, and stays there when its number is erased',
  { tag: '@proof' },
  async ({ page, openDevice }) => {
    const sons = await openDevice()
    const son = await signedIn(sons, 'ravi')
    const booking = { ...bare(freshDay()), email: son.email, phone: '98220 00417' }
    const booked = await sons.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch('/api/puja-bookings', { method: 'POST', headers, body })
      return reply.text()
    }, JSON.stringify(booking))
    expect(JSON.parse(booked)).toMatchObject({ status: 'pending' })

    const admin = await openAdmin(page, 'admin', 'personal-data')
    const contact = page.getByLabel('Email or phone number')
    await contact.fill('09822000417')
    await contact.press('Enter')
    await expect(page.getByRole('heading', { name: '+919822000417' })).toBeFocused()
    const row = page.getByRole('listitem').filter({ hasText: `Account: ${son.username}` })
    await expect(row).toContainText('98220 00417')
    await page.getByRole('button', { name: 'Erase' }).press('Enter')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Your current password').fill(admin.password)
    await dialog.getByRole('button', { name: 'Erase for good' }).press('Enter')
    await expect(page.getByText('We keep nothing for +919822000417.')).toBeFocused()
    const [left] = await (await sons.request.get('/api/account/bookings')).json()
    expect(left).toMatchObject({ fullName: 'Ravi Joshi', email: son.email })
    expect(left.phone).toBeUndefined()
  },
)
