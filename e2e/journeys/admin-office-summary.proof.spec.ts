import { openAdmin } from '#e2e/admin.ts'
import { bare, freshDay } from '#e2e/bookingForm.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { mailsTo } from '#e2e/mails.ts'
import { temple } from '#e2e/temple.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('The office chooses one summary a day instead of an email for each booking', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000)
  await openAdmin(page, 'admin', 'settings/email')
  const how = page.getByLabel('Emails to the office about bookings')
  await expect(how).toHaveValue('once')
  const site = await request.get(`${temple().upstream}/api/site`)
  const { email: office } = await site.json()
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Everything is saved')).toBeVisible()
  }
  await how.selectOption('One summary a day')
  await page.getByLabel('Time of the summary').fill('00:00')
  await save()
  const book = async (): Promise<string> => {
    const data = { ...bare(freshDay()), preferredTime: 'morning' }
    const reply = await request.post(`${temple().upstream}/api/puja-bookings`, { data })
    expect(reply.status(), await reply.text()).toBe(200)
    return (await reply.json()).reference
  }
  const reference = await book()
  const about = async (words: string) =>
    (await mailsTo(office)).filter((mail) => mail.includes(words)).length
  // The planner looks once a minute, and today's hour has passed.
  await expect.poll(() => about('Today at the temple'), { timeout: 100_000 }).toBe(1)
  expect(await about(reference)).toBe(0)

  await page.reload()
  await expect(how).toHaveValue('daily')
  await how.selectOption('One for each booking, at once')
  await save()
  const next = await book()
  await expect.poll(() => about(next)).toBeGreaterThan(0)
  expect(await about('Today at the temple')).toBe(1)
})
