import { join } from 'node:path'
import { openAdmin, openSection } from '#e2e/admin.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { toast } from '#e2e/toasts.ts'

test(
  'An editor changes a price and a count, is told what is wrong, and takes a product out of the shop',
  { tag: '@proof' },
  async ({ page, openDevice }) => {
    await openAdmin(page, 'editor', 'shop')
    await page.getByRole('link', { name: 'Sheesham Wood Ganapati' }).click()
    const price = page.getByLabel('Price in rupees, with GST')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await price.fill('12.50')
    await save.click()
    await expect(page.getByText('Please enter a whole number')).toBeVisible()
    await price.fill('1,950')
    await page.getByLabel('How many you have').fill('2')
    await save.click()
    await expect(toast(page, 'Saved. The shop shows it now.')).toBeVisible()

    const devotee = await openDevice()
    await devotee.goto('/shop/sheesham-ganapati')
    await expect(devotee.getByRole('main').getByText('₹1,950').first()).toBeVisible()
    await expect(devotee.getByText('Only 2 left')).toBeVisible()

    await page.getByRole('button', { name: 'Change to draft' }).click()
    await expect(page.getByText('Draft: only staff can see it.')).toBeVisible()
    await expect
      .poll(async () => (await devotee.request.get('/api/products/sheesham-ganapati')).status())
      .toBe(404)
    await devotee.reload()
    await expect(
      devotee.getByRole('heading', { name: 'This item is not in the shop' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(toast(page, 'Published. Everyone can see it now.')).toBeVisible()
  },
)

const picture = (name: string) => join(import.meta.dirname, `../../public/icons/${name}.png`)

test('An editor adds a product with a picture, and records what came and what broke', async ({
  page,
}) => {
  await openAdmin(page, 'editor', 'shop')
  await page.getByRole('link', { name: 'New product' }).click()
  const save = page.getByRole('button', { name: 'Save as a draft' })
  await save.click()
  await expect(page.getByText('Please choose a category')).toBeVisible()
  await expect(page.getByText('Please add at least one picture')).toBeVisible()
  await page.getByLabel('Category').selectOption('Ganapati Idols')
  await page.getByLabel('Name', { exact: true }).fill('Copper Ganapati')
  await page.getByLabel('Description', { exact: true }).fill('Copper, 10 cm high.')
  await page.getByLabel('Price in rupees, with GST').fill('2,400')
  await page.getByLabel('How many you have').fill('2')
  await page.getByLabel('GST in percent').fill('5')
  await page.getByLabel('HSN or SAC code').fill('8306')
  await page.getByLabel('Add a picture').setInputFiles(picture('icon-512'))
  await page.getByLabel('First picture').fill('From behind')
  await save.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Copper Ganapati' })).toBeVisible()
  await expect(page.getByLabel('First picture')).toHaveValue('From behind')

  const pieces = page.getByLabel('How many pieces')
  const take = page.getByRole('button', { name: 'Take out of stock' })
  await pieces.fill('9')
  await take.click()
  await expect(page.getByText(/not so many/)).toBeVisible()
  await expect(pieces).toHaveValue('9')
  await pieces.fill('1')
  await page.getByLabel('Note (optional)').fill('Broken')
  await take.click()
  await expect(toast(page, '1 taken out. You now have 1.')).toBeVisible()
  await pieces.fill('5')
  await pieces.press('Enter')
  const history = page.getByRole('list', { name: 'Stock history' }).getByRole('listitem')
  await expect(history.first()).toContainText('Received')
  await expect(history.first()).toContainText('+5')
  await expect(history.nth(1)).toContainText('Broken')
  await expect(page.getByLabel('How many you have')).toHaveValue('6')
})

test('An editor replaces the file of a digital item', { tag: '@proof' }, async ({ page }) => {
  await openAdmin(page, 'editor', 'shop')
  await page.getByRole('link', { name: 'Ganesha Calendar 2027, PDF' }).click()
  const file = page.getByRole('region', { name: 'File for buyers' })
  const choose = file.getByLabel(/ (a|the) file$/)
  const send = file.getByRole('button', { name: 'Upload' })
  const text = { mimeType: 'text/plain', buffer: Buffer.from('Not a calendar') }
  await choose.setInputFiles({ name: 'calendar.txt', ...text })
  await send.click()
  await expect(file.getByRole('alert')).toContainText('This kind of file cannot be sold here')
  await choose.setInputFiles(picture('icon-512'))
  await send.click()
  await expect(file.getByText(/^icon-512\.png, \d+ KB$/)).toBeVisible()
})

test('An administrator sets what delivery abroad costs', { tag: '@proof' }, async ({ page }) => {
  await openAdmin(page, 'admin', 'settings/shop')
  await page.getByLabel('GSTIN of the temple').fill('27AAATG')
  await page.getByRole('button', { name: 'Add country' }).click()
  await page.getByLabel('Country', { exact: true }).selectOption('Nepal')
  await page.getByLabel('Delivery, in rupees').fill('much')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByText('Please enter whole rupees, 0 if it is free')).toBeVisible()
  await expect(page.getByText(/A GSTIN has 15 characters/)).toBeVisible()
  await page.getByLabel('GSTIN of the temple').fill('')
  await page.getByLabel('Delivery, in rupees').fill('900')
  await save.click()
  await expect(toast(page, 'Saved. The site shows it now.')).toBeVisible()
  const reply = await page.request.get('/api/shop-settings')
  expect(await reply.json()).toMatchObject({ countries: [{ code: 'NP', fee: 900 }] })
})

test(
  'A sale at the counter has an invoice; an administrator sees what it brought, and takes the day book',
  { tag: '@proof' },
  async ({ page }) => {
    // The old address of the counter.
    await openAdmin(page, 'admin', 'orders/counter')
    await expect(page).toHaveURL(/\/admin\/counter\/sale$/)
    await page.getByLabel('Find an item').fill('silver')
    await page.getByRole('button', { name: 'One more of Silver-Plated Ganapati' }).click()
    await page.getByRole('button', { name: /^Take ₹690/ }).click()
    await expect(page.getByText(/^Sold: ₹690/)).toBeVisible()
    const invoice = page.getByRole('link', { name: 'Invoice (PDF)' })
    const paper = await page.request.get((await invoice.getAttribute('href')) ?? '')
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await openSection(page, 'Orders')
    await page.getByRole('link', { name: 'Money' }).click()
    const products = page.getByRole('table', { name: 'Best-selling products' })
    await expect(products.getByRole('row', { name: /Silver-Plated Ganapati/ })).toContainText(
      '₹690',
    )
    await expect(page.getByRole('img', { name: /^Shop sales/ })).toBeVisible()
    await page.getByLabel('Month').selectOption({ index: 1 })
    await expect(page.getByText('No sales in this period')).toBeVisible()
    await page.getByLabel('Month').selectOption('The whole year')
    const book = page.getByRole('link', { name: 'Download as CSV' })
    const answer = await page.request.get((await book.getAttribute('href')) ?? '')
    expect(await answer.text()).toContain('Silver-Plated Ganapati')
  },
)
