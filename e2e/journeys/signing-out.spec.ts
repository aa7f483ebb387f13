import { fill, freshDay, openForm, send } from '#e2e/bookingForm.ts'
import { sendMessage } from '#e2e/contactForm.ts'
import { expect, settled, test, withWorker } from '#e2e/fixtures.ts'
import { guestLinks, headerSays, menu, openMenu, ownLinks, signedIn, signIn } from '#e2e/people.ts'
import { rowsOn } from '#e2e/phone.ts'
import { toast } from '#e2e/toasts.ts'

test.use(withWorker)

test.describe('Logging out', () => {
  test(
    'asks what to do with unsent items, and offline says what the server does not know',
    { tag: '@proof' },
    async ({ page, network }) => {
      const asha = await signedIn(page)
      await settled(page, '/contact')
      await network.lose()
      await sendMessage(page, 'Only for the temple')
      await expect(toast(page, 'Saved on this phone')).toBeVisible()

      await openMenu(page)
      await menu(page).getByRole('button', { name: 'Logout' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('1 item has not been sent yet.')
      await expect(dialog).toContainText('You’re offline.')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await openMenu(page)
      expect(await headerSays(page)).toEqual(ownLinks)
      await menu(page).getByRole('button', { name: 'Logout' }).click()
      await dialog.getByRole('button', { name: 'Log out and keep' }).click()
      await expect(toast(page, 'You are logged out')).toBeVisible()
      await openMenu(page)
      await expect.poll(() => headerSays(page)).toEqual(guestLinks)
      await page.keyboard.press('Escape')

      // Others see that something waits, but not what it is.
      await page.goto('/outbox')
      await expect(page.getByText(/Someone else wrote it on this phone/)).toBeVisible()
      await expect(page.getByText('Only for the temple')).toHaveCount(0)
      await page.goto('/profile')
      await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible()

      // Online the server is told automatically, and waiting items stay for their owner.
      await network.regain()
      await page.goto('/outbox')
      await expect
        .poll(async () => (await page.request.get('/api/auth/me')).status(), { timeout: 20_000 })
        .toBe(401)
      await expect(page.getByText(/Someone else wrote it on this phone/)).toBeVisible()
      await signIn(page, asha)
      await page.goto('/outbox')
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Only for the temple' }),
      ).toContainText('Sent', { timeout: 20_000 })
    },
  )

  test(
    'can delete unsent items, and leaves a guest’s items where they were',
    { tag: '@proof' },
    async ({ page, network }) => {
      await settled(page, '/contact')
      await sendMessage(page, 'A guest asks')
      await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
      await signedIn(page)
      await settled(page, '/contact')
      await network.lose()
      await sendMessage(page, 'Never mind')
      await expect(toast(page, 'Saved on this phone')).toBeVisible()
      await openMenu(page)
      await menu(page).getByRole('button', { name: 'Logout' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Log out and delete' }).click()
      await expect(toast(page, 'You are logged out')).toBeVisible()
      await page.goto('/outbox')
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
      await expect(page.getByText('A guest asks')).toBeVisible()
    },
  )

  test(
    'on the page of a booking leaves nothing of it on the phone',
    { tag: '@proof' },
    async ({ page }) => {
      await signedIn(page)
      await openForm(page)
      await fill(page, freshDay())
      await send(page)
      await page.getByRole('link', { name: 'Open your booking' }).click()
      await expect(page.getByText('Anand Kulkarni')).toBeVisible()
      await expect.poll(() => rowsOn(page, 'bookings')).toHaveLength(1)
      await openMenu(page)
      await menu(page).getByRole('button', { name: 'Logout' }).click()
      await expect(toast(page, 'You are logged out')).toBeVisible()
      await expect(page).toHaveURL('/')
      await expect.poll(() => rowsOn(page, 'bookings')).toEqual([])
    },
  )
})
