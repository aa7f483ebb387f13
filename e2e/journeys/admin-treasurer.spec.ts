import { readFile } from 'node:fs/promises'
import { openAdmin } from '#e2e/admin.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { toast } from '#e2e/toasts.ts'
import { dateAt } from '#app/i18n/dates.ts'

let made = 0
const unique = () => `${Date.now().toString(36)}${(made += 1)}`

test(
  'A treasurer’s month end: a line of the statement becomes a donation, the totals have it, and the file too',
  { tag: '@proof' },
  async ({ page }) => {
    const today = dateAt(Date.now(), 'Asia/Kolkata')
    const donor = `MEERA ${unique().toUpperCase()}`
    const amount = 10_000 + (Date.now() % 89_000)
    const utr = `N${`${Date.now()}`.padStart(15, '3')}`
    const line = `${today.split('-').toReversed().join('/')},NEFT-${utr}-${donor},${amount}.00`
    await openAdmin(page, 'treasurer', 'donations/statement')
    await page.getByLabel('Bank statement (CSV or Excel)').setInputFiles({
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Date,Narration,Deposit\n${line}\n`),
    })
    await page.getByRole('button', { name: 'Read statement' }).click()
    await page.getByText('Not announced here: 1 line').click()
    await page.getByText('Record it as a donation', { exact: true }).click()
    await page.getByLabel('Donor’s name').fill(donor)
    await page.getByRole('button', { name: /and issue the receipt$/ }).click()
    await page.getByRole('link', { name: 'Open', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(donor)
    await expect(page.getByRole('link', { name: /^R-20/ })).toBeVisible()

    await page.goto('/admin/donations/totals')
    await page.getByLabel('Month').selectOption(today.slice(0, 7))
    const methods = page.getByRole('table', { name: 'By payment method' })
    await expect(methods.getByRole('rowheader', { name: 'Bank transfer' })).toBeVisible()
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the totals as CSV' }).click()
    const saved = await saving
    const file = await readFile(await saved.path(), 'utf8')
    expect(file).toMatch(new RegExp(`^${today},[1-9]`, 'm'))
  },
)

test(
  'A mistake at the counter is taken back the same day, and a refund in cash is in the cash of the day',
  { tag: '@proof' },
  async ({ page }) => {
    const name = `Radha ${unique()}`
    await openAdmin(page, 'treasurer', 'counter/donation')
    const record = async (rupees: string) => {
      await page.getByLabel('Amount in rupees').fill(rupees)
      await page.getByLabel('Donor’s name').fill(name)
      await page.getByRole('button', { name: /^Record ₹/ }).click()
    }
    await record('5010')
    await page.getByRole('button', { name: 'Recorded by mistake?' }).click()
    await expect(page.getByLabel('What went wrong?')).toBeFocused()
    await page.getByRole('button', { name: 'Make void' }).click()
    await expect(page.getByText('Please say what went wrong')).toBeVisible()
    await page.getByLabel('What went wrong?').fill('One zero too many')
    await page.getByRole('button', { name: 'Make void' }).click()
    const question = page.getByRole('alertdialog', { name: /^Make R-.* void\?$/ })
    await question.getByRole('button', { name: 'Make void' }).click()
    await expect(toast(page, /^R-.* is void$/)).toBeVisible()
    await record('501')
    await page.getByRole('link', { name: 'Open the donation' }).click()
    await page.getByLabel('Reason').fill('The wedding is off')
    await expect(page.getByLabel(/^Refunded in cash/)).toBeChecked()
    await page.getByRole('button', { name: 'Record a refund' }).click()
    await page.getByRole('button', { name: 'Confirm refund' }).click()
    await expect(toast(page, 'Refund recorded')).toBeVisible()

    await page.goto('/admin/counter/cash')
    const own = page.getByRole('list', { name: /^Cash received/ }).getByRole('listitem')
    const rows = own.filter({ hasText: name })
    await expect(rows).toHaveCount(3)
    await expect(rows.filter({ hasText: 'Void, not counted' })).toContainText('₹5,010')
    await expect(rows.filter({ hasText: 'Refunds in cash' })).toContainText('-₹501')
  },
)
