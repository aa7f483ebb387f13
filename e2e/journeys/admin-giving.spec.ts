import { readFile } from 'node:fs/promises'
import { toast } from '#e2e/bookingForm.ts'
import { donate, fillDonation, openDonate, pay } from '#e2e/donations.ts'
import { expect, hydrated, test } from '#e2e/fixtures.ts'
import { openAdmin } from '#e2e/admin.ts'
import { signedIn } from '#e2e/people.ts'

test(
  '80G, from the temple’s settings to the PDF that its donor saves',
  { tag: '@proof' },
  async ({ page, openDevice, network }) => {
    const office = await openDevice()
    await openAdmin(office, 'admin', 'settings/giving')
    const eightyG = office.getByLabel(
      'The trust gives receipts for a tax deduction under section 80G',
    )
    await eightyG.check()
    await office.getByLabel('PAN of the trust').fill('')
    await office.getByLabel('Unique registration number (URN) for 80G').fill('AAATG1234EF20214')
    await office.getByLabel('Date of registration').fill('2021-09-24')
    await office.getByRole('button', { name: 'Save' }).click()
    await expect(office.getByText('80G receipts need the trust’s PAN')).toBeVisible()
    await office.getByLabel('PAN of the trust').fill('aaatg 1234 e')
    await office.getByRole('button', { name: 'Save' }).click()
    await expect(toast(office, 'Saved. The site shows it now.')).toBeVisible()

    await signedIn(page)
    await openDonate(page)
    await fillDonation(page, 'Card', '₹1,001')
    await page.getByText('Purpose, message and 80G receipt (optional)').click()
    await page.getByLabel('What is it for? (optional)').selectOption('Annadan')
    const pan = page.getByLabel('PAN', { exact: true })
    await pan.fill('ABCXD1234F')
    await donate(page)
    await expect(page.getByText(/^A PAN has five letters/)).toBeVisible()
    await pan.fill('abcpd 1234 f')
    await donate(page)
    await expect(page.getByText(/Form 10BD needs it with the PAN/)).toBeVisible()
    await page.getByLabel('Your address').fill('1 Temple Road\nPune 411030')
    await donate(page)
    await page.getByRole('button', { name: /4242/ }).click()
    await pay(page)
    await expect(page.getByRole('heading', { name: 'Thank you for your donation!' })).toBeVisible()

    await page.goto('/profile')
    await page
      .getByRole('region', { name: 'Your donations' })
      .getByRole('link', { name: /₹1,001.*Received/ })
      .click()
    const main = page.getByRole('main')
    await expect(main.getByText('ABCPD****F')).toBeVisible()
    await expect(main.getByText('Annadan')).toBeVisible()
    await main.getByRole('link', { name: 'Show the receipt' }).click()
    await expect(page.getByRole('heading', { name: /^Receipt TEST-/ })).toBeVisible()
    await expect(main.getByText('AAATG1234EF20214')).toBeVisible()
    await expect(main.getByText('ABCPD****F')).toBeVisible()
    const saving = page.waitForEvent('download')
    await main.getByRole('link', { name: 'Download PDF' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^receipt-test-\d{4}-\d\d-\d{5}\.pdf$/)
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')

    await hydrated(page)
    await network.lose()
    await expect(main.getByText(/download the PDF when you’re online/)).toBeVisible()
  },
)
