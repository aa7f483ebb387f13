import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, hydrated, installed, test } from '#e2e/fixtures.ts'

let daysTaken = 0

/** Journeys share one database, and some pujas have one place: each books days of its own. */
const freshDay = (): string => {
  const ahead = 10 + ((test.info().workerIndex * 15 + daysTaken++) % 150)
  return new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
}

const openForm = async (page: Page) => {
  await page.goto('/puja')
  await hydrated(page)
}

const fill = async (page: Page, date: string) => {
  await page.getByRole('radio', { name: /Sankashti Puja/ }).check()
  await page.getByLabel('Preferred date').fill(date)
  await page.getByRole('radio', { name: /Evening/ }).check()
  await page.getByRole('textbox', { name: 'Name 1' }).fill('Meera Kulkarni')
  await page.getByRole('button', { name: 'Add a name' }).click()
  await page.getByRole('textbox', { name: 'Name 2' }).fill('Anand Kulkarni')
  await page.getByRole('checkbox', { name: 'The gotra is not known' }).check()
  await page.getByLabel('Your full name').fill('Meera Kulkarni')
  await page.getByLabel('Email').first().fill('meera@example.org')
  await page.getByRole('checkbox', { name: /accept the terms/ }).check()
}

const send = (page: Page) => page.getByRole('button', { name: 'Book Puja' }).click()

const bare = (date: string) => ({
  pujaType: 'custom',
  preferredDate: date,
  preferredTime: 'morning',
  fullName: 'Ravi Joshi',
  email: 'ravi@example.org',
})

/** Takes the only place of a slot, as somebody else, whose own network holds. */
const takePlace = async (request: APIRequestContext, date: string) => {
  const server = String(test.info().config.metadata['upstream'])
  const answer = await request.post(`${server}/api/puja-bookings`, { data: bare(date) })
  expect(answer.ok()).toBe(true)
}

/** What the phone keeps of a form that was not sent. */
const draftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('modak')
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').get('booking')
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(JSON.stringify(reading.result ?? ''))
          })
        })
      }),
  )

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(text, { exact: true })

