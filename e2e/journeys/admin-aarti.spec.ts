import { openAdmin } from '#e2e/admin.ts'
import { expect, hydrated, test } from '#e2e/fixtures.ts'
import { toast } from '#e2e/toasts.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test(
  'an editor arranges the aarti, and devotees sing it so',
  { tag: '@proof' },
  async ({ page, openDevice }) => {
    await openAdmin(page, 'editor', 'mantras')
    await expect(page.getByText('13 mantras, in the order devotees see.')).toBeVisible()
    await page.getByRole('link', { name: 'Aartis and stotras' }).click()
    await expect(page.getByText(/^1\d texts, in the order devotees see\.$/)).toBeVisible()
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
  },
)

test(
  'an editor adds a stotra verse by verse, and devotees read it',
  { tag: '@proof' },
  async ({ page, openDevice }) => {
    await openAdmin(page, 'editor', 'mantras/aartis')
    await page.getByRole('link', { name: 'Add a text' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New text')
    await expect(page.getByLabel('What it is')).toHaveValue('stotra')
    await page.getByLabel('Title').fill('Gajanana Stuti')
    await page
      .getByLabel('The text in Devanagari')
      .fill('गजाननं भूतगणादिसेवितं ।\n\nनमामि विघ्नेश्वरपादपङ्कजम् ॥')
    await page.getByLabel('Meaning', { exact: true }).fill('A short hymn.')
    await page.getByLabel('Verse by verse').fill('He is served.\n\nI bow.\n\nNo third verse.')
    await page.getByLabel('Word by word').fill('गजाननं the elephant-faced')
    await page.getByLabel('Names of the verses').fill('He who is served\nAt his feet')
    await page.getByLabel('Sources').fill('Text: our priest\nMeaning: https://example.org/book')
    const save = page.getByRole('button', { name: 'Save as a draft' })
    await save.click()
    await expect(page.getByText('Write each row as a word, an equals sign')).toBeVisible()
    await page.getByLabel('Word by word').fill('गजाननं = the elephant-faced')
    await save.click()
    await expect(page.getByText('This mantra has 2 verses')).toBeVisible()
    await page.getByLabel('Verse by verse').fill('He is served.\n\nI bow.')
    await save.click()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(toast(page, 'Published. Everyone can see it now.')).toBeVisible()

    const phone = await openDevice()
    await phone.goto('/mantras/gajanana-stuti')
    await hydrated(phone)
    await expect(phone.locator('.verse')).toHaveCount(2)
    await expect(phone.getByRole('heading', { name: 'At his feet' })).toBeVisible()
    await expect(phone.getByText('the elephant-faced')).toBeVisible()
    const sources = phone.getByRole('region', { name: 'Sources' })
    await expect(sources.getByRole('listitem')).toHaveCount(2)
    await expect(sources.getByRole('link', { name: 'example.org' })).toBeVisible()
  },
)
