import { adminClient, openAdmin } from '#e2e/admin.ts'
import { axeFaults } from '#e2e/axe.ts'
import { expect, test } from '#e2e/fixtures.ts'

test.use({
  viewport: { width: 1440, height: 900 },
})

// The other journeys see the app as it is usually.
test.describe.configure({ mode: 'serial' })

test('A temple gives the app its name, colour and icon, and takes them away again', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const client = await adminClient()
  const manifest = async () => (await client.get('/manifest.webmanifest')).json()
  const usual = await manifest()
  const document = async () => (await client.get('/shell.html')).text()
  const usualDocument = await document()

  await openAdmin(page, 'admin', 'settings/app')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const name = page.getByLabel('Name under the icon')
  const frame = page.getByLabel('Colour of the frame and the icon', { exact: true })
  await name.fill('The temple of the thousand lamps of Shri Siddhivinayaka, Pune')
  await page.getByLabel('Use the temple’s own colours').check()
  await frame.fill('#e0703f')
  await save.click()
  await expect(page.getByText('At most 12 letters: phones cut longer names')).toBeVisible()
  await expect(page.getByText(/Choose a darker one, such as #[0-9a-f]{6}/)).toBeVisible()

  const preview = page.getByRole('figure', { name: 'How phones will show it' })
  await name.fill('Siddhi')
  await frame.fill('#14532d')
  await expect(preview.getByText('Siddhi', { exact: true })).toHaveCount(4)
  await save.click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  const marked = await manifest()
  expect(marked).toMatchObject({
    name: usual.name,
    short_name: 'Siddhi',
    theme_color: '#14532d',
    background_color: '#fffbf3',
  })

  await page.getByLabel('Choose an icon').setInputFiles('package.json')
  await expect(page.getByText('This picture format is not accepted.')).toBeVisible()
  await page.getByLabel('Choose an icon').setInputFiles('public/icons/screenshot-phone.png')
  await expect(page.getByRole('button', { name: 'Remove icon' })).toBeVisible()
  expect(await axeFaults(page, 'the settings')).toEqual([])
  const own = await manifest()
  expect(own.icons[0].src).not.toBe(marked.icons[0].src)
  for (const { src } of own.icons) expect((await client.get(src)).status()).toBe(200)

  // A devotee's page, and the document the worker opens offline.
  await page.goto('/donate')
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#14532d')
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^\/media\/\w+-32\.png$/)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.reload()
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#14532d')
  expect(await document()).toContain('content="#14532d"')

  await page.goto('/admin/settings/app')
  await page.getByRole('button', { name: 'Remove icon' }).click()
  await expect(page.getByRole('button', { name: 'Remove icon' })).toHaveCount(0)
  expect((await manifest()).icons).toEqual(marked.icons)
  await name.fill('')
  await page.getByLabel('Use the temple’s own colours').uncheck()
  await save.click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  expect(await manifest()).toEqual(usual)
  expect(await document()).toBe(usualDocument)
  await client.dispose()
})
