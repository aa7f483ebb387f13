import {
  bare,
  chooseDay,
  choosePuja,
  fill,
  freshDay,
  openForm,
  openStep,
  send,
  takePlace,
  toast,
} from '#e2e/bookingForm.ts'
import { broughtAll, expect, hydrated, installed, test, testWithWorker } from '#e2e/fixtures.ts'

test.describe('A puja', () => {
  testWithWorker(
    'is booked, and its page is a pass that opens offline @smoke @engines',
    async ({ page, network }) => {
      const date = freshDay()
      await openForm(page)
      await installed(page)
      await fill(page, date)
      await send(page)
      await expect(toast(page, 'Booking successful!')).toBeVisible()
      await expect(toast(page, "We'll contact you shortly to confirm the details.")).toBeVisible()
      await expect(
        page.getByRole('heading', { name: 'We have received your request' }),
      ).toBeFocused()
      await expect(page.getByRole('link', { name: 'Open your booking' })).toBeVisible()
      await page.getByRole('button', { name: 'Book another puja' }).click()
      await expect(page.getByRole('radio', { name: /Ganesh Puja/ })).toBeChecked()
      // Who asks is asked once; the other names are of that puja.
      await expect(page.getByLabel('Your full name')).toHaveValue('Meera Kulkarni')
      await expect(page.getByLabel('Name 2')).toHaveCount(0)

      const mine = page.getByRole('region', { name: 'Your bookings on this phone' })
      await mine.getByRole('link', { name: /Sankashti Puja.*Requested/ }).click()
      await expect(page.getByRole('heading', { name: 'Sankashti Puja', level: 1 })).toBeVisible()
      await expect(page).toHaveURL(/\/booking\/pj-\d{4}-\w+#\S+$/)
      await expect(page.getByText('4:00 PM - 8:00 PM')).toBeVisible()
      await expect(page.getByText('Anand Kulkarni')).toBeVisible()
      await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      const calendar = page.getByRole('link', { name: 'Add to calendar' })
      const file = await page.request.get((await calendar.getAttribute('href')) ?? '')
      expect(await file.text()).toContain('BEGIN:VEVENT')

      const address = page.url()
      await network.lose()
      await page.goto('/mantras')
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Sankashti Puja', level: 1 })).toBeVisible()
      await expect(page.getByText(/We can’t check for changes right now/)).toBeVisible()
      await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible()
    },
  )

  testWithWorker(
    'that is booked offline is sent by another tab, later @engines',
    { tag: '@proof' },
    async ({ page, context, network }) => {
      await openForm(page)
      await broughtAll(page)
      await network.lose()
      await fill(page, freshDay())
      await openStep(page, 'Puja')
      await expect(
        page.getByText(/^Availability as of |^You’re offline, so available times/),
      ).toBeVisible()
      await send(page)
      await expect(toast(page, 'Saved on this phone')).toBeVisible()
      await expect(
        page.getByRole('heading', { name: 'Your request is saved on this phone' }),
      ).toBeVisible()
      await page.close()

      await network.regain()
      const later = await context.newPage()
      await later.goto('/puja')
      await expect(toast(later, 'Booking successful!')).toBeVisible({ timeout: 20_000 })
      const mine = later.getByRole('region', { name: 'Your bookings on this phone' })
      await mine.getByRole('link', { name: /Sankashti Puja.*Requested/ }).click()
      await expect(later.getByRole('heading', { name: 'Sankashti Puja', level: 1 })).toBeVisible()
      await expect(later.getByText('Meera Kulkarni')).toBeVisible()
    },
  )

  testWithWorker(
    'whose time was taken meanwhile is not lost: the nearest available times are offered',
    { tag: '@proof' },
    async ({ page, request, network }) => {
      const date = freshDay()
      await openForm(page)
      await broughtAll(page)
      await network.lose()
      await fill(page, date)
      await openStep(page, 'Puja')
      await choosePuja(page, /Custom Puja/)
      await page.getByRole('radio', { name: /Morning/ }).check()
      await send(page)
      await expect(toast(page, 'Saved on this phone')).toBeVisible()

      await takePlace(request, date)
      await network.regain()
      await page.goto('/outbox')
      await expect(page.getByText('Needs attention')).toBeVisible({ timeout: 20_000 })
      await page.getByRole('button', { name: 'Edit' }).click()
      await expect(
        page.getByRole('heading', { name: 'That time is no longer available' }),
      ).toBeFocused()
      await expect(page.getByLabel('Your full name')).toHaveValue('Meera Kulkarni')
      await expect(page.getByLabel('Name 2', { exact: true })).toHaveValue('Anand Kulkarni')
      await page
        .getByRole('button', { name: /Afternoon/ })
        .first()
        .click()
      await expect(page.getByRole('radio', { name: /Afternoon/ })).toBeChecked()
      await send(page)
      await expect(toast(page, 'Booking successful!')).toBeVisible()
      await expect(page).toHaveURL(/\/outbox$/)
      await expect(page.getByText('Sent', { exact: true })).toBeVisible()
      await expect(page.getByText('Needs attention')).toHaveCount(0)
      await page.getByRole('link', { name: 'View' }).click()
      await expect(page.getByRole('heading', { name: 'Custom Puja', level: 1 })).toBeVisible()
    },
  )

  testWithWorker(
    'that waits can be changed, and waits on, like a message to the temple',
    { tag: '@proof' },
    async ({ page, network }) => {
      await openForm(page)
      await broughtAll(page)
      await network.lose()
      await fill(page, freshDay())
      await send(page)
      await expect(toast(page, 'Saved on this phone')).toBeVisible()
      await page.goto('/outbox')
      await page.getByRole('button', { name: 'Edit' }).click()
      await expect(page.getByRole('radio', { name: /Evening/ })).toBeChecked()
      await page.getByRole('radio', { name: /Afternoon/ }).check()
      await send(page)
      await expect(page).toHaveURL(/\/outbox$/)
      const item = page.getByRole('listitem').filter({ hasText: 'Puja booking' })
      await expect(item).toHaveCount(1)
      await expect(item).toContainText('afternoon')
      await expect(item).toContainText('Waiting to send')
      await network.regain()
      await expect(item).toContainText('Sent', { timeout: 20_000 })
      // Back must not return to the form of something settled.
      await page.goBack()
      await expect(page).toHaveURL(/\/outbox$/)
    },
  )

  test('is not offered at a time that is full', { tag: '@proof' }, async ({ page, request }) => {
    const date = freshDay()
    await takePlace(request, date)
    await openForm(page)
    await choosePuja(page, /Custom Puja/)
    await chooseDay(page, date)
    await expect(page.getByRole('radio', { name: /Morning.*Full/ })).toBeDisabled()
    await expect(page.getByRole('radio', { name: /Afternoon.*1 place left/ })).toBeEnabled()
  })

  test('is moved once and then cancelled, by the temple’s rule', async ({ page }) => {
    const date = freshDay()
    await openForm(page)
    await fill(page, date)
    await send(page)
    await page.getByRole('link', { name: 'Open your booking' }).click()
    await page.getByText('Change your booking').click()
    await expect(page.getByText(/^You may move it once, or cancel it, up to /)).toBeVisible()
    await page.getByRole('button', { name: 'Move to another day' }).click()
    await chooseDay(page, freshDay())
    await page.getByRole('radio', { name: /Morning/ }).check()
    await page.getByRole('button', { name: 'Move booking' }).click()
    await expect(toast(page, 'New time requested')).toBeVisible()
    await expect(page.getByText(/^You moved it from /)).toBeVisible()
    await expect(page.getByText('6:00 AM - 10:00 AM')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Move to another day' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await expect(toast(page, 'Booking cancelled')).toBeVisible()
    await expect(page.getByText('You cancelled this booking.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'QR code of this page' })).toHaveCount(0)
  })

  testWithWorker(
    'is cancelled offline, and the cancellation waits',
    { tag: '@proof' },
    async ({ page, request, network }) => {
      const { reference, token } = await (
        await request.post('/api/puja-bookings', { data: bare(freshDay()) })
      ).json()
      await page.goto(`/booking/${reference.toLowerCase()}#${token}`)
      await hydrated(page)
      await broughtAll(page)
      await expect(page.getByText(reference)).toBeVisible()
      await network.lose()
      await page.getByText('Change your booking').click()
      await page.getByRole('button', { name: 'Cancel booking' }).click()
      await expect(page.getByRole('heading', { name: 'Cancel this booking?' })).toBeFocused()
      await page.getByRole('button', { name: 'Cancel booking' }).click()
      await expect(page.getByText('The cancellation is waiting to be sent.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Move to another day' })).toHaveCount(0)
      await network.regain()
      await expect(page.getByText('You cancelled this booking.')).toBeVisible({ timeout: 20_000 })
      await expect(page.getByText('The cancellation is waiting to be sent.')).toHaveCount(0)
    },
  )

  test(
    'asked for by a plain client with prasad gets its address on its page',
    { tag: '@proof' },
    async ({ page, request }) => {
      const data = { ...bare(freshDay()), includePrasad: true }
      const { reference, token } = await (await request.post('/api/puja-bookings', { data })).json()
      await page.goto(`/booking/${reference}#${token}`)
      await expect(
        page.getByRole('heading', { name: 'Where should we send the prasad?' }),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Send address' }).click()
      await expect(page.getByLabel('House and street')).toBeFocused()
      await page.getByLabel('House and street').fill('12 Laxmi Road')
      await page.getByLabel('City').fill('Pune')
      await page.getByLabel('PIN code').fill('41103')
      await page.getByRole('button', { name: 'Send address' }).click()
      await expect(page.getByText('Please enter a PIN code of 6 digits')).toBeVisible()
      await page.getByLabel('PIN code').fill('411030')
      await page.getByRole('button', { name: 'Send address' }).click()
      await expect(toast(page, 'Address received')).toBeVisible()
      await expect(page.getByText('12 Laxmi Road, Pune, 411030')).toBeVisible()
    },
  )

  test('with a wrong link says so', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/booking/pj-2026-zzzzzz#wrong')
    await expect(page.getByRole('heading', { name: 'This booking cannot be opened' })).toBeVisible()
  })
})
