import { openAdmin } from '#e2e/admin.ts'
import { expect, hydrated, test } from '#e2e/fixtures.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('an editor arranges the aarti, and devotees sing it so', async ({ page, openDevice }) => {
  await openAdmin(page, 'editor', 'mantras')
  await expect(page.getByText('13 mantras, in the order devotees see.')).toBeVisible()
  await page.getByRole('link', { name: 'Aartis and stotras' }).click()
  await expect(page.getByText('10 texts, in the order devotees see.')).toBeVisible()
  await page.getByRole('link', { name: 'Order of the aarti' }).click()
  const order = page.getByRole('list', { name: 'Order of the aarti' }).getByRole('listitem')
  await expect(order).toHaveCount(7)
  await page.getByRole('button', { name: 'Leave out: Shendur Lal Chadhayo' }).click()
  await expect(order).toHaveCount(6)
  await page.getByLabel('Mantra, stotra or aarti').selectOption({ label: 'Jai Ganesh Deva' })
  await page.getByRole('button', { name: 'Add to the aarti' }).click()
  await expect(order.last()).toContainText('7. Jai Ganesh Deva')
  await page.getByRole('button', { name: 'Move up: Jai Ganesh Deva' }).click()
  await expect(order.last()).toContainText('7. Mantra Pushpanjali')
  const phone = await openDevice()
  await phone.goto('/aarti')
  await hydrated(phone)
  await expect(phone.locator('.aarti-piece h2')).toHaveText([
    'Sukhkarta Dukhharta',
    'Durge Durghat Bhari',
    'Lavthavti Vikrala',
    'Yuge Atthavis',
    'Ghalin Lotangan',
    'Jai Ganesh Deva',
    'Mantra Pushpanjali',
  ])
})
