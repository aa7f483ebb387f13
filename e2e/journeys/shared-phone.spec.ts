import type { Page } from '@playwright/test'
import { adminClient } from '#e2e/admin.ts'
import { fill, freshDay, openForm, send, toast } from '#e2e/bookingForm.ts'
import { atCheckout, storedOnPhone } from '#e2e/donations.ts'
import { broughtAll, expect, hydrated, test, withWorker } from '#e2e/fixtures.ts'
import { book, name, openFromAccount, post } from '#e2e/ownBookings.ts'
import { menu, openMenu, signedIn, signIn, someone, register } from '#e2e/people.ts'
import { rowsOn } from '#e2e/phone.ts'
import { offerUpi, withdrawUpi } from '#e2e/upi.ts'
import type { Donation } from '#contract/donations/public.ts'

test.beforeAll(offerUpi)
test.afterAll(withdrawUpi)

test.use(withWorker)

const logOut = async (page: Page) => {
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Logout' }).click()
  await expect(toast(page, 'You are logged out')).toBeVisible()
}

/** Given by UPI and found at the bank, with its receipt. */
const give = async (page: Page): Promise<Donation> => {
  const data = { amount: 1001, fullName: name, email: 'a@example.org', paymentMethod: 'gpay' }
  const pledged = await post<Donation>(page, '/api/donations', data)
  const admin = await adminClient()
  const confirmed = await admin.post(`/api/admin/donations/${pledged.reference}/confirm`, {
    data: {
      paidOn: new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now()),
      utr: String(Date.now()).slice(-12).padStart(12, '7'),
      amountPaise: 100_100,
    },
  })
  expect(confirmed.status(), await confirmed.text()).toBe(200)
  await admin.dispose()
  return pledged
}

/**
 * Neither on the screen nor anywhere on the phone, including the address and the history's state.
 */
const leavesNothing = async (page: Page, secrets: readonly string[]) => {
  await expect(page.getByText(name)).toHaveCount(0)
  await expect.poll(() => rowsOn(page, 'bookings')).toEqual([])
  await expect.poll(() => rowsOn(page, 'donations')).toEqual([])
  for (const { where, text } of await storedOnPhone(page))
    for (const secret of [name, ...secrets]) expect(text, where).not.toContain(secret)
}