test.describe('A puja', () => {
  test('is booked, and its page is a pass that opens without a network', async ({
    page,
    network,
  }) => {
    const date = freshDay()
    await openForm(page)
    await installed(page)
    await fill(page, date)
    await send(page)
    await expect(toast(page, 'Booking successful!')).toBeVisible()
    await expect(toast(page, "We'll contact you shortly to confirm the details.")).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your puja is booked' })).toBeFocused()
    await expect(page.getByLabel('Your full name')).toHaveValue('')

    await page.getByRole('link', { name: 'Open your booking' }).click()
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
    await expect(page.getByText(/the temple’s server cannot be reached now/)).toBeVisible()
    await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible()
  })

  test('that is booked without a network is sent by another tab, later', async ({
    page,
    context,
    network,
  }) => {
    await openForm(page)
    await installed(page)
    await network.lose()
    await fill(page, freshDay())
    await expect(page.getByText(/Free places as of|Free places cannot be shown/)).toBeVisible()
    await send(page)
    await expect(toast(page, 'Saved on this phone')).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Your booking is saved on this phone' }),
    ).toBeVisible()
    await page.close()

    await network.regain()
    const later = await context.newPage()
    await later.goto('/puja')
    await expect(toast(later, 'Booking successful!')).toBeVisible({ timeout: 20_000 })
    const mine = later.getByRole('region', { name: 'Your bookings on this phone' })
    await mine.getByRole('link', { name: /Sankashti Puja.*Received/ }).click()
    await expect(later.getByRole('heading', { name: 'Sankashti Puja', level: 1 })).toBeVisible()
    await expect(later.getByText('Meera Kulkarni')).toBeVisible()
  })

  test('whose time was taken meanwhile is not lost: the nearest free times are offered', async ({
    page,
    request,
    network,
  }) => {
    const date = freshDay()
    await openForm(page)
    await installed(page)
    await network.lose()
    await fill(page, date)
    await page.getByRole('radio', { name: /Custom Puja/ }).check()
    await page.getByRole('radio', { name: /Morning/ }).check()
    await send(page)
    await expect(toast(page, 'Saved on this phone')).toBeVisible()

    await takePlace(request, date)
    await network.regain()
    await page.goto('/outbox')
    await expect(page.getByText('Needs you')).toBeVisible({ timeout: 20_000 })
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(
      page.getByRole('heading', { name: 'That time can no longer be had' }),
    ).toBeFocused()
    await expect(page.getByLabel('Your full name')).toHaveValue('Meera Kulkarni')
    await expect(page.getByRole('textbox', { name: 'Name 2' })).toHaveValue('Anand Kulkarni')
    await page
      .getByRole('button', { name: /Afternoon/ })
      .first()
      .click()
    await expect(page.getByRole('radio', { name: /Afternoon/ })).toBeChecked()
    await send(page)
    await expect(toast(page, 'Booking successful!')).toBeVisible()
    await page.goto('/outbox')
    await page.getByRole('link', { name: 'Look at it' }).click()
    await expect(page.getByRole('heading', { name: 'Custom Puja', level: 1 })).toBeVisible()
    await page.goto('/outbox')
    await expect(page.getByText('Sent', { exact: true })).toBeVisible()
    await expect(page.getByText('Needs you')).toHaveCount(0)
  })

  test('is not offered at a time that is full', async ({ page, request }) => {
    const date = freshDay()
    await takePlace(request, date)
    await openForm(page)
    await page.getByRole('radio', { name: /Custom Puja/ }).check()
    await page.getByLabel('Preferred date').fill(date)
    await expect(page.getByRole('radio', { name: /Morning.*Full/ })).toBeDisabled()
    await expect(page.getByRole('radio', { name: /Afternoon.*1 place left/ })).toBeEnabled()
  })

  test('is moved once and then cancelled, by the temple’s rule', async ({ page }) => {
    const date = freshDay()
    await openForm(page)
    await fill(page, date)
    await send(page)
    await page.getByRole('link', { name: 'Open your booking' }).click()
    await expect(page.getByText(/^You may move it once, or cancel it, until /)).toBeVisible()
    await page.getByRole('button', { name: 'Move to another day' }).click()
    await page.getByLabel('Preferred date').fill(freshDay())
    await page.getByRole('radio', { name: /Morning/ }).check()
    await page.getByRole('button', { name: 'Move the booking' }).click()
    await expect(toast(page, 'Booking moved')).toBeVisible()
    await expect(page.getByText(/^You moved it\. It was on /)).toBeVisible()
    await expect(page.getByText('6:00 AM - 10:00 AM')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Move to another day' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Cancel the booking' }).click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(toast(page, 'Booking cancelled')).toBeVisible()
    await expect(page.getByText('You cancelled the booking.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'QR code of this page' })).toHaveCount(0)
  })

  test('is cancelled without a network, and the cancellation waits', async ({
    page,
    request,
    network,
  }) => {
    const { reference, token } = await (
      await request.post('/api/puja-bookings', { data: bare(freshDay()) })
    ).json()
    await page.goto(`/booking/${reference.toLowerCase()}#${token}`)
    await hydrated(page)
    await installed(page)
    await expect(page.getByText(reference)).toBeVisible()
    await network.lose()
    await page.getByRole('button', { name: 'Cancel the booking' }).click()
    await expect(page.getByRole('heading', { name: 'Cancel this booking?' })).toBeFocused()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(page.getByText('The cancellation is waiting to be sent.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Move to another day' })).toHaveCount(0)
    await network.regain()
    await expect(page.getByText('You cancelled the booking.')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('The cancellation is waiting to be sent.')).toHaveCount(0)
  })

  test('asked for by a plain client with prasad gets its address on its page', async ({
    page,
    request,
  }) => {
    const data = { ...bare(freshDay()), includePrasad: true }
    const { reference, token } = await (await request.post('/api/puja-bookings', { data })).json()
    await page.goto(`/booking/${reference}#${token}`)
    await expect(page.getByRole('heading', { name: 'Where shall the prasad go?' })).toBeVisible()
    await page.getByRole('button', { name: 'Send the address' }).click()
    await expect(page.getByLabel('House and street')).toBeFocused()
    await page.getByLabel('House and street').fill('12 Laxmi Road')
    await page.getByLabel('City').fill('Pune')
    await page.getByLabel('PIN code').fill('41103')
    await page.getByRole('button', { name: 'Send the address' }).click()
    await expect(page.getByText('Please enter a PIN code of 6 digits')).toBeVisible()
    await page.getByLabel('PIN code').fill('411030')
    await page.getByRole('button', { name: 'Send the address' }).click()
    await expect(toast(page, 'Address received')).toBeVisible()
    await expect(page.getByText('12 Laxmi Road, Pune, 411030')).toBeVisible()
  })

  test('with a wrong link says so', async ({ page }) => {
    await page.goto('/booking/pj-2026-zzzzzz#wrong')
    await expect(page.getByRole('heading', { name: 'This booking cannot be found' })).toBeVisible()
  })
})

