import { adminClient, openAdmin } from '#e2e/admin.ts'
import { bare, fill, freshDay, openForm, send, toast } from '#e2e/bookingForm.ts'
import { expect, test, withWorker } from '#e2e/fixtures.ts'
import { mailedPaths } from '#e2e/mails.ts'
import { book, name, openFromAccount } from '#e2e/ownBookings.ts'
import { signedIn, someone } from '#e2e/people.ts'
import { rowsOn } from '#e2e/phone.ts'
import type { Booking } from '#contract/bookings/public.ts'

test.use(withWorker)

test.describe('A new link', () => {
  test(
    'is made by a guest, and the old one stops working',
    { tag: '@proof' },
    async ({ page, openDevice }) => {
      await openForm(page)
      await fill(page, freshDay())
      await send(page)
      await page.getByRole('link', { name: 'Open your booking' }).click()
      await page.getByText('The link to this booking').click()
      await expect(page.getByText(/^Anyone with this link can see and change/)).toBeVisible()
      const before = page.url()
      const other = await openDevice()
      await other.goto(before)
      await expect(other.getByText('Anand Kulkarni')).toBeVisible()

      await page.getByRole('button', { name: 'Make new link' }).click()
      await page.getByRole('button', { name: 'Make new link' }).click()
      await expect(toast(page, 'New link made')).toBeVisible()
      await expect(page).not.toHaveURL(before)
      await expect(page.getByText('Anand Kulkarni')).toBeVisible()
      await page.reload()
      await expect(page.getByText('Anand Kulkarni')).toBeVisible()

      await other.reload()
      await expect(
        other.getByRole('heading', { name: 'This booking cannot be opened' }),
      ).toBeVisible()
      expect(await rowsOn(other, 'bookings')).toEqual([])
    },
  )

  test(
    'whose answer was lost is not called unmade, and pressed again it is the same one',
    { tag: '@proof' },
    async ({ page }) => {
      await signedIn(page)
      const { reference } = await book(page)
      await openFromAccount(page, /^Your next puja/)
      await page.getByText('The link to this booking').click()
      const make = page.getByRole('button', { name: 'Make new link' })
      await make.click()
      await page.route('**/new-link', async (route) => {
        await route.fetch()
        await route.abort()
      })
      await make.click()
      await expect(toast(page, 'We can’t tell if the new link was made')).toBeVisible()
      await page.unroute('**/new-link')
      await make.click()
      await expect(toast(page, 'New link made')).toBeVisible()
      const admin = await adminClient()
      const seen = await admin.get(`/api/admin/bookings/${reference}`)
      expect(await seen.json()).toMatchObject({ linkVersion: 1 })
      await admin.dispose()
    },
  )

  test(
    'is made by staff, and reaches the devotee by email',
    { tag: '@proof' },
    async ({ page, openDevice }) => {
      const email = `${someone('meera').username}@temple.example`
      const reply = await page.request.post('/api/puja-bookings', {
        data: { ...bare(freshDay()), pujaType: 'sankashti', fullName: name, email },
      })
      const { reference, token }: Booking = await reply.json()
      const office = await openDevice()
      await openAdmin(office, 'priest', `bookings/${reference.toLowerCase()}`)
      await office.getByRole('button', { name: 'Make new link' }).click()
      await office.getByRole('button', { name: 'Make new link' }).click()
      await expect(toast(office, 'New link made')).toBeVisible()
      const path = `/booking/${reference.toLowerCase()}`
      const newLink = async () =>
        (await mailedPaths(email, path)).find((link) => link !== `${path}#${token}`)
      await expect.poll(newLink).toBeDefined()
      await page.goto(`${path}#${token}`)
      await expect(
        page.getByRole('heading', { name: 'This booking cannot be opened' }),
      ).toBeVisible()
      await page.goto((await newLink()) ?? '')
      await expect(page.getByText(name)).toBeVisible()
    },
  )
})