test.describe('On a shared phone', () => {
  test('a booking opened from the account is gone after logout, and Back asks whose it is', async ({
    page,
  }) => {
    await signedIn(page)
    const { reference, token } = await book(page)
    await openFromAccount(page, /^Your next puja/)
    await expect(page.getByText(name)).toBeVisible()
    await expect(page).toHaveURL(`/booking/${reference.toLowerCase()}`)
    const calendar = page.getByRole('link', { name: 'Add to calendar' })
    await expect(calendar).toHaveAttribute('href', `/booking/${reference.toLowerCase()}.ics`)
    // First to another page of the app, then logging out.
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'Shop' }).click()
    await expect(page).toHaveURL('/shop')
    await logOut(page)
    await page.goBack()
    await expect(page).toHaveURL(`/booking/${reference.toLowerCase()}`)
    await expect(page.getByRole('heading', { name: 'Whose booking is this?' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0)
    await leavesNothing(page, [token])
  })

  test('the next person to log in does not see it either', { tag: '@proof' }, async ({ page }) => {
    await signedIn(page)
    const { reference, token } = await book(page)
    await openFromAccount(page, /^Your next puja/)
    await expect(page.getByText(name)).toBeVisible()
    await logOut(page)
    await page.goto(`/booking/${reference.toLowerCase()}`)
    await expect(page.getByRole('heading', { name: 'Whose booking is this?' })).toBeVisible()
    await leavesNothing(page, [token])
    await signedIn(page, 'ravi')
    await page.goto(`/booking/${reference.toLowerCase()}`)
    await expect(page.getByRole('heading', { name: 'This booking cannot be opened' })).toBeVisible()
    await leavesNothing(page, [token])
  })

  test('logging out leaves an open booking page', { tag: '@proof' }, async ({ page }) => {
    await signedIn(page)
    const { token } = await book(page)
    await openFromAccount(page, /^Your next puja/)
    await expect(page.getByText(name)).toBeVisible()
    await logOut(page)
    await expect(page).toHaveURL('/')
    await leavesNothing(page, [token])
    await page.goBack()
    await leavesNothing(page, [token])
  })

  test('a donation and its receipt are gone after logout', { tag: '@proof' }, async ({ page }) => {
    await signedIn(page)
    const { reference, token } = await give(page)
    await openFromAccount(page, /₹1,001/)
    await expect(page.getByText(name)).toBeVisible()
    await expect(page).toHaveURL(`/donation/${reference.toLowerCase()}`)
    await page.getByRole('link', { name: 'Show the receipt' }).click()
    await expect(page).toHaveURL(/\/receipt\/r-[\d-]+$/)
    await expect(page.getByText(name)).toBeVisible()
    await expect(page.getByRole('link', { name: /PDF/ })).toHaveAttribute('href', /\/pdf$/)
    await logOut(page)
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Whose donation is this?' })).toBeVisible()
    await leavesNothing(page, [token])
    await page.goForward()
    await leavesNothing(page, [token])
  })

  test(
    'a receipt is requested again on Back, and not shown',
    { tag: '@proof' },
    async ({ page }) => {
      await signedIn(page)
      await give(page)
      await openFromAccount(page, /₹1,001/)
      await page.getByRole('link', { name: 'Show the receipt' }).click()
      await expect(page.getByText(name)).toBeVisible()
      await openMenu(page)
      await menu(page).getByRole('link', { name: 'Shop' }).click()
      await expect(page).toHaveURL('/shop')
      await logOut(page)
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Whose receipt is this?' })).toBeVisible()
      await leavesNothing(page, [])
    },
  )

  test(
    'another tab leaves its page when the first logs out',
    { tag: '@proof' },
    async ({ page, context }) => {
      await signedIn(page)
      const { reference } = await book(page)
      const tab = await context.newPage()
      await tab.goto(`/booking/${reference.toLowerCase()}`)
      await expect(tab.getByText(name)).toBeVisible()
      await page.goto('/mantras')
      await hydrated(page)
      await logOut(page)
      await expect(tab).toHaveURL('/')
      await leavesNothing(tab, [])
      await tab.goto(`/booking/${reference.toLowerCase()}`)
      await expect(tab.getByRole('heading', { name: 'Whose booking is this?' })).toBeVisible()
      await leavesNothing(tab, [])
    },
  )

  test(
    'a page from the back/forward cache is reloaded',
    { tag: '@proof' },
    async ({ page, context }) => {
      await signedIn(page)
      const { reference } = await book(page)
      const kept = await context.newPage()
      await kept.goto(`/booking/${reference.toLowerCase()}`)
      await hydrated(kept)
      await expect(kept.getByText(name)).toBeVisible()
      // An answer still on its way would remember the account again.
      await kept.waitForLoadState('networkidle')
      await post(kept, '/api/auth/logout', {})
      const reloaded = kept.waitForEvent('load')
      // In one task, as nothing runs on a page in the back/forward cache: a rendering in between would
      // notice the logout by itself.
      await kept.evaluate(() => {
        dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
        localStorage.removeItem('modak-account')
        dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      })
      await reloaded
      await expect(kept.getByRole('heading', { name: 'Whose booking is this?' })).toBeVisible()
      await expect(kept.getByText(name)).toHaveCount(0)
    },
  )

  test(
    'an email’s link loses its secret when it opens one’s own booking',
    { tag: '@proof' },
    async ({ page }) => {
      await signedIn(page)
      const { reference, token } = await book(page)
      const path = `/booking/${reference.toLowerCase()}`
      await page.goto(`${path}#${token}`)
      await expect(page.getByText(name)).toBeVisible()
      await expect(page).toHaveURL(path)
      await openMenu(page)
      await menu(page).getByRole('link', { name: 'Shop' }).click()
      await logOut(page)
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Whose booking is this?' })).toBeVisible()
      await leavesNothing(page, [token])
    },
  )

  test(
    'a guest’s link keeps working, even offline',
    { tag: '@proof' },
    async ({ page, network }) => {
      await openForm(page)
      await fill(page, freshDay())
      await send(page)
      await page.getByRole('link', { name: 'Open your booking' }).click()
      await expect(page.getByText('Anand Kulkarni')).toBeVisible()
      await expect(page).toHaveURL(/#\S+$/)
      const address = page.url()
      const asha = someone()
      await register(page.request, asha)
      await signIn(page, asha)
      await page.goto('/mantras')
      await broughtAll(page)
      await logOut(page)
      await network.lose()
      await page.goto(address)
      await expect(page.getByText('Anand Kulkarni')).toBeVisible()
    },
  )

  test('the checkout names nobody after logout', { tag: '@proof' }, async ({ page }) => {
    await signedIn(page)
    await atCheckout(page)
    await expect(page.getByText('Meera Kulkarni')).toBeVisible()
    expect(page.url()).not.toMatch(/Meera|example/)
    await logOut(page)
    await expect(page).toHaveURL('/')
    await page.goto('/checkout?amount=501')
    await expect(page).toHaveURL('/donate')
    await expect(page.getByText('Meera Kulkarni')).toHaveCount(0)
  })
})
