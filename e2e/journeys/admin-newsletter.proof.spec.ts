import { openAdmin } from '#e2e/admin.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { mailsTo } from '#e2e/mails.ts'
import { toast } from '#e2e/toasts.ts'

/** A part goes out as each minute begins. */
const minuteMs = 60_000

test('Administrators import those who agreed elsewhere, and send them a newsletter once they have seen it themselves', async ({
  page,
}) => {
  test.setTimeout(3 * minuteMs)
  const started = Date.now()
  const meera = `meera-${started}@temple.example`
  const { email } = await openAdmin(page, 'admin', 'subscribers')
  await page.getByRole('link', { name: 'Import subscribers' }).click()
  const file = page.getByLabel('List of email addresses')
  const list = (text: string) => ({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
  await file.setInputFiles(list('Name\nMeera\n'))
  await expect(page.getByText(/^There is no email address in this file/)).toBeVisible()
  await file.setInputFiles(list(`Name,Email\nMeera,${meera}\nAsha,asha at example\n`))
  await expect(page.getByRole('heading', { name: '1 person can be added.' })).toBeVisible()
  await expect(page.getByText('Line 3: “Asha,asha at example”')).toBeVisible()
  const add = page.getByRole('button', { name: 'Add 1 person' })
  await add.click()
  await expect(page.getByText(/^Please say where and when they agreed/)).toBeVisible()
  await page.getByLabel('Where and when did they agree?').fill('List at the counter, 2026')
  await add.click()
  await expect(toast(page, '1 person added')).toBeVisible()
  await page.getByRole('searchbox').fill(meera)
  await expect(page.getByRole('listitem').filter({ hasText: meera })).toContainText(
    'They agreed: List at the counter, 2026',
  )

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Newsletters', exact: true }).click()
  await page.getByRole('link', { name: 'Write a newsletter' }).click()
  const subject = `Lamps at the temple ${started}`
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect(page.getByText('Please write something, or choose an article')).toBeVisible()
  await page
    .getByLabel('Text', { exact: true })
    .fill('Come at **dusk**. See the [calendar](/calendar).')
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect(toast(page, 'Saved as a draft. Nothing is sent yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Email me a test' }).click()
  const got = async (address: string, line: string) =>
    (await mailsTo(address)).filter((mail) => mail.includes(line)).length
  await expect.poll(() => got(email, `Subject: [Test] ${subject}`)).toBe(1)
  expect(await got(meera, subject)).toBe(0)

  await page.getByRole('button', { name: /^Send to \d+ (person|people)$/ }).click()
  const dialog = page.getByRole('alertdialog', { name: /^Send this newsletter to \d+ / })
  await dialog.getByRole('button', { name: /^Send to \d+ (person|people)$/ }).click()
  await expect(page.getByText('Being sent')).toBeVisible()
  await expect
    .poll(() => got(meera, `Subject: ${subject}`), { timeout: 2 * minuteMs, intervals: [1000] })
    .toBe(1)
  const [mail = ''] = await mailsTo(meera)
  expect(mail).toContain('you agreed to our emails: List at the')
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})
