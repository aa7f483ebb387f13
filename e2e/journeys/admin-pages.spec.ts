import { expect, settled, test, withWorker } from '#e2e/fixtures.ts'
import { openAdmin } from '#e2e/admin.ts'

test.use(withWorker)

test.use({ viewport: { width: 1440, height: 900 } })

test(
  'an editor rewrites a page, and a phone that has it reads the new words',
  { tag: '@proof' },
  async ({ page, openDevice }) => {
    test.setTimeout(120_000)
    const phone = await openDevice()
    await settled(phone, '/shipping')
    const told = `Parcels leave on Mondays, ${Date.now().toString(36)}.`
    await openAdmin(page, 'editor', 'pages')
    const list = page.getByRole('list', { name: 'Pages', exact: true })
    await list.getByRole('link', { name: 'Shipping Policy' }).click()
    const text = page.getByLabel('Text', { exact: true })
    const before = await text.inputValue()
    await text.fill(`${before}\n\n## When\n\n${told} <script>alert(1)</script>`)
    const preview = page.getByRole('region', { name: 'As devotees will see it' })
    await expect(preview.getByRole('heading', { name: 'When' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Format the text' })).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Page saved', { exact: true })).toBeVisible()

    await settled(phone, '/shipping')
    await expect(phone.getByText(told)).toBeVisible()
    await expect(phone.getByText('<script>alert(1)</script>')).toBeVisible()
    await phone.context().setOffline(true)
    await phone.goto('/shipping')
    await expect(phone.getByText(told)).toBeVisible()
  },
)
