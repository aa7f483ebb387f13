import type { Page } from '@playwright/test'
import { toast } from '#e2e/bookingForm.ts'
import { atCheckout, pay } from '#e2e/donations.ts'
import { expect, hydrated, test } from '#e2e/fixtures.ts'
import { openAdmin } from '#e2e/admin.ts'
import { offerUpi, withdrawUpi } from '#e2e/upi.ts'
import type { Donation } from '#contract/donations/public.ts'

test.beforeAll(offerUpi)
test.afterAll(withdrawUpi)

let made = 0

/** With a unique amount and name, because journeys share a database. */
async function pledge(page: Page, name: string): Promise<Donation> {
  const amount = 10_000 + ((Date.now() + (made += 1) * 7919) % 89_000)
  const fullName = `${name} ${Date.now().toString(36)}${made}`
  const data = { amount, fullName, email: 'meera@example.org', paymentMethod: 'gpay' }
  const reply = await page.request.post('/api/donations', { data })
  expect(reply.status(), await reply.text()).toBe(200)
  return reply.json()
}

const utr = (): string => `${Date.now()}`.slice(-8).padStart(12, String(6300 + (made += 1)))

/** Today at the temple, as its bank writes it. */
const bankDay = (): string => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now())
  return day.split('-').toReversed().join('/')
}

const isoDay = (): string => bankDay().split('/').toReversed().join('-')

const reading = (page: Page) => page.getByRole('button', { name: 'Read statement' })

const give = (page: Page, name: string, content: string | Buffer) =>
  page
    .getByLabel('Bank statement (CSV or Excel)')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

const choose = async (page: Page, name: string, content: string | Buffer) => {
  await give(page, name, content)
  await expect(reading(page)).toBeEnabled()
}

const read = (page: Page) => reading(page).click()

