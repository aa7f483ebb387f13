import { expect, settled, test, withWorker } from '#e2e/fixtures.ts'
import { openAdmin } from '#e2e/admin.ts'
import { axeFaults } from '#e2e/axe.ts'

test.use(withWorker)

test.use({
  viewport: { width: 1440, height: 900 },
})

test(
  'an editor adds a festival of every year, and a phone without network computes next year’s',
  { tag: '@proof' },
  async ({ page, openDevice }) => {
    test.setTimeout(120_000)
    const name = `Deepotsav ${Date.now().toString(36)}`
    await openAdmin(page, 'editor', 'festivals')
    await page.getByRole('link', { name: 'Add a festival' }).click()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Repeats').selectOption('Every year, by tithi')
    await page.getByLabel('Lunar month').selectOption('Kartika')
    await page.getByLabel('Tithi').selectOption('Purnima')
    const years = page.getByRole('region', { name: 'The next years' })
    await expect(years.getByRole('listitem')).toHaveCount(6)
    await expect(years).toContainText('14 Nov 2027')
    expect(await axeFaults(page, 'its form')).toEqual([])
    await page.getByLabel('Description (optional)').fill('A thousand lamps.')
    await page.getByLabel('Begins at').fill('18:30')
    await page.getByLabel('Place (optional)').fill('The courtyard')
    await page.getByLabel('Choose a picture').setInputFiles('public/icons/icon-512.png')
    await page.getByLabel('Description of the picture').fill('Lamps on the steps')
    await page.getByRole('button', { name: 'Add festival' }).click()
    await expect(page.getByText('Kartika, Purnima')).toBeVisible()
    expect(await axeFaults(page, 'its page')).toEqual([])

    const phone = await openDevice()
    const address = `/calendar/${name.toLowerCase().replace(' ', '-')}-2027`
    await settled(phone, address)
    await expect(phone.getByRole('main').getByText('Sunday, 14 Nov 2027').first()).toBeVisible()
    await expect(phone.getByText('6:30 PM')).toBeVisible()
    await expect(phone.getByText('The courtyard')).toBeVisible()
    await expect(phone.getByRole('img', { name: 'Lamps on the steps' })).toBeVisible()
    await settled(phone, '/calendar')
    await phone.context().setOffline(true)
    await phone.goto(address.replace('2027', '2031'))
    await expect(phone.getByRole('heading', { name })).toBeVisible()
    await expect(phone.getByText('The courtyard')).toBeVisible()

    await page.getByRole('button', { name: 'Stop repeating' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop repeating' }).click()
    await expect(page.getByText(`“${name}” no longer repeats`, { exact: true })).toBeVisible()
  },
)
