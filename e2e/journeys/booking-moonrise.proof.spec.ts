import type { Availability } from '#contract/bookings/public.ts'
import { chooseDay, openForm, openStep, send } from '#e2e/bookingForm.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { axeFaults } from '#e2e/axe.ts'

const dayMs = 86_400_000

test('On a Sankashti the puja is booked for the moonrise; other days and pujas do not offer it', async ({
  page,
}) => {
  const answer = await page.request.get('/api/puja-bookings/availability?pujaType=sankashti')
  const { days } = (await answer.json()) as Availability
  const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 10)
  const fast = days.find(
    ({ date, slots }) => date > tomorrow && slots.some(({ slot }) => slot === 'moonrise'),
  )?.date
  if (fast === undefined) throw new Error('There is a Sankashti within six weeks.')
  const dayAfter = new Date(Date.parse(fast) + dayMs).toISOString().slice(0, 10)
  const moonrise = page.getByRole('radio', { name: /At moonrise, about \d+:\d\d\sPM/ })

  await openForm(page)
  await page.getByRole('radio', { name: /Ganesh Puja/ }).check()
  await chooseDay(page, fast)
  await expect(page.getByRole('radio', { name: /Evening/ })).toBeVisible()
  await expect(moonrise).toHaveCount(0)

  await page.getByRole('radio', { name: /Sankashti Puja/ }).check()
  await chooseDay(page, dayAfter)
  await expect(page.getByRole('radio', { name: /Evening/ })).toBeVisible()
  await expect(moonrise).toHaveCount(0)

  await chooseDay(page, fast)
  await moonrise.check()
  expect(await axeFaults(page, 'the moonrise')).toEqual([])

  await openStep(page, 'Your names')
  await expect(page.locator('.booking-choice')).toContainText('At moonrise, about')
  await page.getByLabel('Your full name').fill('Meera Kulkarni')
  await page.getByLabel('Email').first().fill('meera.moonrise@example.org')
  await page.getByRole('checkbox', { name: /accept the terms/ }).check()
  await send(page)
  await page.getByRole('link', { name: 'Open your booking' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(/At moonrise, about/).first()).toBeVisible()
})
