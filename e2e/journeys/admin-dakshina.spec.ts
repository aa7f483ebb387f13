import { openAdmin, openSection } from '#e2e/admin.ts'
import { axeFaults } from '#e2e/axe.ts'
import { bookedElsewhere } from '#e2e/dakshina.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { offerUpi, withdrawUpi } from '#e2e/upi.ts'

test.beforeAll(offerUpi)
test.afterAll(withdrawUpi)

test('Cash at the counter: the booking is marked as paid, with its receipt and in the day’s cash', async ({
  page,
}) => {
  const { reference, preferredDate } = await bookedElsewhere(page, 'Anil Deshpande')
  const path = `bookings/${reference.toLowerCase()}`
  await openAdmin(page, 'desk', path)
  const panel = page.getByRole('region', { name: 'Dakshina' })
  await panel.getByRole('button', { name: 'Record payment' }).click()
  await expect(panel.getByRole('radio', { name: 'Cash' })).toBeFocused()
  await expect(panel.getByLabel('Amount in rupees')).toHaveValue('2100')
  await panel.getByRole('radio', { name: 'Cheque' }).check()
  await panel.getByRole('button', { name: 'Record ₹2,100' }).click()
  await expect(panel.getByText('A cheque has a number of 6 digits')).toBeVisible()
  await panel.getByRole('radio', { name: 'Cash' }).check()
  expect(await axeFaults(page, 'recording')).toEqual([])
  await panel.getByRole('button', { name: 'Record ₹2,100' }).click()
  await expect(panel.getByText('Paid', { exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Record a refund' })).toHaveCount(0)
  const receipt = panel.getByRole('link', { name: /^Receipt P-/ })
  const file = await page.request.get((await receipt.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')

  await page.goto(`/admin/bookings/day/${preferredDate}`)
  const row = page.locator(`[data-booking="${reference}"]`)
  await expect(row.getByText('Paid ₹2,100')).toBeVisible()
  await page.goto('/admin/counter/cash')
  await expect(page.getByRole('button', { name: 'Record the count' })).toBeVisible()
})

test('A treasurer confirms a UPI claim from Today, sees it in the totals, and records a refund', async ({
  page,
}) => {
  const { reference, token } = await bookedElsewhere(page, 'Sunita Kale')
  const utr = `55${String(Date.now()).slice(-10)}`
  const claimed = await page.request.post(`/api/puja-bookings/${reference}/dakshina`, {
    data: { token, amount: 5555, utr },
  })
  expect(claimed.status(), await claimed.text()).toBe(200)
  await openAdmin(page, 'treasurer')
  await page
    .getByRole('listitem')
    .filter({ hasText: /dakshina payments? to check/ })
    .getByRole('link', { name: 'Match' })
    .click()
  await page.getByRole('link', { name: /₹5,555/ }).click()
  const confirm = page.getByRole('form', { name: 'Confirm payment received' })
  await expect(confirm.getByLabel('Amount in rupees')).toHaveValue('5555')
  await expect(confirm.getByLabel('UTR, 12 digits')).toHaveValue(utr)
  const paidOn = confirm.getByLabel('Day it was paid')
  const today = await paidOn.evaluate((input: HTMLInputElement) => input.max)
  await expect(paidOn).toHaveValue(today)
  await paidOn.fill('')
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  await expect(confirm.getByText('Please choose a date')).toBeVisible()
  await paidOn.fill(today)
  expect(await axeFaults(page, 'confirming')).toEqual([])
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()

  await openSection(page, 'Dakshina')
  await page.getByRole('link', { name: 'Totals' }).click()
  await expect(page.getByRole('heading', { name: 'Dakshina received' })).toBeVisible()
  await expect(
    page.getByRole('cell', { name: 'UPI' }).or(page.getByRole('rowheader', { name: 'UPI' })),
  ).toBeVisible()
  expect(await axeFaults(page, 'the totals')).toEqual([])

  await page.goto(`/admin/dakshina/${reference.toLowerCase()}`)
  await page.getByRole('button', { name: 'Record a refund' }).click()
  await expect(page.getByLabel('Reason')).toBeFocused()
  await expect(page.getByLabel(/^Refunded in cash/)).not.toBeChecked()
  await page.getByRole('button', { name: 'Record a refund' }).click()
  await expect(page.getByText('Please enter the reason')).toBeVisible()
  await page.getByLabel('Reason').fill('Paid twice')
  await page.getByRole('button', { name: 'Record a refund' }).click()
  await expect(page.getByText('₹5,555 refunded: Paid twice')).toBeVisible()
})

test(
  'The desk takes back what it recorded by mistake, and records nothing for a cancelled puja',
  { tag: '@proof' },
  async ({ page, request }) => {
    const { reference, token } = await bookedElsewhere(page, 'Vikram Patil')
    await openAdmin(page, 'desk', `bookings/${reference.toLowerCase()}`)
    const panel = page.getByRole('region', { name: 'Dakshina' })
    await panel.getByRole('button', { name: 'Record payment' }).click()
    await panel.getByLabel('Amount in rupees').fill('21000')
    await panel.getByRole('button', { name: 'Record ₹21,000' }).click()
    await panel.getByRole('button', { name: 'Recorded by mistake?' }).click()
    await expect(panel.getByLabel('What went wrong?')).toBeFocused()
    await panel.getByRole('button', { name: 'Make void' }).click()
    await expect(panel.getByText('Please say what went wrong')).toBeVisible()
    await panel.getByLabel('What went wrong?').fill('One zero too many')
    expect(await axeFaults(page, 'making it void')).toEqual([])
    await panel.getByRole('button', { name: 'Make void' }).click()
    await expect(panel.getByText('Void, recorded by mistake: One zero too many')).toBeVisible()
    await expect(panel.getByText('Paid', { exact: true })).toHaveCount(0)
    await expect(panel.getByRole('button', { name: 'Record payment' })).toBeVisible()

    const cancelled = await request.post(`/api/puja-bookings/${reference}/cancel`, {
      data: { token },
    })
    expect(cancelled.status(), await cancelled.text()).toBe(200)
    await page.reload()
    await expect(panel.getByText('₹21,000')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Record payment' })).toHaveCount(0)
  },
)
