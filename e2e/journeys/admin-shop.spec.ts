import { openAdmin } from '#e2e/admin.ts'
import { expect, test } from '#e2e/fixtures.ts'

test('An editor changes a price and a count, is told what is wrong, and takes a product out of the shop', async ({
  page,
  openDevice,
}) => {
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
  await expect(page.getByText('Saved. The shop shows it now.').first()).toBeVisible()

  const devotee = await openDevice()
  await devotee.goto('/shop/sheesham-ganapati')
  await expect(devotee.getByText('₹1,950')).toBeVisible()
  await expect(devotee.getByText('Only 2 left')).toBeVisible()

  await page.getByRole('button', { name: 'Change to draft' }).click()
  await expect(page.getByText('Draft: only staff can see it.')).toBeVisible()
  await expect
    .poll(async () => (await devotee.request.get('/api/products/sheesham-ganapati')).status())
    .toBe(404)
  await devotee.reload()
  await expect(devotee.getByRole('heading', { name: 'This item is not in the shop' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published. Everyone can see it now.').first()).toBeVisible()
})
