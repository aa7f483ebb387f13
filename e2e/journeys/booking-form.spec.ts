import {
  chooseDay,
  choosePuja,
  draftOf,
  freshDay,
  openForm,
  openStep,
  send,
  takePlace,
} from '#e2e/bookingForm.ts'
import { expect, installed, test, testWithWorker } from '#e2e/fixtures.ts'

test.describe('The booking form', () => {
  test(
    'explains errors in plain words, and moves to the first',
    { tag: '@proof' },
    async ({ page }) => {
      await openForm(page)
      await openStep(page, 'Your names')
      await page.getByRole('checkbox', { name: 'Send me the prasad by post' }).check()
      await page.getByLabel('Email').first().fill('meera@')
      await send(page)
      const days = page.getByRole('radiogroup', { name: 'Which day?' })
      await expect(days.getByRole('radio', { disabled: false }).first()).toBeFocused()
      await expect(page.getByText('Please choose a date', { exact: true })).toBeVisible()
      await openStep(page, 'Your names')
      for (const words of [
        'Please enter a valid email address',
        'You must accept the terms and conditions',
      ]) {
        await expect(page.getByText(words, { exact: true })).toBeVisible()
      }
    },
  )

  test('is filled in two steps: what is missing is said, and Back goes one step back @engines', async ({
    page,
  }) => {
    await openForm(page)
    await page.getByRole('radio', { name: /Sankashti Puja/ }).check()
    await expect(page.getByText('from ₹3,100').last()).toBeInViewport()
    const next = page.getByRole('button', { name: 'Your names', exact: true })
    await next.click()
    const days = page.getByRole('radiogroup', { name: 'Which day?' })
    await expect(days.getByRole('radio', { disabled: false }).first()).toBeFocused()
    await expect(page.getByText('Please choose a date', { exact: true })).toBeVisible()
    await chooseDay(page, freshDay())
    await expect(page.getByText('Please choose a date', { exact: true })).toHaveCount(0)
    await page.getByRole('radio', { name: /Morning/ }).check()
    await next.click()
    await expect(page.getByLabel('Your full name')).toBeFocused()
    await page.getByLabel('Your full name').fill('Meera Kulkarni')
    await expect(page.locator('.booking-choice')).toContainText(/Sankashti Puja.*Morning/)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Puja and day' })).toBeFocused()
    await expect(page.getByRole('radio', { name: /Morning/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /Sankashti Puja/ })).toBeChecked()
    await expect(page.getByLabel('Your full name')).toHaveValue('Meera Kulkarni')
  })

  test(
    'starts at the temple’s current day, and restores its draft',
    { tag: '@proof' },
    async ({ page }) => {
      await openForm(page)
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
        Date.now(),
      )
      await expect(page.getByLabel('Preferred date')).toHaveAttribute('min', today)
      await openStep(page, 'Your names')
      await page.getByLabel('Your full name').fill('Meera Kulkarni')
      await page.getByRole('checkbox', { name: 'Send me the prasad by post' }).check()
      await page.getByLabel('House and street').fill('12 Laxmi Road')
      await expect.poll(() => draftOf(page)).toContain('12 Laxmi Road')
      await page.goto('/mantras')
      await openForm(page)
      await expect(page.getByLabel('Your full name')).toHaveValue('Meera Kulkarni')
      await expect(page.getByLabel('House and street')).toHaveValue('12 Laxmi Road')
      await openStep(page, 'Your names')
      // Left at the moment of the last key, when no database write can finish.
      await page.getByLabel('Your full name').fill('Meera Rao')
      await page.reload()
      await expect(page.getByLabel('Your full name')).toHaveValue('Meera Rao')
      await page.getByLabel('Your full name').fill('Meera Joshi')
      await page.goto('/mantras')
      await openForm(page)
      await expect(page.getByLabel('Your full name')).toHaveValue('Meera Joshi')
    },
  )

  testWithWorker(
    'shows which of the coming days are free before one is chosen, even offline',
    { tag: '@proof' },
    async ({ page, request, network }) => {
      const temple = (days: number) =>
        new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
          Date.now() + days * 86_400_000,
        )
      const [full, free] = [temple(6), temple(7)]
      for (const slot of ['morning', 'afternoon', 'evening']) await takePlace(request, full, slot)
      await openForm(page)
      await installed(page)
      await choosePuja(page, /Custom Puja/)
      const days = page.getByRole('radiogroup', { name: 'Which day?' })
      const day = (date: string) => days.getByRole('radio').nth(date === full ? 1 : 2)
      await expect(days.getByRole('radio')).toHaveCount(5)
      await expect(days.getByRole('radio', { name: /\d left$/ }).first()).toBeVisible()
      await days.getByRole('button', { name: 'Later days' }).click()
      await expect(day(full)).toBeDisabled()
      await expect(day(full)).toHaveAccessibleName(/Full$/)
      // With the keyboard: to the day before, and on past full days.
      await days.getByRole('radio').nth(0).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      await expect(day(free)).toBeChecked()
      await expect(page.getByLabel('Preferred date')).toHaveValue(free)

      await network.lose()
      await page.reload()
      await choosePuja(page, /Custom Puja/)
      await expect(days.getByText(/^Availability as of \d/)).toBeVisible()
      await expect(day(full)).toHaveAccessibleName(/Was full$/)
      await expect(day(full)).toBeEnabled()
    },
  )

  test('is filled and sent with the keyboard alone', { tag: '@proof' }, async ({ page }) => {
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
    // The coming days, then their other times: past the arrows of the days.
    const later = page.getByRole('button', { name: 'Later days' })
    for (let presses = 0; presses < 6; presses++) {
      await later.focus()
      await page.keyboard.press('Enter')
    }
    await to('preferredDate')
    await page.keyboard.press('Space')
    await to('preferredTime')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Your full name')).toBeFocused()
    await page.keyboard.type('Meera Kulkarni')
    await to('sankalp.gotra')
    await page.keyboard.type('Kashyapa')
    await to('email')
    await page.keyboard.type('meera@example.org')
    await to('acceptTerms')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'We have received your request' })).toBeFocused()
  })
})
