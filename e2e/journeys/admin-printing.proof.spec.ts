import { adminClient, openAdmin } from '#e2e/admin.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { firstAdmin } from '#e2e/firstAdmin.ts'
import { fontOf, listenForPrinting, printed, type Printed } from '#e2e/paper.ts'
import { placed } from '#e2e/orders.ts'
import { temple } from '#e2e/temple.ts'
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
    expect(paper.sheets[0]?.codes.join()).toMatch(/\/receipt\/r-\d{4}-\d\d-\d+#/)
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
    expect(paper.sheets[0]?.codes.join()).toMatch(/\/booking\/.*\/dakshina-receipts\//)
  }
  const { sheets } = await printOn(page, 'A5', 'booking')
  expect(sheets.map(({ width, height }) => [width, height])).toEqual([
    [148, 210],
    [148, 210],
  ])

  await page.goto(`/admin/bookings/sheet/${day}`)
  await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Print' }).click()
  expectFits(await printed(page, fileOf('priest list')), sizes[0])
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

test('A seva’s card fits its paper, and the priest’s lists fit A4', async ({ page }) => {
  await listenForPrinting(page)
  await openAdmin(page, 'desk', 'counter')
  await page.getByLabel('Paper in the printer').selectOption('Roll, 58 mm')
  const client = await adminClient()
  const seva = {
    kind: 'annadan',
    occasion: 'punyatithi',
    fullName: name,
    phone: '98220 12345',
    inName: 'श्रीकृष्ण कुलकर्णी',
    gotra: 'काश्यप',
    by: 'tithi',
    month: 9,
    day: 25,
    dayRule: 'aparahna',
    since: '2026-12-01',
    amount: 11_000,
    plan: 'once',
  }
  const added = await client.post('/api/admin/sevas', { data: seva })
  expect(added.status(), await added.text()).toBe(200)
  const { id } = await added.json()
  await client.dispose()
  await page.goto(`/admin/sevas/${id}`)
  await page.getByRole('button', { name: 'Print card' }).click()
  const card = await printed(page, fileOf('seva card'))
  expectFits(card, sizes[3])
  expect(card.text).toContain('22 Dec 2027')

  await page.goto('/admin/sevas/print/2026-12-15')
  await expect(page.getByRole('row').filter({ hasText: 'श्रीकृष्ण' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Print' }).click()
  expectFits(await printed(page, fileOf('seva list')), sizes[0])
})

test('Address labels are each as large as a label', async ({ page }) => {
  await listenForPrinting(page)
  const client = await adminClient()
  for (const fullName of [name, 'Meera Joshi'])
    await placed(client, temple().upstream, { payment: 'cod', fullName })
  await client.dispose()
  await openAdmin(page, 'admin', 'orders/slips')
  await page
    .getByLabel('Print', { exact: true })
    .selectOption('Only address labels, 4 × 6 inches each')
  await page.getByRole('button', { name: 'Print' }).click()
  const labels = await printed(page, fileOf('labels'))
  expect(labels.sheets.length).toBeGreaterThanOrEqual(2)
  for (const { width, height, edges } of labels.sheets) {
    expect([width, height]).toEqual([102, 152])
    for (const edge of edges) expect(edge).toBeGreaterThanOrEqual(5)
  }
  await page.getByLabel('Print', { exact: true }).selectOption('Only address labels, eight on A4')
  await page.getByRole('button', { name: 'Print' }).click()
  const [sheet, ...more] = (await printed(page, fileOf('labels A4'))).sheets
  expect(more).toEqual([])
  expect(sheet).toMatchObject({ width: 210, height: 297 })
  // Sheets of eight labels begin 4.65 mm from the edge.
  for (const edge of sheet?.edges ?? []) expect(edge).toBeGreaterThanOrEqual(4.5)
})
