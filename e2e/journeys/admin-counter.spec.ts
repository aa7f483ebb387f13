import { openAdmin } from '#e2e/admin.ts'
import { expect, test } from '#e2e/fixtures.ts'

const inTwoWeeks = (): string =>
  new Date(Date.now() + 14 * 24 * 60 * 60_000).toISOString().slice(0, 10)

test('The front desk books a walk-in, takes cash with a receipt, and closes the day', async ({
  page,
}) => {
  const name = `Meera ${Date.now().toString(36)}`
  await openAdmin(page, 'desk', 'counter')
  await page.getByLabel('Day', { exact: true }).fill(inTwoWeeks())
  const morning = page.getByRole('radio', { name: /^Morning/ })
  await expect(morning).toBeEnabled()
  await morning.check()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Gotra not known').check()
  await page.getByRole('button', { name: /^Book and take ₹/ }).click()
  await expect(page.getByText(`Booked: Ganesh Puja for ${name}`)).toBeVisible()
  await expect(page.getByText(/received, Cash, receipt P-/)).toBeVisible()
  const pass = page.getByRole('link', { name: 'Pass to print' })
  await expect(pass).toHaveAttribute('href', /^\/booking\/pj-[\w-]+#/)

  await page.getByRole('link', { name: 'New donation' }).click()
  await page.getByLabel('Amount in rupees').fill('200000')
  await page.getByLabel('Donor’s name').fill(name)
  await page.getByRole('button', { name: /^Record/ }).click()
  await expect(page.getByText(/section 269ST/)).toBeVisible()
  await page.getByLabel('Amount in rupees').fill('5100')
  await page.getByRole('button', { name: 'Record ₹5,100' }).click()
  await expect(page.getByText(/^Recorded: ₹5,100, receipt R-/)).toBeVisible()
  const receipt = page.getByRole('link', { name: 'Receipt (PDF)' })
  const pdf = await page.request.get((await receipt.getAttribute('href')) ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')

  await page.getByRole('link', { name: 'Cash of the day' }).click()
  const cash = page.getByRole('list', { name: 'Cash received' })
  await page.getByLabel('Coins, ₹').fill('1')
  const witness = page.getByLabel('Second person who counted the hundi')
  if (await witness.isVisible()) await witness.fill('Suresh Rao')
  await page.getByRole('button', { name: 'Record the count' }).click()
  await expect(cash).toContainText(name)
  await page.getByLabel(/^Why is there a difference/).fill('Still in the other drawer')
  await page.getByRole('button', { name: 'Save the reason' }).click()
  await expect(page.getByText('Still in the other drawer')).toBeVisible()
})
