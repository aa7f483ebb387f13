import { axeFaults } from '#e2e/axe.ts'
import { toast } from '#e2e/bookingForm.ts'
import { bookedElsewhere, openBooking, part } from '#e2e/dakshina.ts'
import { scanned } from '#e2e/donations.ts'
import { broughtAll, expect, test, withWorker } from '#e2e/fixtures.ts'
import { offerUpi, withdrawUpi } from '#e2e/upi.ts'

test.use(withWorker)

test(
  'Dakshina is optional; a card that was declined is tried again, and the booking says Paid, offline too',
  { tag: '@proof' },
  async ({ page, network }) => {
    const booking = await bookedElsewhere(page)
    await openBooking(page, booking)
    await expect(part(page).getByText('Not paid')).toBeVisible()
    await expect(part(page).getByText(/^Optional\. Your booking is valid without it/)).toBeVisible()
    await expect(part(page).getByRole('radio', { name: /^Pay at the temple/ })).toBeChecked()
    await part(page).getByRole('radio', { name: /^Card/ }).check()
    const amount = part(page).getByLabel('Amount in rupees')
    await expect(amount).toHaveValue('2100')
    await amount.fill('0')
    await expect(part(page).getByText('Amount must be greater than 0')).toBeVisible()
    await expect(part(page).getByRole('link', { name: /by card$/ })).toHaveCount(0)
    await amount.fill('2,501')
    expect(await axeFaults(page, 'the ways to pay')).toEqual([])
    await part(page).getByRole('link', { name: 'Pay ₹2,501 by card' }).click()

    await page.getByRole('button', { name: '… 0002 is declined' }).click()
    expect(page.url()).toMatch(/\/pay\?amount=2501$/)
    await page.getByRole('button', { name: 'Pay ₹2,501' }).click()
    await expect(toast(page, 'Your card was declined.')).toBeVisible()
    await page.getByRole('button', { name: '… 4242 succeeds' }).click()
    await page.getByRole('button', { name: 'Pay ₹2,501' }).click()
    await expect(part(page).getByText('Paid', { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect(part(page).getByText(/^₹2,501 by card on /)).toBeVisible()
    await expect(part(page).getByRole('radio')).toHaveCount(0)
    const receipt = part(page).getByRole('link', { name: 'Receipt (PDF)' })
    const file = await page.request.get((await receipt.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('application/pdf')

    await broughtAll(page)
    await network.lose()
    await page.reload()
    await expect(part(page).getByText('Paid', { exact: true })).toBeVisible()
    await expect(part(page).getByText(/^₹2,501 by card on /)).toBeVisible()
    await expect(part(page).getByText(/^You can open the receipt once/)).toBeVisible()
  },
)

test.describe('By UPI', () => {
  test.beforeAll(offerUpi)
  test.afterAll(withdrawUpi)

  test(
    'Paid by UPI offline, and the phone sends “I have paid” later, once',
    { tag: '@proof' },
    async ({ page, network }) => {
      const booking = await bookedElsewhere(page)
      await openBooking(page, booking)
      await broughtAll(page)
      await part(page).getByRole('radio', { name: /^UPI/ }).check()
      await network.lose()
      await part(page).getByLabel('Amount in rupees').fill('1001')
      const tr = booking.reference.replaceAll('-', '')
      await expect
        .poll(() => scanned(page, /^QR code that pays ₹1,001/))
        .toContain(`&tr=${tr}&tn=${tr}%20Puja&am=1001.00`)
      await part(page).getByLabel('UTR, 12 digits (optional)').fill('1234 5678 9012')
      await part(page).getByRole('button', { name: 'I have paid' }).dblclick()
      await expect(toast(page, 'Saved on this phone')).toBeVisible()
      await expect(part(page).getByText('“I have paid” is waiting to be sent.')).toBeVisible()
      await network.regain()
      await expect(part(page).getByText('₹1,001, waiting to be confirmed')).toBeVisible({
        timeout: 20_000,
      })
      await expect(part(page).getByRole('img', { name: /^QR code/ })).toHaveCount(0)
      const { token, reference } = booking
      const path = `/api/puja-bookings/${reference}/dakshina?token=${token}`
      expect(await (await page.request.get(path)).json()).toMatchObject({
        paid: [],
        claim: { amount: 1001, utr: '123456789012' },
      })
    },
  )
})
