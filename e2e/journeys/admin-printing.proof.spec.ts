import { adminClient, openAdmin } from '#e2e/admin.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { firstAdmin } from '#e2e/firstAdmin.ts'
import { fontOf, listenForPrinting, printed, type Printed } from '#e2e/paper.ts'
import type { Page } from '@playwright/test'

const name = 'मीरा कुलकर्णी श्रीकृष्ण'
const folder = process.env['PRINTED']
const fileOf = (paper: string) => (folder ? `${folder}/${paper}.pdf` : undefined)

/** A registered trust that sells goods with GST. */
test.beforeAll(async () => {
  const client = await adminClient()
  const { site, version } = await (await client.get('/api/admin/site')).json()
  const trust = {
    registration: 'E-1234 (Pune)',
    pan: 'AAATG1234E',
    eightyG: { registration: 'AAATG1234EF20214', date: '2021-09-24', section: '80G(5)(vi)' },
  }
  const fees = { standardFee: 80, expressFee: 150, countries: [] }
  const shop = { ...fees, ...site.shop, gstin: '27AAATG1234E1Z7' }
  const reply = await client.put('/api/admin/site', {
    data: { ...site, trust, shop, currentPassword: firstAdmin.password },
    headers: { 'if-match': `"${version}"` },
  })
  expect(reply.status(), await reply.text()).toBe(200)
  await client.dispose()
})

const sizes = [
  ['A4', 210, 297, 9],
  ['A5', 148, 210, 9],
  ['Roll, 80 mm', 80, undefined, 3.5],
  ['Roll, 58 mm', 58, undefined, 4.5],
] as const

async function printOn(page: Page, size: string, file: string): Promise<Printed> {
  await page.getByLabel('Paper in the printer').selectOption(size)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  const paper = await printed(page, fileOf(`${file} ${size}`))
  await expect(page.locator('.printout')).toHaveCount(0)
  return paper
}

/** Nothing is cut off, at the sides or at the end. */
function expectFits(
  { sheets: [sheet, ...more] }: Printed,
  [, width, height, edge]: (typeof sizes)[number],
) {
  expect(more).toEqual([])
  expect(sheet?.width).toBe(width)
  if (height) expect(sheet?.height).toBe(height)
  for (const side of sheet?.edges ?? []) expect(side).toBeGreaterThanOrEqual(edge)
}

test('A donation’s receipt fits each paper, with Devanagari and a code that is read', async ({
  page,
}) => {
  await listenForPrinting(page)
  await openAdmin(page, 'desk', 'counter/donation')
  await page.getByLabel('Amount in rupees').fill('1501')
  await page.getByLabel('Donor’s name').fill(name)
  await page.getByRole('button', { name: 'Record ₹1,501' }).click()
  await expect(page.getByText(/^Recorded: ₹1,501, receipt R-/)).toBeVisible()
  for (const [at, size] of sizes.entries()) {
    const paper = await printOn(page, size[0], 'donation')
    expectFits(paper, size)
    const { text } = paper
    expect(text).toContain('कुलकर्णी')
    expect(text).toContain('₹1,501')
    expect(text).toContain('80G')
    expect(paper.sheets[0]?.code).toMatch(/\/receipt\/r-\d{4}-\d\d-\d+#/)
    // The first one is the original.
    expect(text.includes('Duplicate')).toBe(at > 0)
  }
})

test('A paid booking is one slip: pass, prasad token and receipt; printed at once if wanted', async ({
  page,
}) => {
  await listenForPrinting(page)
  await openAdmin(page, 'desk', 'counter')
  await page.getByLabel('Paper in the printer').selectOption('Roll, 80 mm')
  await page.getByLabel('Open the print dialog after recording').check()
  const day = new Date(Date.now() + 15 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await page.getByLabel('Day', { exact: true }).fill(day)
  const morning = page.getByRole('radio', { name: /^Morning/ })
  await expect(morning).toBeEnabled()
  await morning.check()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Gotra not known').check()
  await page.getByRole('button', { name: /^Book and take ₹/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  expect(await fontOf(page, '.printout [lang=mr]')).toContain('Tiro Devanagari Sanskrit')
  const slip = await printed(page, fileOf('booking at once'))
  expect(slip.text).toMatch(/Puja pass[\s\S]*Prasad token[\s\S]*Receipt for dakshina/)
  for (const size of sizes.slice(2)) {
    const paper = await printOn(page, size[0], 'booking')
    expectFits(paper, size)
    expect(paper.sheets[0]?.code).toMatch(/\/booking\/|\/dakshina-receipts\//)
  }
  const { sheets } = await printOn(page, 'A5', 'booking')
  expect(sheets.map(({ width, height }) => [width, height])).toEqual([
    [148, 210],
    [148, 210],
  ])
})

test('A sale’s invoice has its taxes on a slip, too; Ctrl+P prints it', async ({ page }) => {
  await listenForPrinting(page)
  await openAdmin(page, 'desk', 'counter/sale')
  const more = page.getByRole('button', { name: /^One more/ })
  for (const at of [0, 4, 5, 8]) await more.nth(at).click()
  await page.getByRole('button', { name: /^Take ₹/ }).click()
  await expect(page.getByText(/^Sold: ₹/)).toBeVisible()
  await page.keyboard.press('Control+p')
  const first = await printed(page, fileOf('sale'))
  expectFits(first, sizes[0])
  for (const size of sizes) {
    const paper = await printOn(page, size[0], 'sale')
    expectFits(paper, size)
    for (const said of ['GSTIN 27AAATG1234E1Z7', 'HSN', 'CGST', 'SGST', 'Total', 'Duplicate']) {
      expect(paper.text).toContain(said)
    }
  }
})
