import { join } from 'node:path'
import { dateAt } from '#app/i18n/dates.ts'
import { freshDay } from '#e2e/bookingForm.ts'
import { mailsTo } from '#e2e/mails.ts'
import { signedInCookie } from '#contract/accounts/signedInCookie.ts'
import { expect, hydrated, settled, test, testWithWorker } from '#e2e/fixtures.ts'
import { openAdmin } from '#e2e/admin.ts'
import { temple } from '#e2e/temple.ts'
import { toast } from '#e2e/toasts.ts'
import { openDb } from '#server/db/db.ts'

const recording = join(import.meta.dirname, '../../public/audio/vakratunda-mahakaya.mp3')

test.describe('In the back office', () => {
  test.describe.configure({ timeout: 180_000 })
  test.use({ viewport: { width: 1440, height: 900 } })

  testWithWorker(
    'an editor publishes a mantra with sound and times, and a phone that was offline gets it',
    { tag: '@proof' },
    async ({ page, openDevice }) => {
      const phone = await openDevice()
      await settled(phone, '/mantras')
      await phone.context().setOffline(true)

      const title = `Ekadanta ${Date.now().toString(36)}`
      await openAdmin(page, 'editor', 'mantras/new')
      await page.getByLabel('Title').fill(title)
      await page
        .getByLabel('The text in Devanagari')
        .fill('एकदन्ताय विद्महे\nवक्रतुण्डाय धीमहि\n\nतन्नो दन्तिः प्रचोदयात्')
      await page.getByLabel('Meaning').fill('We know the one with a single tusk.')
      await page.getByRole('button', { name: 'Save as a draft' }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

      await page.getByLabel('Choose a recording').setInputFiles(recording)
      await page.getByRole('button', { name: 'Upload' }).click()
      await expect(page.getByText('Recording uploaded', { exact: true })).toBeVisible({
        timeout: 90_000,
      })

      await page.getByRole('button', { name: 'Play from the beginning' }).click()
      for (const line of [1, 2, 3]) {
        await expect(
          page.getByRole('button', { name: `Line ${line} of 3 begins now` }),
        ).toBeFocused()
        await page.keyboard.press('Space')
      }
      await page.getByRole('button', { name: 'Stop', exact: true }).click()
      await page.getByRole('button', { name: 'Line 3: a tenth of a second later' }).click()
      await page.getByRole('button', { name: 'Hear from line 2' }).click()
      await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Save times' }).click()
      await expect(page.getByText('Times saved', { exact: true })).toBeVisible()

      await page.getByRole('link', { name: 'Preview' }).click()
      await expect(page.getByText('एकदन्ताय विद्महे')).toBeVisible()
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await page.getByRole('button', { name: 'Publish now' }).click()
      await expect(toast(page, 'Published. Everyone can see it now.')).toBeVisible()

      await expect(phone.getByText(title)).toHaveCount(0)
      await phone.context().setOffline(false)
      await expect(phone.getByText(title)).toBeVisible()
      const mantras = await (await phone.request.get('/api/mantras')).json()
      const got = mantras.find((mantra: { title: string }) => mantra.title === title)
      const starts = got.lines.map((line: { startMs: number }) => line.startMs)
      expect(starts).toHaveLength(3)
      expect(starts[2]).toBeGreaterThanOrEqual(starts[1] + 100)
      expect(got.audio.durationMs).toBeGreaterThan(50_000)
    },
  )

  test(
    'a browser that learns late who is logged in loses nothing being typed',
    { tag: '@proof' },
    async ({ page }) => {
      await openAdmin(page, 'editor')
      await hydrated(page)
      await expect(page.locator('html')).toHaveAttribute('data-account')
      const known = (await page.context().cookies()).filter(({ name }) => name === signedInCookie)
      expect(known).toHaveLength(1)
      await page.context().clearCookies({ name: signedInCookie })
      const cleared = await page.context().newCDPSession(page)
      await cleared.send('Storage.clearDataForOrigin', {
        origin: new URL(page.url()).origin,
        storageTypes: 'local_storage,indexeddb',
      })
      await page.goto('/admin/mantras/new')
      await page.getByLabel('Title').fill('Ekadanta')
      await expect(page.locator('html')).not.toHaveAttribute('data-account')

      await page.context().addCookies(known)
      const other = await page.context().newPage()
      await other.goto('/admin')
      await expect(other.locator('html')).toHaveAttribute('data-account')
      await expect(page.locator('html')).toHaveAttribute('data-account')
      await expect(page.getByLabel('Title')).toHaveValue('Ekadanta')
    },
  )

  test(
    'two editors at one mantra: nothing is overwritten, and nothing typed is lost',
    { tag: '@proof' },
    async ({ page, openDevice }) => {
      const title = `Two editors ${Date.now().toString(36)}`
      await openAdmin(page, 'editor', 'mantras/new')
      await page.getByLabel('Title').fill(title)
      await page.getByLabel('The text in Devanagari').fill('ॐ नमो गणपतये')
      await page.getByLabel('Meaning').fill('First words.')
      await page.getByRole('button', { name: 'Save as a draft' }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const path = new URL(page.url()).pathname.replace('/admin/', '')

      const other = await openDevice()
      await other.setViewportSize({ width: 1440, height: 900 })
      await openAdmin(other, 'editor', path)
      await other.getByLabel('Meaning').fill('The other’s words.')
      await page.getByLabel('Meaning').fill('My words.')
      await other.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(other.getByText('Saved', { exact: true })).toBeVisible()

      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(
        page.getByRole('heading', { name: 'Someone else changed this in the meantime' }),
      ).toBeVisible()
      await expect(page.getByText('The other’s words.')).toBeVisible()
      await expect(page.getByLabel('Meaning')).toHaveValue('My words.')
      await page.getByRole('button', { name: 'Save mine over theirs' }).click()
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()

      await other.reload()
      await expect(other.getByLabel('Meaning')).toHaveValue('My words.')
      await other.getByRole('button', { name: 'Delete mantra' }).click()
      await expect(other.getByText(`“${title}” deleted`, { exact: true })).toBeVisible()
      await other.getByRole('button', { name: 'Undo' }).click()
      await expect(other.getByText('Restored', { exact: true })).toBeVisible()
      await expect(other.getByRole('link', { name: title })).toBeVisible()
    },
  )

  test(
    'a priest works a day: confirmed by keyboard, begun, performed; the devotee is told',
    { tag: '@proof' },
    async ({ page }) => {
      const date = freshDay()
      const email = `asha-${Date.now().toString(36)}@temple.example`
      const reply = await page.request.post('/api/puja-bookings', {
        data: {
          pujaType: 'ganesh',
          preferredDate: date,
          preferredTime: 'morning',
          fullName: 'Asha Kulkarni',
          email,
          sankalp: { names: ['Asha Kulkarni'], gotra: 'Bharadvaja' },
        },
      })
      expect(reply.status(), await reply.text()).toBe(200)
      const { reference } = await reply.json()

      await openAdmin(page, 'priest', `bookings/day/${date}`)
      await page.getByRole('button', { name: `Confirm: ${reference}` }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText(`${reference}: Confirmed`, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: `Undo: ${reference}` }).click()
      await expect(page.getByText('No email was sent.', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: `Confirm: ${reference}` }).click()
      const booked = page.getByRole('listitem').filter({ hasText: reference })
      await expect(booked.getByText('Confirmed', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: `Start: ${reference}` })).toBeHidden()

      // The day of the puja comes.
      const today = dateAt(Date.now(), 'Asia/Kolkata')
      const db = openDb({ sqliteFile: join(temple().data, 'modak.sqlite') })
      await db('puja_bookings').where({ reference }).update({ preferred_date: today })
      await db.destroy()
      await page.goto(`/admin/bookings/day/${today}`)

      const row = page
        .getByRole('region', { name: /^Morning/ })
        .getByRole('listitem')
        .filter({ hasText: reference })
      await row.getByRole('button', { name: `Start: ${reference}` }).click()
      await expect(row.getByText('In progress', { exact: true })).toBeVisible()
      await row.getByRole('button', { name: `Mark as performed: ${reference}` }).click()
      await expect(row.getByText('Performed', { exact: true })).toBeVisible()
      // Received, confirmed and performed.
      await expect.poll(async () => (await mailsTo(email)).length, { timeout: 40_000 }).toBe(3)

      await page.getByRole('link', { name: 'Priest’s list' }).click()
      await expect(page.getByRole('cell', { name: /Asha Kulkarni/ }).first()).toBeVisible()
      await expect(
        page
          .getByText('आशा', { exact: false })
          .or(page.getByText(/[\u0900-\u097f]/))
          .first(),
      ).toBeVisible()
    },
  )
})