test.describe('The booking form', () => {
  test('says what is wrong in plain words, and leads to the first', async ({ page }) => {
    await openForm(page)
    await page.getByRole('checkbox', { name: 'Send me the prasad by post' }).check()
    await page.getByLabel('Email').first().fill('meera@')
    await send(page)
    await expect(page.getByLabel('Preferred date')).toBeFocused()
    for (const words of [
      'Please choose a date',
      'Please choose a time',
      'Please write the gotra, or say that it is not known',
      'Please enter a valid email address',
      'You must accept the terms and conditions',
    ]) {
      await expect(page.getByText(words, { exact: true })).toBeVisible()
    }
  })

  test('has its minimum on the temple’s day, and comes back as it was left', async ({ page }) => {
    await openForm(page)
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
    await expect(page.getByLabel('Preferred date')).toHaveAttribute('min', today)
    await page.getByLabel('Your full name').fill('Meera Kulkarni')
    await page.getByRole('checkbox', { name: 'Send me the prasad by post' }).check()
    await page.getByLabel('House and street').fill('12 Laxmi Road')
    await expect.poll(() => draftOf(page)).toContain('12 Laxmi Road')
    await page.goto('/mantras')
    await openForm(page)
    await expect(page.getByLabel('Your full name')).toHaveValue('Meera Kulkarni')
    await expect(page.getByLabel('House and street')).toHaveValue('12 Laxmi Road')
  })

  test('is filled and sent with the keyboard alone', async ({ page }) => {
    await openForm(page)
    const to = async (name: string) => {
      for (let presses = 0; presses < 40; presses++) {
        const field = await page.evaluate(() => document.activeElement?.getAttribute('name'))
        if (field === name) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`${name} was never reached`)
    }
    await page.getByRole('radio', { name: /Ganesh Puja/ }).focus()
    await page.keyboard.press('ArrowDown')
    await to('preferredDate')
    await page.getByLabel('Preferred date').fill(freshDay())
    await to('preferredTime')
    await page.keyboard.press('Space')
    await to('sankalp.isGotraUnknown')
    await page.keyboard.press('Space')
    await to('fullName')
    await page.keyboard.type('Meera Kulkarni')
    await to('email')
    await page.keyboard.type('meera@example.org')
    await to('acceptTerms')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your puja is booked' })).toBeFocused()
  })
})

test.describe('axe finds nothing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.describe.configure({ timeout: 120_000 })

  const faults = async (page: Page, state: string) => {
    const found: string[] = []
    for (const theme of ['light', 'dark']) {
      await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { id, nodes } of violations)
        found.push(`${state}, ${theme}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    }
    return found
  }

  test('in the form, its errors and the pass', async ({ page, problems }) => {
    await openForm(page)
    expect(await faults(page, 'form')).toEqual([])
    await page.getByRole('checkbox', { name: 'Send me the prasad by post' }).check()
    await send(page)
    await expect(page.getByText('Please choose a date')).toBeVisible()
    expect(await faults(page, 'errors')).toEqual([])
    await page.getByRole('checkbox', { name: 'Send me the prasad by post' }).uncheck()
    await fill(page, freshDay())
    await send(page)
    await expect(page.getByRole('heading', { name: 'Your puja is booked' })).toBeVisible()
    expect(await faults(page, 'booked')).toEqual([])
    await page.getByRole('link', { name: 'Open your booking' }).click()
    await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible()
    await page.getByRole('button', { name: 'Move to another day' }).click()
    expect(await faults(page, 'pass')).toEqual([])
    expect(problems).toEqual([])
  })
})
