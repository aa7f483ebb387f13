import { freshDay } from '#e2e/bookingForm.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { openAdmin } from '#e2e/admin.ts'
import { dateText } from '#app/i18n/dates.ts'

test(
  'A closed day is not lost by choosing another puja, and a day typed is saved without Add',
  { tag: '@proof' },
  async ({ page }) => {
    const [first, second] = [freshDay(), freshDay()]
    await openAdmin(page, 'admin', 'bookings/places/custom')
    const day = page.getByLabel('Add a closed day')
    await day.fill(first)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const added = page.getByRole('button', { name: `Reopen ${dateText(first)}` })
    await expect(added).toBeVisible()

    await page.getByRole('combobox', { name: 'Puja', exact: true }).selectOption('lakshmi')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByRole('combobox', { name: 'Puja', exact: true })).toHaveValue('custom')
    await expect(added).toBeVisible()

    await day.fill(second)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(
      page.getByText('Saved. It applies to new bookings from now on.', { exact: true }),
    ).toBeVisible()
    await page.getByRole('combobox', { name: 'Puja', exact: true }).selectOption('lakshmi')
    await expect(page).toHaveURL(/bookings\/places\/lakshmi$/)
    await page.goBack()
    for (const closed of [first, second]) {
      await expect(page.getByRole('button', { name: `Reopen ${dateText(closed)}` })).toBeVisible()
    }
  },
)

test(
  'A past day is refused in words, and a day with bookings names them',
  { tag: '@proof' },
  async ({ page }) => {
    const date = freshDay()
    const reply = await page.request.post('/api/puja-bookings', {
      data: {
        pujaType: 'lakshmi',
        preferredDate: date,
        preferredTime: 'evening',
        fullName: 'Ravi Kulkarni',
        email: 'ravi@temple.example',
      },
    })
    expect(reply.status(), await reply.text()).toBe(200)
    await openAdmin(page, 'admin', 'bookings/places/lakshmi')
    const day = page.getByLabel('Add a closed day')
    await day.fill('2026-01-05')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const words = page.getByText('This day is over. Please choose today or a later day.')
    await expect(words).toBeVisible()
    await expect(day).toBeFocused()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(words).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reopen 5 Jan 2026' })).toBeHidden()

    await day.fill(date)
    await expect(page.getByText('There is 1 booking on a day you are closing.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ravi Kulkarni' })).toBeVisible()
  },
)
