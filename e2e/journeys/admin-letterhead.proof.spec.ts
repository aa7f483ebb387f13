import { adminClient, openAdmin } from '#e2e/admin.ts'
import { axeFaults } from '#e2e/axe.ts'
import { expect, test } from '#e2e/fixtures.ts'

test.use({
  viewport: { width: 1440, height: 900 },
})

const icon = 'public/icons/icon-512.png'

test('Logo, signature and seal are on the next receipt; a wrong file loses nothing', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const client = await adminClient()
  /** How many pictures a new receipt's PDF holds. */
  const pictures = async (): Promise<number> => {
    const paidOn = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
    const data = { paymentMethod: 'cash', amount: 501, fullName: 'Meera', paidOn }
    const reply = await client.post('/api/admin/counter-donations', { data })
    expect(reply.status(), await reply.text()).toBe(200)
    const { receipt } = await reply.json()
    const pdf = await (await client.get(receipt.pdfPath)).body()
    return pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
  }
  const before = await pictures()
  await openAdmin(page, 'admin', 'settings/giving')
  const preview = page.getByRole('figure', { name: 'How a receipt will look' })
  for (const kind of ['logo', 'signature', 'seal']) {
    await page.getByLabel(`Choose a ${kind}`).setInputFiles(icon)
    await expect(preview.getByRole('img', { name: kind })).toBeVisible()
  }
  expect(await axeFaults(page, 'the settings')).toEqual([])
  const logo = await preview.getByRole('img', { name: 'Logo' }).getAttribute('src')
  await page.getByLabel('Choose another logo').setInputFiles('package.json')
  await expect(page.getByText('This picture format is not accepted.')).toBeVisible()
  await expect(preview.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', logo ?? '')
  expect(await pictures()).toBe(before + 3)

  await page.goto('/admin/bookings/sheet/2030-01-01')
  await expect(page.locator('.sheet > img')).toBeVisible()

  await page.goto('/admin/settings/giving')
  for (const kind of ['logo', 'signature', 'seal']) {
    await page.getByRole('button', { name: `Remove ${kind}` }).click()
    await expect(preview.getByRole('img', { name: kind })).toHaveCount(0)
  }
  await client.dispose()
})
