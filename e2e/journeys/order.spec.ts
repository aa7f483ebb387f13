import type { Page } from '@playwright/test'
import { openAdmin } from '#e2e/admin.ts'
import { expect, installed, settled, test, testWithWorker } from '#e2e/fixtures.ts'
import { toast } from '#e2e/toasts.ts'

const add = async (page: Page, product: string): Promise<void> => {
  await page.goto(`/shop/${product}`)
  await page.getByRole('button', { name: /to cart/ }).click()
  await expect(toast(page, 'Added to cart')).toBeVisible()
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

const fillBuyer = async (page: Page): Promise<void> => {
  await field(page, 'Full name').fill('Meera Joshi')
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill('meera@example.org')
  await field(page, 'Phone').fill('98220 12345')
  await field(page, 'House and street').fill('12 Laxmi Road')
  await field(page, 'Town or city').fill('Pune')
  await field(page, 'PIN code').fill('411030')
  await field(page, 'State').selectOption('Maharashtra')
}

const checkOut = async (page: Page): Promise<void> => {
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await fillBuyer(page)
}

test('A buyer pays an order by card, sees it paid, cancels it and is refunded @smoke', async ({
  page,
}) => {
  await add(page, 'daily-puja-kit')
  await checkOut(page)
  await page.getByRole('radio', { name: /^Card/ }).check()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.getByRole('link', { name: /^Pay ₹[\d,]+ by card$/ }).click()
  await page.getByRole('button', { name: '… 4242 succeeds' }).click()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByText('We received your payment')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('We’ll refund what you paid.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('This order was cancelled.')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/was refunded/)).toBeVisible()
  }).toPass()
})

test(
  'An order paid on delivery is packed, sent and delivered, and an item comes back',
  { tag: '@proof' },
  async ({ page, openDevice }) => {
    await add(page, 'sankashti-vrat-kit')
    await checkOut(page)
    await field(page, 'State').selectOption('Kerala')
    await page.getByRole('radio', { name: /^Cash on delivery/ }).check()
    const place = page.getByRole('button', { name: /^Place order/ })
    await place.click()
    await expect(page.getByText('This PIN code is not in the state you chose')).toBeVisible()
    await field(page, 'State').selectOption('Maharashtra')
    await place.click()
    await expect(page.getByText(/Please pay ₹[\d,]+ to the courier/)).toBeVisible()
    const reference = /\/orders\/(\w+)/.exec(page.url())?.[1] ?? ''

    const staff = await openDevice()
    await openAdmin(staff, 'treasurer', 'orders')
    await staff.getByRole('link', { name: new RegExp(reference, 'i') }).click()
    await staff.getByRole('button', { name: 'Mark as packed' }).click()
    const dialog = staff.getByRole('alertdialog')
    await staff.getByRole('button', { name: 'Mark as sent' }).click()
    await dialog.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(dialog.getByText('Please enter the courier')).toBeVisible()
    await dialog.getByLabel('Courier').fill('India Post')
    await dialog.getByLabel('Tracking number (optional)').fill('EM123456789IN')
    await dialog.getByRole('button', { name: 'Mark as sent' }).click()
    await staff.getByRole('button', { name: 'Mark as delivered' }).click()
    await dialog.getByRole('button', { name: 'Mark as delivered' }).click()
    await expect(staff.getByText('by the buyer')).toBeVisible()
    await expect(
      staff.getByRole('main').getByText('Delivered', { exact: true }).first(),
    ).toBeVisible()

    await page.reload()
    await expect(page.getByText('Your order was delivered.')).toBeVisible()
    await expect(page.getByText('EM123456789IN')).toBeVisible()
    await page.getByRole('button', { name: 'Return items' }).click()
    await page.getByLabel(/^How many of/).selectOption('1')
    await page.getByLabel('What is wrong?').fill('The thali is dented.')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('Waiting for our answer')).toBeVisible()
    const photo = page.getByLabel('Add a photo')
    await photo.setInputFiles({
      name: 'thali.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture'),
    })
    await expect(page.getByRole('alert')).toContainText(/Please upload a JPEG, PNG/)
    await photo.setInputFiles('public/icons/screenshot-wide.png')
    // Made smaller first, which takes a busy machine a while.
    await expect(page.getByText('We have your photo.')).toBeVisible({ timeout: 45_000 })

    await staff.reload()
    await expect(staff.getByRole('img', { name: /photo/i })).toBeVisible()
    await staff.getByLabel('Answer to the buyer').fill('Please send it to the temple.')
    await staff.getByRole('button', { name: 'Accept return' }).click()
    await dialog.getByRole('button', { name: 'Accept return' }).click()
    await staff.getByRole('button', { name: 'Items received' }).click()
    await dialog.getByRole('radio', { name: /^Yes/ }).check()
    await dialog.getByRole('button', { name: 'Received, refund it' }).click()
    await expect(
      staff.getByRole('main').getByText('Returned', { exact: true }).first(),
    ).toBeVisible()
  },
)