test.describe('Looking after donations', () => {
  test.describe.configure({ timeout: 120_000 })

  test('a pledge that is found at the bank is confirmed, and its donor sees thanks and a receipt', async ({
    page,
    openDevice,
  }) => {
    const { reference, token, fullName, amount } = await pledge(page, 'श्रीमती ज्ञानेश्वरी कुलकर्णी')
    const phone = await openDevice()
    await phone.goto(`/donation/${reference.toLowerCase()}#${token}`)
    await hydrated(phone)
    await expect(phone.getByText('Not confirmed', { exact: true })).toBeVisible()

    await openAdmin(page, 'admin', 'donations')
    await page.getByRole('main').getByLabel('Search').fill(fullName)
    await page.getByRole('link', { name: new RegExp(fullName) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(fullName)
    const confirm = page.getByRole('button', { name: 'Confirm payment received' })
    await confirm.click()
    await expect(
      page.getByText(
        'A UTR has 12 digits (UPI, IMPS) or 16 to 22 letters and digits (NEFT, RTGS): the bank statement shows it',
      ),
    ).toBeVisible()
    await page.getByLabel('Date received').fill(isoDay())
    await page.getByLabel('UTR on the statement').fill(utr())
    await page.getByLabel('Amount on the statement').fill(`₹${amount}.00`)
    await confirm.click()
    await expect(toast(page, 'Confirmed. The receipt is on its way to the donor.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^R-20\d\d-\d\d-\d{5}$/ })).toBeVisible()
    await expect(confirm).toHaveCount(0)

    await phone.reload()
    await expect(phone.getByText('We have received it. Thank you!')).toBeVisible()
    await phone.getByRole('link', { name: 'Show the receipt' }).click()
    await expect(phone.getByRole('heading', { name: /^Receipt R-20/ })).toBeVisible()
    await expect(phone.getByText(fullName)).toBeVisible()
  })

  test(
    'a different amount is recorded as received, and a second payment as a separate donation',
    { tag: '@proof' },
    async ({ page }) => {
      const { reference, fullName, amount } = await pledge(page, 'Meera')
      const rupees = (of: number) => `₹${of.toLocaleString('en-IN')}`
      const used = utr()
      const enter = async (of: number, number: string) => {
        await page.getByLabel('Date received').fill(isoDay())
        await page.getByLabel('Amount on the statement').fill(`${of}`)
        await page.getByLabel('UTR on the statement').fill(number)
      }
      const dialog = page.getByRole('alertdialog')
      await openAdmin(page, 'admin', `donations/${reference.toLowerCase()}`)
      await enter(amount - 1, used)
      const book = `Record ${rupees(amount - 1)} as received`
      const confirm = page.getByRole('button', { name: 'Confirm payment received' })
      await confirm.click()
      await expect(dialog).toContainText(`${fullName} promised ${rupees(amount)}`)
      await dialog.getByRole('button', { name: 'Go back' }).click()
      await confirm.click()
      await dialog.getByRole('button', { name: book }).click()
      await expect(toast(page, 'Confirmed. The receipt is on its way to the donor.')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(rupees(amount - 1))
      await expect(page.getByText('Received, not the amount promised')).toBeVisible()

      await page.getByText('Another payment from this donor?').click()
      const record = page.getByRole('button', { name: 'Record another payment' })
      await enter(amount, used)
      await record.click()
      await dialog.getByRole('button', { name: 'Record payment' }).click()
      await expect(page.getByText(`is already recorded for donation ${reference}`)).toBeVisible()
      await page.getByLabel('UTR on the statement').fill(utr())
      await record.click()
      await dialog.getByRole('button', { name: 'Record payment' }).click()
      await expect(
        toast(page, 'Recorded as a separate donation. The receipt is on its way.'),
      ).toBeVisible()
      await page.getByRole('link', { name: new RegExp(`, ${rupees(amount)}$`) }).click()
      await expect(page.getByText('Recorded as another payment from the same donor')).toBeVisible()
      await expect(page.getByRole('link', { name: /^R-20\d\d-\d\d-\d{5}$/ })).toBeVisible()
    },
  )

  test(
    'a statement offers to book another amount and a second payment',
    { tag: '@proof' },
    async ({ page }) => {
      const [less, twice] = [await pledge(page, 'Meera'), await pledge(page, 'Arjun')]
      const file = [
        'Date,Narration,Deposit Amt.',
        `${bankDay()},UPI/${utr()}/${less.reference},${less.amount - 1}`,
        `${bankDay()},UPI/${utr()}/${twice.reference},${twice.amount}`,
      ]
      await openAdmin(page, 'admin', 'donations/statement')
      await choose(page, 'statement.csv', file.join('\n'))
      await read(page)
      await page.getByRole('radio', { name: /promised .*, received .*: record/ }).check()
      await page.getByRole('button', { name: 'Confirm 2 donations' }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Confirm and send receipts' })
        .click()
      await expect(page.getByText('Confirmed before: 2 lines')).toBeVisible()
      file.push(`${bankDay()},UPI/${utr()}/${twice.reference},${twice.amount}`)
      await page.reload()
      await choose(page, 'statement.csv', file.join('\n'))
      await read(page)
      await page.getByRole('radio', { name: /paid again: record .* as another donation/ }).check()
      await page.getByRole('button', { name: 'Confirm 1 donation' }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Confirm and send receipts' })
        .click()
      await expect(page.getByText('Confirmed before: 3 lines')).toBeVisible()
    },
  )

  test(
    'a bank statement finds pledges; nothing is confirmed before a yes, and nothing twice',
    { tag: '@proof' },
    async ({ page }) => {
      const [sure, possible] = [await pledge(page, 'Meera'), await pledge(page, 'Arjun')]
      const file = [
        'Statement of account,,',
        'Date,Narration,Deposit Amt.',
        `${bankDay()},UPI/${utr()}/${sure.reference} Donation,"${sure.amount.toLocaleString('en-IN')}.00"`,
        `${bankDay()},UPI/SOMEBODY ${Date.now()},${possible.amount}.00`,
        `${bankDay()},INTEREST ${Date.now()},12.34`,
      ].join('\r\n')
      await openAdmin(page, 'admin', 'donations/statement')
      await choose(page, 'statement.csv', file)
      await read(page)
      await expect(page.getByRole('heading', { name: 'Matched: 1 line' })).toBeVisible()
      await expect(page.getByRole('checkbox', { name: new RegExp(sure.fullName) })).toBeChecked()
      const choice = page.getByRole('radio', { name: new RegExp(possible.fullName) })
      await expect(choice).not.toBeChecked()
      await choice.check()
      await page.getByRole('button', { name: 'Confirm 2 donations' }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: 'Go back' }).click()
      await page.getByRole('button', { name: 'Confirm 2 donations' }).click()
      await dialog.getByRole('button', { name: 'Confirm and send receipts' }).click()
      await expect(toast(page, '2 donations confirmed')).toBeVisible()
      await expect(page.getByText('Confirmed before: 2 lines')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0)

      await page.reload()
      await choose(page, 'again.csv', file)
      await read(page)
      await expect(page.getByText('Confirmed before: 2 lines')).toBeVisible()
      await expect(page.getByText('Not announced here: 1 line')).toBeVisible()
    },
  )

  test('columns that nobody knows are asked for', { tag: '@proof' }, async ({ page }) => {
    const { reference, amount, fullName } = await pledge(page, 'Meera')
    const headings = `Kab${Date.now()},Kya,Kitna`
    await openAdmin(page, 'admin', 'donations/statement')
    await choose(page, 'other.csv', `${headings}\n${bankDay()},UPI ${reference},${amount}\n`)
    await read(page)
    await expect(page.getByText(/do not know this bank’s headings/)).toBeVisible()
    await page.getByLabel('Date of the payment').selectOption('0')
    await page.getByLabel('Description or narration').selectOption('1')
    await page.getByLabel('Money received').selectOption('2')
    await page.getByRole('button', { name: 'Read with these columns' }).click()
    await expect(page.getByRole('checkbox', { name: new RegExp(fullName) })).toBeChecked()
  })

  test(
    'a file that is not a statement is refused with a message, and nothing changes',
    { tag: '@proof' },
    async ({ page }) => {
      await openAdmin(page, 'admin', 'donations/statement')
      await choose(page, 'statement.pdf', '%PDF-1.7 …')
      await read(page)
      await expect(page.getByText(/^This is a PDF/)).toBeVisible()
      await choose(page, 'letter.csv', 'Dear Sir, as usual.')
      await read(page)
      await expect(page.getByText(/^No table was found in this file/)).toBeVisible()
      await give(page, 'large.csv', Buffer.alloc(2 * 1024 * 1024 + 1, 'a,b,c\n'))
      await expect(page.getByText(/^This file is larger than 2 MB/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Read statement' })).toBeDisabled()
    },
  )

  test(
    'a card donation is refunded through the provider, after a question',
    { tag: '@proof' },
    async ({ page }) => {
      await atCheckout(page)
      await page.getByRole('button', { name: /4242/ }).click()
      await pay(page)
      await expect(
        page.getByRole('heading', { name: 'Thank you for your donation!' }),
      ).toBeVisible()
      const paymentId = new URL(page.url()).searchParams.get('payment_intent') ?? ''

      await openAdmin(page, 'admin', 'donations')
      await expect(page.getByRole('heading', { level: 1, name: 'Donations' })).toBeVisible()
      await page.getByRole('button', { name: 'Filters and download' }).click()
      await page.getByLabel('Include test donations').check()
      await page
        .getByRole('link', { name: /Meera Kulkarni.*TEST-/ })
        .first()
        .click()
      await expect(page.getByText(paymentId)).toBeVisible()
      const giveBack = page.getByRole('button', { name: 'Refund', exact: true })
      await giveBack.click()
      await expect(page.getByText('Please give a reason')).toBeVisible()
      await page.getByLabel('Reason').fill('Paid twice by mistake')
      await giveBack.click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Refund donation' }).click()
      await expect(toast(page, 'The refund is on its way')).toBeVisible()
      await expect(giveBack).toHaveCount(0)
      await expect(page.getByText('Paid twice by mistake')).toBeVisible()

      await page.goto('/admin/donations/totals')
      await page.getByLabel('Type').selectOption({ label: 'Test mode (no money)' })
      await expect(page.getByRole('img', { name: /^Money received, 20/ })).toBeVisible()
      await expect(page.locator('canvas')).toBeVisible()
      await expect(page.getByRole('table', { name: 'By month' })).toContainText('₹')
      await page.getByLabel('Month', { exact: true }).selectOption({ index: 1 })
      await expect(page.getByText('Nothing received in this period')).toBeVisible()
    },
  )

  test('neither priests nor editors see who gave what', { tag: '@proof' }, async ({ page }) => {
    await openAdmin(page, 'priest', 'donations')
    await expect(page.getByText('You don’t have access to this page')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Donations' })).toHaveCount(0)
  })
})
