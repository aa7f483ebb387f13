import { adminClient, openAdmin } from '#e2e/admin.ts'
import { freshDay } from '#e2e/bookingForm.ts'
import { expect, test } from '#e2e/fixtures.ts'
import type { Page } from '@playwright/test'

/** The faces that the browser really draws an element's letters with. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

async function booked(page: Page): Promise<{ reference: string; date: string }> {
  const date = freshDay()
  const data = {
    pujaType: 'ganesh',
    preferredDate: date,
    preferredTime: 'morning',
    fullName: 'श्रद्धा ज्ञानेश्वर',
    email: 'shraddha@temple.example',
    sankalp: { names: ['श्रद्धा ज्ञानेश्वर'], gotra: 'Kashyapa' },
  }
  const reply = await page.request.post('/api/puja-bookings', { data })
  expect(reply.status(), await reply.text()).toBe(200)
  return { reference: (await reply.json()).reference, date }
}

test(
  'Names in Devanagari have the app’s own face in the lists',
  { tag: '@proof' },
  async ({ page }) => {
    const { reference } = await booked(page)
    await openAdmin(page, 'priest', `bookings/all?search=${reference}`)
    const name = page.getByRole('main').getByText('श्रद्धा ज्ञानेश्वर')
    await name.evaluate((element) => element.setAttribute('data-drawn', ''))
    await expect.poll(() => facesOf(page, '[data-drawn]')).toContain('Tiro Devanagari Sanskrit')
    expect(await facesOf(page, '[data-drawn]')).not.toContain('Noto Sans Devanagari')
  },
)

test('The site shows the name of the temple that was just saved', async ({ page, openDevice }) => {
  await openAdmin(page, 'admin', 'settings/temple')
  const visitor = await openDevice()
  const name = page.getByLabel('Name of the temple')
  const before = await name.inputValue()
  for (const each of ['Siddhivinayak Mandir', before]) {
    await name.fill(each)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Everything is saved')).toBeVisible()
    await visitor.goto('/about')
    await expect(visitor.getByRole('banner')).toContainText(each)
  }
})

test(
  'After a spelling is corrected the focus is back at its name',
  { tag: '@proof' },
  async ({ page }) => {
    const { reference, date } = await booked(page)
    await openAdmin(page, 'priest')
    const client = await adminClient()
    const confirmed = await client.post(`/api/admin/bookings/${reference}/status`, {
      data: { status: 'confirmed' },
    })
    expect(confirmed.status(), await confirmed.text()).toBe(200)
    await client.dispose()
    await page.goto(`/admin/bookings/sheet/${date}`)
    const pencil = page.getByRole('button', { name: /श्रद्धा ज्ञानेश्वर/ }).first()
    await pencil.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox').fill('Shraddha Dnyaneshwar')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Shraddha Dnyaneshwar')).toBeVisible()
    await expect(pencil).toBeFocused()
  },
)