test(
  'What is sold out meanwhile is not ordered, and what was typed stays',
  { tag: '@proof' },
  async ({ page, openDevice }) => {
    await add(page, 'marble-ganapati')
    await checkOut(page)
    await page.getByRole('radio', { name: /^Card/ }).check()
    const staff = await openDevice()
    await openAdmin(staff, 'editor', 'shop')
    const all = staff.getByRole('list', { name: 'Products' })
    await all.getByRole('link', { name: 'Marble Ganapati' }).click()
    await staff.getByLabel('How many you have').fill('0')
    await staff.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(staff, 'Saved. The shop shows it now.')).toBeVisible()

    await page.getByRole('button', { name: /^Place order/ }).click()
    await expect(page.getByText(/is sold out\. Nothing has been ordered\./)).toBeVisible()
    await expect(field(page, 'House and street')).toHaveValue('12 Laxmi Road')
    await expect(page.getByText('Something in your cart cannot be ordered as it is.')).toBeVisible()
  },
)

testWithWorker(
  'The checkout keeps what was typed, and an order opens offline @engines',
  async ({ page, network }) => {
    await add(page, 'daily-puja-kit')
    await installed(page)
    await checkOut(page)
    await page.getByRole('radio', { name: /^Cash on delivery/ }).check()
    await page.getByRole('link', { name: 'Back to cart' }).click()
    await page.getByRole('link', { name: 'Checkout' }).click()
    await expect(field(page, 'House and street')).toHaveValue('12 Laxmi Road')
    await field(page, 'Town or city').fill('Kolhapur')
    await page.reload()
    await expect(field(page, 'Town or city')).toHaveValue('Kolhapur')
    await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked()

    const place = page.getByRole('button', { name: /^Place order/ })
    await network.lose()
    await expect(
      page.getByText(/^You’re offline. Placing an order needs a connection/),
    ).toBeVisible()
    await expect(place).toBeDisabled()
    await network.regain()
    await place.click()
    await expect(page.getByText(/Please pay ₹[\d,]+ to the courier/)).toBeVisible()

    await network.lose()
    await page.reload()
    await expect(page.getByText('Kolhapur 411030')).toBeVisible()
    await expect(page.getByText(/^As of .* We can’t check for changes right now\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden()
  },
)

testWithWorker(
  'A file that was bought is downloaded, counted and opened offline',
  async ({ page, network }) => {
    // The calendar's file is made soon after the first start.
    await expect(async () => {
      await add(page, 'ganesha-calendar-2027')
      await settled(page, '/cart')
      await page.getByRole('link', { name: 'Checkout' }).click()
      await field(page, 'Full name').fill('Meera Joshi')
      await page.getByRole('main').getByLabel('Email', { exact: true }).fill('meera@example.org')
      await page.getByRole('radio', { name: /^Card/ }).check()
      await page.getByRole('button', { name: /^Place order/ }).click()
      await expect(page.getByRole('link', { name: /^Pay ₹[\d,]+ by card$/ })).toBeVisible()
    }).toPass({ timeout: 60_000 })
    await page.getByRole('link', { name: /^Pay ₹[\d,]+ by card$/ }).click()
    await page.getByRole('button', { name: '… 4242 succeeds' }).click()
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    const download = page.getByRole('button', { name: /^Download Ganesha Calendar/ })
    await expect(page.getByText('You can download it 10 more times.')).toBeVisible({
      timeout: 30_000,
    })
    await download.click()
    await expect(page.getByText('Saved on this phone. It opens offline too.')).toBeVisible()

    await network.lose()
    await page.reload()
    const opening = page.context().waitForEvent('page')
    await page.getByRole('button', { name: /^Open Ganesha Calendar/ }).click()
    expect((await opening).url()).toMatch(/^(blob:|about:blank)/)
  },
)
